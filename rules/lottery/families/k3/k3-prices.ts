import type { PriceTable } from '../../price-row.ts'

/** Fixed odds of 快三; what is missing is priced by prize group. */
export const k3Prices: PriceTable = {
  K3_SUM: {
    odds: {
      '3': '189',
      '4': '63',
      '5': '31.5',
      '6': '18.9',
      '7': '12.6',
      '8': '9',
      '9': '7.65',
      '10': '7',
      '11': '7',
      '12': '7.65',
      '13': '9',
      '14': '12.6',
      '15': '18.9',
      '16': '31.5',
      '17': '63',
      '18': '189',
    },
  },
  K3_BSOE: { odds: { '1': '1.95' } },
  K3_TRIPLE_ANY: { odds: { '1': '31.5' } },
  K3_TRIPLE: { odds: { '1': '189' } },
  K3_DIFF3: { odds: { '1': '31.5' } },
  K3_STRAIGHT_ANY: { odds: { '1': '7.87' } },
  K3_PAIR_ANY: { odds: { '1': '12.6' } },
  K3_PAIR: { odds: { '1': '63' } },
  K3_DIFF2: { odds: { '1': '6.3' } },
  K3_ONE: { odds: { '1': '2.05' } },
}
