import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { obstacle, withdrawalLines } from './obstacle.ts'
import { paymentPassword, paymentPasswordErrors, payoutAccountId } from './payout-calls.ts'
import { memberAmount } from './wallet-balance.ts'
import { legPlace, withdrawal, withdrawalNumber } from './withdrawal.ts'

const ofWithdrawals = { moduleId: 'WALLET', callers: ['member', 'agent'], token: 'needed', encrypted: false } as const
const uploads = (least: 0 | 1) =>
  Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }), { minItems: least, maxItems: 3, uniqueItems: true })

/**
 * What a withdrawal needs, line by line in the order in which a request is checked, and on which terms it would be made
 * now. Without an amount or a payout account the lines about them ask whether any would do.
 */
const withdrawalRequirements = defineCall({
  ...ofWithdrawals,
  id: 'withdrawalRequirements',
  summary: 'Whether the account can withdraw, and what is missing.',
  method: 'GET',
  path: '/wps/withdraw/requirements',
  query: shape({ amount: Type.Optional(memberAmount), payoutAccount: Type.Optional(payoutAccountId) }),
  body: undefined,
  value: shape({
    lines: Type.Array(
      shape({
        line: Type.Enum([...withdrawalLines]),
        obstacle: Type.Union([Type.Null(), obstacle]),
      }),
      { maxItems: withdrawalLines.length },
    ),
    terms: shape({
      least: memberAmount,
      most: memberAmount,
      step: memberAmount,
      available: memberAmount,
      leftToday: memberAmount,
      countLeftToday: Type.Union([
        Type.Null(),
        Type.Integer({ minimum: 0, maximum: 1_000, description: 'Null: without a limit' }),
      ]),
      freeLeftToday: Type.Integer({ minimum: 0, maximum: 1_000 }),
      dayEndsAt: moment,
      fee: Type.Union([Type.Null(), Type.String({ ...memberAmount, description: 'Of the amount asked about' })]),
      feePpm: Type.Integer({ minimum: 0, maximum: 200_000 }),
      leastFee: memberAmount,
      receiptMinutes: Type.Integer({ minimum: 5, maximum: 1_440 }),
    }),
    currencySymbol: Type.String({ minLength: 1, maxLength: 5 }),
  }),
  errors: [],
  origin: 'ours',
})

/**
 * Asks for money. The same `requestId` with the same account and amount answers the same withdrawal; with others it is
 * refused. The first line that is not met refuses it, with what is missing.
 */
const requestWithdrawal = defineCall({
  ...ofWithdrawals,
  encrypted: true,
  id: 'requestWithdrawal',
  summary: 'Asks for money to be paid out.',
  method: 'POST',
  path: '/wps/withdraw/orders',
  query: shape({}),
  body: shape({
    requestId: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
    payoutAccount: payoutAccountId,
    amount: memberAmount,
    paymentPassword,
  }),
  value: withdrawal,
  errors: [
    ...(['withdrawals_closed', 'account_suspended', 'money_held', 'mobile_needed'] as const),
    ...(['payout_account_needed', 'payout_account_held'] as const),
    ...paymentPasswordErrors,
    ...(['withdrawal_amount_refused', 'withdrawal_day_count', 'withdrawal_day_sum', 'withdrawal_open'] as const),
    ...(['turnover_not_met', 'money_at_vendors', 'insufficient_funds', 'idempotency_conflict'] as const),
  ],
  origin: 'ours',
})

/** The account's withdrawals, newest first. */
const withdrawals = defineCall({
  ...ofWithdrawals,
  id: 'withdrawals',
  summary: 'Withdrawals of the account.',
  method: 'GET',
  path: '/wps/withdraw/orders',
  query: shape({ ...pageQuery }),
  body: undefined,
  value: shape(pageOf(withdrawal)),
  errors: [],
  origin: 'ours',
})

const named = shape({ number: withdrawalNumber })

/** One withdrawal; absent and another's are answered alike. */
const withdrawalOrder = defineCall({
  ...ofWithdrawals,
  id: 'withdrawalOrder',
  summary: 'One withdrawal of the account.',
  method: 'GET',
  path: '/wps/withdraw/order',
  query: named,
  body: undefined,
  value: withdrawal,
  errors: ['withdrawal_not_found'],
  origin: 'ours',
})

/** Takes a withdrawal back that is not approved: the money is back at once. */
const cancelWithdrawal = defineCall({
  ...ofWithdrawals,
  id: 'cancelWithdrawal',
  summary: 'Takes a withdrawal back.',
  method: 'POST',
  path: '/wps/withdraw/cancelled',
  query: shape({}),
  body: named,
  value: withdrawal,
  errors: ['withdrawal_not_found', 'withdrawal_over'],
  origin: 'ours',
})

const answer = {
  ...ofWithdrawals,
  method: 'POST',
  query: shape({}),
  value: withdrawal,
  origin: 'ours',
} as const
const answerErrors = ['withdrawal_not_found', 'leg_not_found', 'leg_over'] as const
const proofErrors = ['upload_not_found', 'upload_used', 'upload_three_at_most'] as const
const ofLeg = { number: withdrawalNumber, place: legPlace }

/** A payout arrived: that is final. */
const confirmLeg = defineCall({
  ...answer,
  id: 'confirmLeg',
  summary: 'Says that a payout arrived.',
  path: '/wps/withdraw/legs/received',
  body: shape(ofLeg),
  errors: answerErrors,
})

/** Less arrived than was sent: what remains is in dispute. It can't be changed afterwards, so it needs the payment password. */
const confirmLegPartly = defineCall({
  ...answer,
  id: 'confirmLegPartly',
  encrypted: true,
  summary: 'Says that a part of a payout arrived.',
  path: '/wps/withdraw/legs/partly',
  body: shape({ ...ofLeg, arrived: memberAmount, paymentPassword, proofs: Type.Optional(uploads(0)) }),
  errors: [...answerErrors, ...proofErrors, 'leg_amount_refused', ...paymentPasswordErrors],
})

/** Nothing arrived, which one to three images such as a bank statement show; an operator decides. */
const denyLeg = defineCall({
  ...answer,
  id: 'denyLeg',
  summary: 'Says that a payout did not arrive.',
  path: '/wps/withdraw/legs/denied',
  body: shape({ ...ofLeg, proofs: uploads(1) }),
  errors: [...answerErrors, ...proofErrors],
})

export const withdrawalCalls = {
  withdrawalRequirements,
  requestWithdrawal,
  withdrawals,
  withdrawalOrder,
  cancelWithdrawal,
  confirmLeg,
  confirmLegPartly,
  denyLeg,
} as const
