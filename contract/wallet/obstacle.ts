import Type, { type Static } from 'typebox'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from './wallet-balance.ts'

/** What is looked at before money goes out, in this order (domain section 5.5). */
export const withdrawalLines = [
  'offered',
  'account',
  'hold',
  'mobile',
  'payoutAccount',
  'password',
  'amount',
  'dayCount',
  'daySum',
  'open',
  'turnover',
  'balance',
] as const
export type WithdrawalLine = (typeof withdrawalLines)[number]

/** What a line of them is refused with. */
export const obstacleCodes = [
  'withdrawals_closed',
  'account_suspended',
  'money_held',
  'mobile_needed',
  'payout_account_needed',
  'payout_account_held',
  'payment_password_needed',
  'payment_password_wrong',
  'payment_password_locked',
  'withdrawal_amount_refused',
  'withdrawal_day_count',
  'withdrawal_day_sum',
  'withdrawal_open',
  'turnover_not_met',
  'money_at_vendors',
  'insufficient_funds',
] as const
export type ObstacleCode = (typeof obstacleCodes)[number]

/** What stands in the way of a withdrawal, with what is missing and until when. */
export const obstacle = shape({
  line: Type.Enum([...withdrawalLines]),
  code: Type.Enum([...obstacleCodes]),
  until: Type.Optional(moment),
  least: Type.Optional(memberAmount),
  most: Type.Optional(memberAmount),
  step: Type.Optional(memberAmount),
  left: Type.Optional(Type.String({ ...memberAmount, description: 'What is still to be staked, or may still go out' })),
  atVendors: Type.Optional(
    Type.String({ ...memberAmount, description: 'What could come back from vendors, as they said last' }),
  ),
  atMost: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000, description: 'Withdrawals of a day' })),
  number: Type.Optional(Type.String({ pattern: '^[2-9A-HJ-NP-Z]{12}$', description: 'The withdrawal under way' })),
})
export type Obstacle = Static<typeof obstacle>
