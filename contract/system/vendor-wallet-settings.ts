import Type from 'typebox'
import { cashierAmount } from './cashier-settings.ts'
import { shape } from './content.ts'

/** How money is at each vendor: in the one wallet of the brand, or in one that the vendor keeps (requirements WAL-04). */
export const vendorWalletSettings = shape({
  vendors: Type.Array(
    shape({
      vendor: Type.String({ pattern: '^[A-Z0-9_]{2,20}$', description: 'Vendor code' }),
      name: Type.String({ minLength: 1, maxLength: 40, description: 'What members read' }),
      mode: Type.Enum(['single', 'transfer']),
      unit: Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'How many units of the currency are one of the vendor’s',
      }),
      least: cashierAmount,
    }),
    { maxItems: 50 },
  ),
})
