import Type from 'typebox'
import { cashierAmount } from './cashier-settings.ts'
import { shape } from './content.ts'

const caps = {
  perCall: { ...cashierAmount, description: 'What one call may give' },
  perDay: { ...cashierAmount, description: "What a vendor may give in a day of the merchant's" },
} as const

/**
 * How much game vendors may give without a stake to answer for: promotions, jackpots, rewards, wins of free rounds and
 * corrections upward. What passes a cap is held, and stops the vendor's gifts until two operators lift the stop. Bets, and
 * wins of rounds with a stake, are not counted.
 */
export const vendorGiftSettings = shape({
  ...caps,
  vendors: Type.Array(
    shape({ vendor: Type.String({ pattern: '^[A-Z0-9_]{2,20}$', description: 'Vendor code' }), ...caps }),
    { maxItems: 400, description: 'Vendors with caps of their own' },
  ),
})
