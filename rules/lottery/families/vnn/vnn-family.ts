import type { VnnDraw } from '../../draw.ts'
import type { PriceTable } from '../../price-row.ts'
import { fillsBoard, northBoard } from '../../vietnamese-boards.ts'
import type { Family } from '../family.ts'
import { vnAttributes } from '../vn/vn-match.ts'
import { vnTrends } from '../vn/vn-trends.ts'
import { vnnBetTypes } from './vnn-bet-types.ts'

/** 27 prizes, each as wide as its tier. */
function isVnnDraw(draw: VnnDraw): boolean {
  return fillsBoard(northBoard, draw)
}

const twoDigits = { odds: { '1': '99.5' } }
const threeDigits = { odds: { '1': '980' } }
const fourDigits = { odds: { '1': '9000' } }
const oneDigit = { odds: { '1': '9.95' } }

/** Fixed odds of northern Vietnam: nothing is priced by prize group. */
const vnnPrices: PriceTable = {
  VNN_LO2: { odds: { '1': '99.9' } },
  VNN_LO2_1K: { odds: { '1': '3.7' } },
  VNN_LO2_HEAD: { odds: { '1': '99.9' } },
  VNN_LO3: threeDigits,
  VNN_LO4: fourDigits,

  VNN_XIEN2: { odds: { '1': '16' } },
  VNN_XIEN3: { odds: { '1': '65' } },
  VNN_XIEN4: { odds: { '1': '250' } },
  VNN_TRUOT4: { odds: { '1': '2.3' } },
  VNN_TRUOT6: { odds: { '1': '4.5' } },
  VNN_TRUOT8: { odds: { '1': '8' } },
  VNN_TRUOT10: { odds: { '1': '12' } },

  VNN_DE_DB: twoDigits,
  VNN_DE_DB_HEAD: twoDigits,
  VNN_DE_G1: twoDigits,
  VNN_DE_G1_HEAD: twoDigits,
  VNN_DE_G7: twoDigits,
  VNN_DE_DD: twoDigits,
  VNN_DAU: oneDigit,
  VNN_DUOI: oneDigit,

  VNN_3C_DB: threeDigits,
  VNN_3C_G1: threeDigits,
  VNN_3C_G6: threeDigits,
  VNN_3C_DD: threeDigits,
  VNN_4C_DB: fourDigits,
  VNN_DB_BSOE: { odds: { '1': '1.98' } },
}

/** Northern Vietnam, whole. */
export const vnnFamily: Family<VnnDraw> = {
  betTypes: vnnBetTypes,
  prices: vnnPrices,
  isDraw: isVnnDraw,
  attributes: vnAttributes,
  trends: vnTrends('VNN', northBoard, 'G7'),
}
