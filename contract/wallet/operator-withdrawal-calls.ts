import { withdrawalChecks } from '@banyan/rules/cashier/withdrawal-risk.ts'
import { approvedTogether } from '@banyan/rules/cashier/withdrawal-terms.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { legPlace, maskedAccount, withdrawal, withdrawalNumber, withdrawalState } from '#/wallet/withdrawal.ts'
import { namedMember, orNull } from '../identity/member-words.ts'
import { operatorCall, reason } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const
const act = { ...operatorCall, method: 'POST', query: shape({}), origin: 'ours' } as const
const together = { ...fourEyesCall, method: 'POST', query: shape({}) } as const

const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const score = Type.Integer({ minimum: 0, maximum: 10_000, description: 'Points of the automatic checks' })
const checks = Type.Array(shape({ check: Type.Enum([...withdrawalChecks]), points: score }), { maxItems: 20 })

const listed = shape({
  number: withdrawalNumber,
  member: namedMember,
  state: withdrawalState,
  amount: memberAmount,
  fee: memberAmount,
  received: memberAmount,
  account: maskedAccount,
  score,
  reasons: Type.Array(Type.Enum([...withdrawalChecks]), { maxItems: 20, description: 'What the checks found' }),
  disputes: Type.Integer({ minimum: 0, maximum: 1_000, description: 'Payouts that an operator has to decide' }),
  unknown: Type.Integer({ minimum: 0, maximum: 1_000, description: 'Payouts of which the provider says nothing' }),
  /** The soonest moment at which a payout counts as received. */
  answerBy: orNull(moment),
  createdAt: moment,
  changedAt: moment,
})
export type ListedWithdrawal = Static<typeof listed>

/** What a queue is narrowed to beside a state: all that is open, what an operator decides, and what is in dispute. */
const queues = ['open', 'waiting', 'disputed'] as const

/**
 * Withdrawals of all members, newest first; those of a queue or an open state oldest first. The sums are those of the filter,
 * of the last 31 days where no days are named.
 */
const listWithdrawals = defineCall({
  ...read,
  id: 'listWithdrawals',
  summary: 'Withdrawals of all members.',
  path: '/wps/operator/withdrawals',
  query: shape({
    state: Type.Optional(Type.Union([withdrawalState, Type.Enum([...queues])])),
    number: Type.Optional(withdrawalNumber),
    member: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })),
    from: Type.Optional(moment),
    until: Type.Optional(moment),
    ...pageQuery,
  }),
  value: shape({
    ...pageOf(listed),
    total: shape({ count, amount: memberAmount, received: memberAmount }),
    waiting: shape({ reviews: count, disputes: count, unknown: count }),
  }),
  errors: ['account_not_found'],
})

/** A withdrawal with its way, what the checks found, what was said to and by the provider, and images of answers. */
const withdrawalRecord = defineCall({
  ...read,
  id: 'withdrawalRecord',
  summary: 'A withdrawal with all that happened to it.',
  path: '/wps/operator/withdrawals/record',
  query: shape({ number: withdrawalNumber }),
  value: shape({
    withdrawal,
    member: namedMember,
    score,
    checks,
    needsSecond: Type.Boolean({ description: 'Whether its approval needs a second operator' }),
    by: Type.Array(
      shape({
        at: moment,
        event: Type.String({ maxLength: 40 }),
        state: withdrawalState,
        place: orNull(legPlace),
        by: Type.String({ maxLength: 60 }),
        note: orNull(Type.String({ maxLength: 500 })),
      }),
      { maxItems: 5_000 },
    ),
    told: Type.Array(
      shape({
        place: legPlace,
        at: moment,
        kind: Type.Enum(['payout', 'inquiry', 'callback', 'file']),
        outcome: Type.String({ maxLength: 200 }),
      }),
      { maxItems: 100 },
    ),
    proofs: Type.Array(
      shape({ place: legPlace, images: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }), { maxItems: 3 }) }),
      { maxItems: 1_000 },
    ),
  }),
  errors: ['withdrawal_not_found'],
})

const named = { number: withdrawalNumber, reason }
const decisionErrors = ['withdrawal_not_found', 'withdrawal_over'] as const
/** The member's money is held now, or its payout account is gone. */
const approvalErrors = [...decisionErrors, 'money_held', 'payout_account_needed'] as const
const legErrors = ['withdrawal_not_found', 'leg_not_found', 'leg_over'] as const

