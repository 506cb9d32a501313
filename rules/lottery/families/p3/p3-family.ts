import type { P3Draw } from '../../draw.ts'
import { areNumbers } from '../../grammar/numbers.ts'
import type { PriceTable } from '../../price-row.ts'
import { sidesOf } from '../../primitives/two-sides.ts'
import { shapeOf, shapePrices } from '../digits/digit-shape.ts'
import type { Family } from '../family.ts'
import { p3BetTypes } from './p3-bet-types.ts'
import { p3Trends } from './p3-trends.ts'

/** Three digits. */
function isP3Draw({ digits }: P3Draw): boolean {
  return areNumbers(digits, 3, 0, 9)
}

/** Sum with its sides, span and shape. */
function p3Attributes({ digits }: P3Draw) {
  const sum = digits.reduce((total, digit) => total + digit, 0)
  const span = Math.max(...digits) - Math.min(...digits)
  return { sum: String(sum), ...sidesOf(sum, 14), span: String(span), shape: shapeOf(digits) }
}

/** Fixed odds of 3D and PL3; what is missing is priced by prize group. */
const p3Prices: PriceTable = {
  P3_3_SHAPE: shapePrices,
}

/** 3D and PL3, whole. */
export const p3Family: Family<P3Draw> = {
  betTypes: p3BetTypes,
  prices: p3Prices,
  isDraw: isP3Draw,
  attributes: p3Attributes,
  trends: p3Trends,
}
