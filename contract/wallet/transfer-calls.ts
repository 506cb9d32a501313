import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { usernameInput } from '#/identity/login-calls.ts'
import { verificationCode } from '#/identity/mobile-number.ts'
import { moment, shape } from '#/system/content.ts'
import { paymentPassword, paymentPasswordErrors } from './payout-calls.ts'
import { memberAmount } from './wallet-balance.ts'

/** Transfers between accounts of one tree (requirement WAL-05, domain section 3.5). */
const ofTransfers = { moduleId: 'WALLET', token: 'needed', origin: 'ours' } as const

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])
const maskedName = Type.String({ minLength: 1, maxLength: 60, description: 'A username without its middle' })

/** Who may be sent to, how much, and what stands in the way. */
const transferTerms = defineCall({
  ...ofTransfers,
  id: 'transferTerms',
  summary: 'On which terms the account sends money within its tree.',
  method: 'GET',
  path: '/wps/wallet/transfers/terms',
  callers: ['member', 'agent'],
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: shape({
    upline: orNull(maskedName),
    mayUpline: Type.Boolean({ description: 'There is a direct upline, and the merchant offers it' }),
    mayDownline: Type.Boolean({ description: 'The account is an agent, and the merchant offers it' }),
    least: memberAmount,
    most: memberAmount,
    step: memberAmount,
    available: memberAmount,
    leftToday: memberAmount,
    dayEndsAt: moment,
    turnoverLeft: memberAmount,
    turnover: Type.Integer({ minimum: 0, maximum: 5, description: 'Times that the receiver has to bet it' }),
    heldUntil: orNull(moment),
    openWithdrawal: orNull(Type.String({ pattern: '^[2-9A-HJ-NP-Z]{12}$' })),
    hasPaymentPassword: Type.Boolean(),
    needsAuthenticator: Type.Boolean({ description: 'The account has one, whose code is asked for' }),
    currencySymbol: Type.String({ minLength: 1, maxLength: 5 }),
  }),
  errors: [],
})

const sent = shape({
  number: Type.String({ pattern: '^[2-9A-HJ-NP-Z]{12}$' }),
  amount: memberAmount,
  to: maskedName,
  at: moment,
})
export type SentTransfer = Static<typeof sent>

const change = {
  ...ofTransfers,
  method: 'POST',
  encrypted: true,
  query: shape({}),
  value: sent,
  errors: [
    ...(['transfer_not_offered', 'transfer_target_refused', 'account_suspended', 'money_held'] as const),
    ...(['transfer_amount_refused', 'transfer_day_sum', 'transfer_too_soon', 'withdrawal_open'] as const),
    ...(['turnover_not_met', 'insufficient_funds', 'idempotency_conflict'] as const),
    ...paymentPasswordErrors,
    ...(['authenticator_code_wrong', 'login_locked'] as const),
  ],
} as const
const wanted = {
  requestId: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
  amount: memberAmount,
  paymentPassword,
  authenticatorCode: Type.Optional(verificationCode),
}

/** Sends money to the direct upline. The same `requestId` with the same amount answers the same transfer. */
const transferUpline = defineCall({
  ...change,
  id: 'transferUpline',
  summary: 'Sends money to the direct upline.',
  path: '/wps/wallet/transfers/upline',
  callers: ['member', 'agent'],
  body: shape(wanted),
})

/**
 * An agent sends money to an account below it; who is not there, and who is elsewhere, are refused alike. To whoever is no
 * agent it is not offered.
 */
const transferDownline = defineCall({
  ...change,
  id: 'transferDownline',
  summary: 'Sends money to an account below.',
  path: '/wps/wallet/transfers/downline',
  callers: ['member', 'agent'],
  body: shape({ ...wanted, username: usernameInput }),
})

export const transferCalls = { transferTerms, transferUpline, transferDownline } as const