/** Approves a withdrawal that is reviewed, up to the amount that one operator approves alone. */
const approveWithdrawal = defineCall({
  ...act,
  id: 'approveWithdrawal',
  summary: 'Approves a withdrawal that is reviewed.',
  path: '/wps/operator/withdrawals/approve',
  body: shape(named),
  value: shape({}),
  errors: [...approvalErrors, 'second_operator_needed'],
})

/**
 * Approves several withdrawals that are reviewed, each as if alone. Together they come to no more than one operator
 * approves alone. Which were approved is answered, and of each other one why not.
 */
const approveWithdrawals = defineCall({
  ...act,
  id: 'approveWithdrawals',
  summary: 'Approves several withdrawals that are reviewed.',
  path: '/wps/operator/withdrawals/approve-several',
  body: shape({
    numbers: Type.Array(withdrawalNumber, { minItems: 1, maxItems: approvedTogether, uniqueItems: true }),
    reason,
  }),
  value: shape({
    approved: Type.Array(withdrawalNumber, { maxItems: approvedTogether }),
    others: Type.Array(shape({ number: withdrawalNumber, code: Type.Enum([...approvalErrors]) }), {
      maxItems: approvedTogether,
    }),
  }),
  // Its first one where none could be approved.
  errors: [...approvalErrors, 'second_operator_needed'],
})

/** The same with a second operator, for any amount. */
const approveLargeWithdrawal = defineCall({
  ...together,
  id: 'approveLargeWithdrawal',
  summary: 'Approves a reviewed withdrawal of a large amount.',
  path: '/wps/operator/withdrawals/approve-large',
  body: shape(named),
  errors: approvalErrors,
})

const rejectWithdrawal = defineCall({
  ...act,
  id: 'rejectWithdrawal',
  summary: 'Refuses a withdrawal: the money is back, and the member reads the reason.',
  path: '/wps/operator/withdrawals/reject',
  body: shape(named),
  value: shape({}),
  errors: decisionErrors,
})

const holdWithdrawal = defineCall({
  ...act,
  id: 'holdWithdrawal',
  summary: 'Has a withdrawal wait that is reviewed.',
  path: '/wps/operator/withdrawals/hold',
  body: shape(named),
  value: shape({}),
  errors: decisionErrors,
})

const resumeWithdrawal = defineCall({
  ...act,
  id: 'resumeWithdrawal',
  summary: 'Takes a withdrawal up again that waits.',
  path: '/wps/operator/withdrawals/resume',
  body: shape(named),
  value: shape({}),
  errors: decisionErrors,
})

/** A payout arrived, whatever its member says: that can't be taken back, so two operators say it. */
const forceReceipt = defineCall({
  ...together,
  id: 'forceReceipt',
  summary: 'Says for good that a payout arrived.',
  path: '/wps/operator/withdrawals/force-receipt',
  body: shape({ ...named, place: legPlace }),
  errors: legErrors,
})

/** What is in dispute of a payout goes back to the member's balance. */
const refundLeg = defineCall({
  ...together,
  id: 'refundLeg',
  summary: 'Gives back what is in dispute of a payout.',
  path: '/wps/operator/withdrawals/refund-leg',
  body: shape({ ...named, place: legPlace }),
  errors: legErrors,
})

/** What is in dispute of a payout is paid once more, by a payout of its own. */
const payLegAgain = defineCall({
  ...together,
  id: 'payLegAgain',
  summary: 'Pays once more what is in dispute of a payout.',
  path: '/wps/operator/withdrawals/pay-leg-again',
  body: shape({ ...named, place: legPlace }),
  errors: legErrors,
})

/** A payout that counted as received is back at the provider: its money goes back to the member's balance. */
const returnLeg = defineCall({
  ...together,
  id: 'returnLeg',
  summary: 'Gives back a payout that the bank returned.',
  path: '/wps/operator/withdrawals/return-leg',
  body: shape({ ...named, place: legPlace }),
  errors: legErrors,
})

export const operatorWithdrawalCalls = {
  listWithdrawals,
  withdrawalRecord,
  approveWithdrawal,
  approveWithdrawals,
  approveLargeWithdrawal,
  rejectWithdrawal,
  holdWithdrawal,
  resumeWithdrawal,
  forceReceipt,
  refundLeg,
  payLegAgain,
  returnLeg,
} as const
