import type { PriceTable } from '../../price-row.ts'

/** Fixed odds of PK10; what is missing is priced by prize group. */
export const pk10Prices: PriceTable = {
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
