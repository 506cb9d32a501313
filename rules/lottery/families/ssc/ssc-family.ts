import type { SscDraw } from '../../draw.ts'
import { areNumbers } from '../../grammar/numbers.ts'
import type { PriceRow, PriceTable } from '../../price-row.ts'
import { dragonTigerOf, sidesOf } from '../../primitives/two-sides.ts'
import { shapeOf, shapePrices } from '../digits/digit-shape.ts'
import type { Family } from '../family.ts'
import { sscBetTypes } from './ssc-bet-types.ts'
import { sscTrends } from './ssc-trends.ts'

/** Five digits. */
function isSscDraw({ digits }: SscDraw): boolean {
  return areNumbers(digits, 5, 0, 9)
}

/** Sum of all five with its sides, first against last digit, shapes of the three segments. */
function sscAttributes({ digits }: SscDraw) {
  const sum = digits.reduce((total, digit) => total + digit, 0)
  return {
    sum: String(sum),
    ...sidesOf(sum, 23),
    dragonTiger: dragonTigerOf(digits[0], digits[4]),
    front3: shapeOf(digits.slice(0, 3)),
    middle3: shapeOf(digits.slice(1, 4)),
    last3: shapeOf(digits.slice(2)),
  }
}

const dragonTiger: PriceRow = { odds: { D: '2.2', T: '2.2', X: '9.4' } }
const dragonTigerPush: PriceRow = { odds: { D: '1.982', T: '1.982', X: '9.4' } }

/** Fixed odds of 时时彩; what is missing is priced by prize group. */
const sscPrices: PriceTable = {
  SSC_POS_BSOE: { odds: { '1': '1.982' } },
  SSC_SUM_BSOE: { odds: { '1': '1.982' } },
  SSC_F3_SHAPE: shapePrices,
  SSC_M3_SHAPE: shapePrices,
  SSC_L3_SHAPE: shapePrices,
  SSC_DT_1_2: dragonTiger,
  SSC_DT_1_3: dragonTiger,
  SSC_DT_1_4: dragonTiger,
  SSC_DT_1_5: dragonTiger,
  SSC_DT_2_3: dragonTiger,
  SSC_DT_2_4: dragonTiger,
  SSC_DT_2_5: dragonTiger,
  SSC_DT_3_4: dragonTiger,
  SSC_DT_3_5: dragonTiger,
  SSC_DT_4_5: dragonTiger,
  SSC_DT_1_2_PUSH: dragonTigerPush,
  SSC_DT_1_3_PUSH: dragonTigerPush,
  SSC_DT_1_4_PUSH: dragonTigerPush,
  SSC_DT_1_5_PUSH: dragonTigerPush,
  SSC_DT_2_3_PUSH: dragonTigerPush,
  SSC_DT_2_4_PUSH: dragonTigerPush,
  SSC_DT_2_5_PUSH: dragonTigerPush,
  SSC_DT_3_4_PUSH: dragonTigerPush,
  SSC_DT_3_5_PUSH: dragonTigerPush,
  SSC_DT_4_5_PUSH: dragonTigerPush,
}

/** 时时彩, whole. */
export const sscFamily: Family<SscDraw> = {
  betTypes: sscBetTypes,
  prices: sscPrices,
  isDraw: isSscDraw,
  attributes: sscAttributes,
  trends: sscTrends,
}
