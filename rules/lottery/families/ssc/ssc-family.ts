import type { SscDraw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { sscAttributes } from './ssc-attributes.ts'
import { sscBetTypes } from './ssc-bet-types.ts'
import { isSscDraw } from './ssc-draw.ts'
import { sscPrices } from './ssc-prices.ts'

/** 时时彩, whole. */
export const sscFamily: Family<SscDraw> = {
  betTypes: sscBetTypes,
  prices: sscPrices,
  isDraw: isSscDraw,
  attributes: sscAttributes,
}
