import Type from 'typebox'
import { cashierAmount } from './cashier-settings.ts'
import { shape } from './content.ts'

/** The same where nothing is an amount too. */
const amountOrNothing = { pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount' } as const

/** How members are paid out, and who looks at what (requirements WAL-07, WAL-08, OPS-05). */
export const withdrawalSettings = shape({
  provider: Type.String({
    pattern: '^([A-Z]{2,20})?$',
    description: 'One that the environment names and that pays out; empty: nobody withdraws',
  }),
  least: cashierAmount,
  most: cashierAmount,
  countPerDay: Type.Integer({ minimum: 1, maximum: 100, description: 'Withdrawals of a member', 'x-unit': 'perDay' }),
  sumPerDay: cashierAmount,
  freePerDay: Type.Integer({ minimum: 0, maximum: 100, description: 'Cost nothing', 'x-unit': 'perDay' }),
  feePpm: Type.Integer({ minimum: 0, maximum: 200_000, description: 'Taken from the amount; 10,000 is 1 %' }),
  leastFee: Type.String({ ...amountOrNothing }),
  needsMobile: Type.Boolean({ description: 'Only members with a mobile number withdraw' }),
  legLeast: cashierAmount,
  legMost: cashierAmount,
  receiptMinutes: Type.Integer({
    minimum: 5,
    maximum: 1_440,
    'x-unit': 'minutes',
    description: 'Without an answer a payout then counts as received',
  }),
  reminders: Type.Array(Type.Integer({ minimum: 1, maximum: 1_439 }), {
    maxItems: 5,
    uniqueItems: true,
    description: 'Minutes before that end',
  }),
  approvedAutomatically: Type.String({
    ...amountOrNothing,
    description: 'Up to this amount nobody looks where the checks find nothing',
  }),
  scoreAtMost: Type.Integer({ minimum: 0, maximum: 1_000, description: 'Points of the checks that still pass' }),
  newAccountDays: Type.Integer({ minimum: 0, maximum: 365, 'x-unit': 'days' }),
  velocityOrders: Type.Integer({ minimum: 1, maximum: 100, description: 'Within 24 hours' }),
  velocitySum: cashierAmount,
  approvedAlone: Type.String({
    ...amountOrNothing,
    description: 'Up to this amount one operator approves a withdrawal; above it a second one does',
  }),
})
