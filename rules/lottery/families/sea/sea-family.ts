import type { SeaDraw } from '../../draw.ts'
import type { PriceTable } from '../../price-row.ts'
import { sidesOf } from '../../primitives/two-sides.ts'
import type { Family } from '../family.ts'
import { seaBetTypes } from './sea-bet-types.ts'
import { isSeaDraw, topNumber } from './sea-draw.ts'
import { seaTrends } from './sea-trends.ts'

/** The top numbers of each length, the bottom number, and the sides of the last three digits. */
function seaAttributes(draw: SeaDraw) {
  const t3 = topNumber(draw, 3)
  return {
    ...(draw.first.length === 4 ? { t4: draw.first } : {}),
    t3,
    t2: topNumber(draw, 2),
    b2: draw.b2,
    ...sidesOf(Number(t3), 500),
  }
}

/** Fixed odds of Thai numbers; those in any order by the count of their orders. */
const seaPrices: PriceTable = {
  SEA_3TOP: { odds: { '1': '900' } },
  SEA_3TOD: { odds: { P6: '130', P3: '260' } },
  SEA_2TOP: { odds: { '1': '90' } },
  SEA_2BOTTOM: { odds: { '1': '90' } },
  SEA_RUNTOP: { odds: { '1': '3.2' } },
  SEA_RUNBOTTOM: { odds: { '1': '4.2' } },
  SEA_BSOE: { odds: { '1': '1.95' } },

  SEA_3FRONT: { odds: { '1': '400' } },
  SEA_3BACK: { odds: { '1': '400' } },

  SEA_4TOP: { odds: { '1': '6000' } },
  SEA_4TOD: { odds: { P24: '200', P12: '400', P6: '800', P4: '1200' } },
}

/** Numbers of South-East Asia, whole. */
export const seaFamily: Family<SeaDraw> = {
  betTypes: seaBetTypes,
  prices: seaPrices,
  isDraw: isSeaDraw,
  attributes: seaAttributes,
  trends: seaTrends,
}
