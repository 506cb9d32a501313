import type { PriceTable } from '../../price-row.ts'

/** Fixed odds of Thai numbers; those in any order by the count of their orders. */
export const seaPrices: PriceTable = {
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
