import type { LhcDraw } from '../../draw.ts'
import { areDifferentNumbers } from '../../grammar/numbers.ts'
import type { PriceTable } from '../../price-row.ts'
import { sidesOf } from '../../primitives/two-sides.ts'
import { animalOf, animals } from '../../zodiac.ts'
import type { Family } from '../family.ts'
import { lhcBetTypes } from './lhc-bet-types.ts'
import { colourOf, drawnInAll } from './lhc-numbers.ts'
import { bigTotalFrom, lhcTotal } from './lhc-sum.ts'
import { lhcTrends } from './lhc-trends.ts'

/** Six numbers and a special one, seven different ones of 1 to 49, in a lunar year. */
function isLhcDraw({ numbers, special, yearAnimal }: LhcDraw): boolean {
  return areDifferentNumbers([...numbers, special], drawnInAll, 1, 49) && animals.includes(yearAnimal)
}

/** Colours and animals of all seven numbers, the special one last; sides of the special number, `X` for 49; the sum. */
function lhcAttributes(draw: LhcDraw) {
  const { numbers, special, yearAnimal } = draw
  const all = [...numbers, special]
  const sum = lhcTotal.of(draw)
  const { size, parity } = special === 49 ? { size: 'X', parity: 'X' } : sidesOf(special, 25)
  const total = sidesOf(sum, bigTotalFrom)
  return {
    colours: all.map(colourOf).join(','),
    animals: all.map((number) => animalOf(number, yearAnimal)).join(','),
    size,
    parity,
    sum: String(sum),
    sumSize: total.size,
    sumParity: total.parity,
  }
}

const single = { odds: { '1': '48.5' } }
const sides = { odds: { '1': '1.965' } }

/** Fixed odds of 六合彩: nothing is priced by prize group. */
const lhcPrices: PriceTable = {
  LHC_TM: single,
  LHC_TM_BSOE: sides,
  LHC_TM_SUMBS: sides,
  LHC_TM_SUMOE: sides,
  LHC_TM_TAILBS: sides,
  LHC_TM_COLOR: { odds: { R: '2.7', B: '2.9', G: '2.9' } },
  LHC_TM_ZODIAC: { odds: { Z4: '12', Z5: '9.5' } },

  LHC_ZM: { odds: { '1': '7.2' } },
  LHC_ZMT_1: single,
  LHC_ZMT_2: single,
  LHC_ZMT_3: single,
  LHC_ZMT_4: single,
  LHC_ZMT_5: single,
  LHC_ZMT_6: single,

  LHC_2QZ: { odds: { '1': '60' } },
  LHC_3QZ: { odds: { '1': '700' } },
  LHC_3Z2: { odds: { Z2: '20', Z3: '110' } },
  LHC_2ZT: { odds: { Z2: '50', ZT: '25' } },
  LHC_TC: { odds: { '1': '150' } },

  LHC_NBZ5: { odds: { '1': '2.15' } },
  LHC_NBZ6: { odds: { '1': '2.5' } },
  LHC_NBZ7: { odds: { '1': '3' } },
  LHC_NBZ8: { odds: { '1': '3.65' } },
  LHC_NBZ9: { odds: { '1': '4.45' } },
  LHC_NBZ10: { odds: { '1': '5.4' } },

  LHC_YX: { odds: { Z4: '2.08', Z5: '1.78' } },
  LHC_WS: { odds: { T: '1.798', T0: '2.09' } },
  LHC_LX2: { odds: { Z4: '4.5', Z5: '4' } },
  LHC_LX3: { odds: { Z4: '12', Z5: '9.5' } },
  LHC_LX4: { odds: { Z4: '35', Z5: '28' } },
  LHC_SUM_BSOE: { odds: { B: '1.95', S: '1.95', O: '1.95', E: '1.95' } },
}

/** 六合彩, whole. */
export const lhcFamily: Family<LhcDraw> = {
  betTypes: lhcBetTypes,
  prices: lhcPrices,
  isDraw: isLhcDraw,
  attributes: lhcAttributes,
  colourOf,
  trends: lhcTrends,
}
