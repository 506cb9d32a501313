import type { Pc28Draw } from '../../draw.ts'
import { areNumbers } from '../../grammar/numbers.ts'
import type { PriceTable } from '../../price-row.ts'
import { sidesOf } from '../../primitives/two-sides.ts'
import { shapeOf } from '../digits/digit-shape.ts'
import type { Family } from '../family.ts'
import { pc28BetTypes } from './pc28-bet-types.ts'
import { isHighest, isLowest, pc28Sum } from './pc28-sum.ts'
import { pc28Trends } from './pc28-trends.ts'

/** Three digits. */
function isPc28Draw({ digits }: Pc28Draw): boolean {
  return areNumbers(digits, 3, 0, 9)
}

/** Sum with its sides and their combination, whether it is an extreme, and the shape of the digits. */
function pc28Attributes(draw: Pc28Draw) {
  const sum = pc28Sum.of(draw)
  const sides = sidesOf(sum, 14)
  return {
    sum: String(sum),
    ...sides,
    combo: sides.size + sides.parity,
    ...(isLowest(sum) ? { extreme: 'MIN' } : isHighest(sum) ? { extreme: 'MAX' } : {}),
    shape: shapeOf(draw.digits),
  }
}

/** Fixed odds of PC28; what is missing is priced by prize group. */
const pc28Prices: PriceTable = {
  PC_NUM: {
    odds: {
      '0': '800',
      '1': '325',
      '2': '162',
      '3': '97',
      '4': '64',
      '5': '46',
      '6': '34',
      '7': '27',
      '8': '21',
      '9': '18',
      '10': '15',
      '11': '14',
      '12': '13',
      '13': '13',
      '14': '13',
      '15': '13',
      '16': '14',
      '17': '15',
      '18': '18',
      '19': '21',
      '20': '27',
      '21': '34',
      '22': '46',
      '23': '64',
      '24': '97',
      '25': '162',
      '26': '325',
      '27': '800',
    },
  },
  PC_BSOE: { odds: { '1': '1.96' } },
  PC_COMBO: { odds: { BO: '3.93', BE: '3.47', SO: '3.47', SE: '3.93' } },
  PC_EXTREME: { odds: { '1': '15' } },
  PC_LEOPARD: { odds: { '1': '88' } },
  PC_NUM3: { prizeGroup: 1760 },
}

/** PC28, whole. */
export const pc28Family: Family<Pc28Draw> = {
  betTypes: pc28BetTypes,
  prices: pc28Prices,
  isDraw: isPc28Draw,
  attributes: pc28Attributes,
  trends: pc28Trends,
}
