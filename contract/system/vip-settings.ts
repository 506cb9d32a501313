import Type from 'typebox'
import { cashierAmount } from './cashier-settings.ts'
import { localisedText, shape } from './content.ts'

const amountOrNothing = (description: string) =>
  Type.String({ pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount', description })

/** Level 0 and twenty above it. */
export const vipLevelsAtMost = 21

/**
 * The VIP levels, level 0 first; without any the brand has no VIP (requirements PRO-04). A member has a level by what it
 * deposited and bet in its life, and keeps it by what it bets in a month.
 */
export const vipSettings = shape({
  levels: Type.Array(
    shape({
      name: localisedText(24),
      deposited: amountOrNothing('Deposited in all, at least'),
      valid: amountOrNothing('And bet in all, at least'),
      keepValid: amountOrNothing('Bet in a month, at least, or one level is lost; 0.00: it stays'),
      upgradeGift: amountOrNothing('For reaching it; 0.00: nothing'),
      weeklyGift: amountOrNothing('For a week; 0.00: nothing'),
      monthlyGift: amountOrNothing('For a month; 0.00: nothing'),
      birthdayGift: amountOrNothing('For a birthday; 0.00: nothing'),
      withdrawalsPerDay: Type.Integer({
        ...{ minimum: 0, maximum: 100, 'x-unit': 'perDay' },
        description: 'Withdrawals in a day; 0: without a limit',
      }),
      withdrawnPerDay: { ...cashierAmount, description: 'Withdrawn in a day, at most' },
    }),
    { maxItems: vipLevelsAtMost },
  ),
})
