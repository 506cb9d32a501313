import type { K3Draw } from '../../draw.ts'
import { areNumbers } from '../../grammar/numbers.ts'
import type { PriceTable } from '../../price-row.ts'
import { sidesOf } from '../../primitives/two-sides.ts'
import type { Family } from '../family.ts'
import { faceShown, isStraight, k3BetTypes } from './k3-bet-types.ts'
import { k3Trends } from './k3-trends.ts'

/** Three dice. */
function isK3Draw({ dice }: K3Draw): boolean {
  return areNumbers(dice, 3, 1, 6)
}

/** Sum with its sides, and what the dice have in common. */
function k3Attributes({ dice }: K3Draw) {
  const sum = dice.reduce((total, face) => total + face, 0)
  return { sum: String(sum), ...sidesOf(sum, 11), shape: shapeOfDice(dice) }
}

function shapeOfDice(dice: readonly number[]): string {
  if (faceShown(dice, 3) > 0) return 'TRIPLE'
  if (faceShown(dice, 2) > 0) return 'PAIR'
  return isStraight(dice) ? 'STRAIGHT' : 'MISC'
}

/** Fixed odds of 快三; what is missing is priced by prize group. */
const k3Prices: PriceTable = {
  K3_SUM: {
    odds: {
      '3': '189',
      '4': '63',
      '5': '31.5',
      '6': '18.9',
      '7': '12.6',
      '8': '9',
      '9': '7.65',
      '10': '7',
      '11': '7',
      '12': '7.65',
      '13': '9',
      '14': '12.6',
      '15': '18.9',
      '16': '31.5',
      '17': '63',
      '18': '189',
    },
  },
  K3_BSOE: { odds: { '1': '1.95' } },
  K3_TRIPLE_ANY: { odds: { '1': '31.5' } },
  K3_TRIPLE: { odds: { '1': '189' } },
  K3_DIFF3: { odds: { '1': '31.5' } },
  K3_STRAIGHT_ANY: { odds: { '1': '7.87' } },
  K3_PAIR_ANY: { odds: { '1': '12.6' } },
  K3_PAIR: { odds: { '1': '63' } },
  K3_DIFF2: { odds: { '1': '6.3' } },
  K3_ONE: { odds: { '1': '2.05' } },
}

/** 快三, whole. */
export const k3Family: Family<K3Draw> = {
  betTypes: k3BetTypes,
  prices: k3Prices,
  isDraw: isK3Draw,
  attributes: k3Attributes,
  trends: k3Trends,
}
