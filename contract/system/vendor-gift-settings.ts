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
 * wins of rounds with a stake, are not counted; a win beyond what its stake can answer for is held by itself.
 */
export const vendorGiftSettings = shape({
  ...caps,
  // A section from before these caps has neither; the server then has its first ones.
  winMultiple: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'How many times its stake a round may pay' }),
  ),
  perWin: Type.Optional(
    Type.String({ ...cashierAmount, description: 'What one call may pay for a round with a stake' }),
  ),
  vendors: Type.Array(
    shape({ vendor: Type.String({ pattern: '^[A-Z0-9_]{2,20}$', description: 'Vendor code' }), ...caps }),
    { maxItems: 400, description: 'Vendors with caps of their own' },
  ),
})
