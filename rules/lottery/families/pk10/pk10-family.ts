import type { Pk10Draw } from '../../draw.ts'
import { areDifferentNumbers } from '../../grammar/numbers.ts'
import type { PriceTable } from '../../price-row.ts'
import { dragonTigerOf, sidesOf } from '../../primitives/two-sides.ts'
import type { Family } from '../family.ts'
import { pk10BetTypes } from './pk10-bet-types.ts'
import { pk10Trends } from './pk10-trends.ts'

/** The numbers 1 to 10 in any order. */
function isPk10Draw({ numbers }: Pk10Draw): boolean {
  return areDifferentNumbers(numbers, 10, 1, 10)
}

/** Sum of the first two with its sides, and each of the first five places against its mirror. */
function pk10Attributes({ numbers }: Pk10Draw) {
  const sum = (numbers[0] ?? 0) + (numbers[1] ?? 0)
  const duels = [1, 2, 3, 4, 5].map((place) => [
    `dragonTiger${place}`,
    dragonTigerOf(numbers[place - 1], numbers[10 - place]),
  ])
  return { sum: String(sum), ...sidesOf(sum, 12), ...Object.fromEntries(duels) }
}

/** Fixed odds of PK10; what is missing is priced by prize group. */
const pk10Prices: PriceTable = {
  PK_FIXED: { odds: { '1': '9.91' } },
  PK_POS_BSOE: { odds: { '1': '1.982' } },
  PK_DT_1: { odds: { '1': '1.982' } },
  PK_DT_2: { odds: { '1': '1.982' } },
  PK_DT_3: { odds: { '1': '1.982' } },
  PK_DT_4: { odds: { '1': '1.982' } },
  PK_DT_5: { odds: { '1': '1.982' } },
  PK_SUM2: {
    odds: {
      '3': '44.1',
      '4': '44.1',
      '5': '22.05',
      '6': '22.05',
      '7': '14.7',
      '8': '14.7',
      '9': '11.025',
      '10': '11.025',
      '11': '8.82',
      '12': '11.025',
      '13': '11.025',
      '14': '14.7',
      '15': '14.7',
      '16': '22.05',
      '17': '22.05',
      '18': '44.1',
      '19': '44.1',
    },
  },
  PK_SUM2_BSOE: { odds: { B: '2.2', S: '1.77', O: '1.77', E: '2.2' } },
}

/** PK10, whole. */
export const pk10Family: Family<Pk10Draw> = {
  betTypes: pk10BetTypes,
  prices: pk10Prices,
  isDraw: isPk10Draw,
  attributes: pk10Attributes,
  trends: pk10Trends,
}
