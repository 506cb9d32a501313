import type { D4Draw } from '../../draw.ts'
import { areNumerals } from '../../grammar/numbers.ts'
import type { PriceRow, PriceTable } from '../../price-row.ts'
import { sidesOf } from '../../primitives/two-sides.ts'
import type { Family } from '../family.ts'
import { d4BetTypes } from './d4-bet-types.ts'
import { d4Trends } from './d4-trends.ts'

/** 23 numbers of four digits; an imported draw may show one of them twice. */
function isD4Draw({ first, second, third, special, consolation }: D4Draw): boolean {
  return areNumerals([first, second, third], 3, 4) && areNumerals(special, 10, 4) && areNumerals(consolation, 10, 4)
}

/** The last three digits of the first prize, and the sides of all four. */
function d4Attributes({ first }: D4Draw) {
  return { first3: first.slice(-3), ...sidesOf(Number(first), 5000) }
}

const big = { odds: { first: '2500', second: '1000', third: '500', special: '180', consolation: '60' } }
const small = { odds: { first: '3500', second: '2000', third: '1000' } }

/** iBox by count of orders. */
const iBoxBig = {
  24: { first: '105', second: '42', third: '21', special: '8', consolation: '3' },
  12: { first: '209', second: '84', third: '42', special: '15', consolation: '5' },
  6: { first: '417', second: '167', third: '84', special: '30', consolation: '10' },
  4: { first: '625', second: '250', third: '125', special: '45', consolation: '15' },
}
const iBoxSmall = {
  24: { first: '146', second: '84', third: '42' },
  12: { first: '292', second: '167', third: '84' },
  6: { first: '584', second: '334', third: '167' },
  4: { first: '875', second: '500', third: '250' },
}

/** Fixed odds of 4D, as Magnum's list has them. */
const d4Prices: PriceTable = {
  D4_BIG: big,
  D4_SMALL: small,
  D4_BOX_BIG: big,
  D4_BOX_SMALL: small,
  D4_IBOX_BIG: byOrders(iBoxBig),
  D4_IBOX_SMALL: byOrders(iBoxSmall),
  D4_ROLL_BIG: big,
  D4_ROLL_SMALL: small,
  D4_4A: { odds: { '1': '6000' } },
  D4_3A: { odds: { '1': '660' } },
}

/** One row of tiers such as `first24`. */
function byOrders(lists: Readonly<Record<number, Readonly<Record<string, string>>>>): PriceRow {
  const rows = Object.entries(lists).flatMap(([orders, odds]) =>
    Object.entries(odds).map(([tier, decimal]) => [tier + orders, decimal] as const),
  )
  return { odds: Object.fromEntries(rows) }
}

/** 4D, whole. */
export const d4Family: Family<D4Draw> = {
  betTypes: d4BetTypes,
  prices: d4Prices,
  isDraw: isD4Draw,
  attributes: d4Attributes,
  trends: d4Trends,
}
