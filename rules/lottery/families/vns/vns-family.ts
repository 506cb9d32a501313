import type { VnsDraw } from '../../draw.ts'
import type { PriceTable } from '../../price-row.ts'
import { fillsBoard, southBoard } from '../../vietnamese-boards.ts'
import type { Family } from '../family.ts'
import { vnAttributes } from '../vn/vn-match.ts'
import { vnTrends } from '../vn/vn-trends.ts'
import { vnsBetTypes } from './vns-bet-types.ts'

/** 18 prizes, each as wide as its tier. */
function isVnsDraw(draw: VnsDraw): boolean {
  return fillsBoard(southBoard, draw)
}

const twoDigits = { odds: { '1': '99.5' } }
const threeDigits = { odds: { '1': '980' } }
const fourDigits = { odds: { '1': '9000' } }
const oneDigit = { odds: { '1': '9.95' } }

/** Fixed odds of southern and central Vietnam: nothing is priced by prize group. */
const vnsPrices: PriceTable = {
  VNS_LO2: { odds: { '1': '99.9' } },
  VNS_LO2_1K: { odds: { '1': '5.445' } },
  VNS_LO2_HEAD: { odds: { '1': '99.9' } },
  VNS_LO3: threeDigits,
  VNS_LO4: fourDigits,

  VNS_XIEN2: { odds: { '1': '28' } },
  VNS_XIEN3: { odds: { '1': '150' } },
  VNS_XIEN4: { odds: { '1': '750' } },
  VNS_TRUOT4: { odds: { '1': '1.8' } },
  VNS_TRUOT6: { odds: { '1': '2.5' } },
  VNS_TRUOT8: { odds: { '1': '3.3' } },
  VNS_TRUOT10: { odds: { '1': '4.3' } },

  VNS_DE_DB: twoDigits,
  VNS_DE_DB_HEAD: twoDigits,
  VNS_DE_G1: twoDigits,
  VNS_DE_G1_HEAD: twoDigits,
  VNS_DE_G8: twoDigits,
  VNS_DE_DD: twoDigits,
  VNS_DAU: oneDigit,
  VNS_DUOI: oneDigit,

  VNS_3C_DB: threeDigits,
  VNS_3C_G1: threeDigits,
  VNS_3C_G7: threeDigits,
  VNS_3C_DD: threeDigits,
  VNS_4C_DB: fourDigits,
  VNS_DB_BSOE: { odds: { '1': '1.98' } },
}

/** Southern and central Vietnam, whole. */
export const vnsFamily: Family<VnsDraw> = {
  betTypes: vnsBetTypes,
  prices: vnsPrices,
  isDraw: isVnsDraw,
  attributes: vnAttributes,
  trends: vnTrends('VNS', southBoard, 'G8'),
}
