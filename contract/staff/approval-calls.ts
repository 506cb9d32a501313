import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { operatorCall, reason, rowId } from '../operator-call.ts'

const change = Type.Union([Type.Null(), Type.Object({}, { additionalProperties: true })])

/** A request, as whoever decides it reads it. */
export const approval = shape({
  id: rowId,
  call: Type.String({ maxLength: 60, description: 'Id of the call that waits' }),
  object: Type.String({ maxLength: 200, description: 'What it is about, such as `operator dao.pham`' }),
  before: change,
  after: change,
  reason: Type.String({ maxLength: 500 }),
  askedBy: Type.String({ maxLength: 60, description: "Username, or 'operator key'" }),
  askedAt: moment,
  expiresAt: moment,
  state: Type.Enum(['waiting', 'approved', 'rejected', 'withdrawn', 'expired']),
  decidedBy: Type.Union([Type.Null(), Type.String({ maxLength: 60 })]),
  decidedAt: Type.Union([Type.Null(), moment]),
  decisionReason: Type.Union([Type.Null(), Type.String({ maxLength: 500 })]),
})
export type Approval = Static<typeof approval>

const ofApprovals = { ...operatorCall, path: '/wps/operator/approvals', origin: 'ours' } as const

const listApprovals = defineCall({
  ...ofApprovals,
  id: 'listApprovals',
  summary: 'Requests for a second operator: pending ones oldest first, all of them newest first.',
  method: 'GET',
  query: shape({
    state: Type.Enum(['waiting', 'any'], { default: 'waiting' }),
    ...pageQuery,
  }),
  body: undefined,
  value: shape({
    ...pageOf(approval),
    waiting: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'All that wait now' }),
  }),
  errors: [],
})

/** Longest sign-in address or password that an approval answers. */
const shownAtMost = 400

const decision = { ...operatorCall, method: 'POST', query: shape({}), value: shape({}), origin: 'ours' } as const

/**
 * Carries out a request. `shown` is its secret, a password or a sign-in address, for the approving operator to hand over:
 * no other answer has it. Answers changed_meanwhile when it would now change something else than it said, and what
 * the call itself refuses. Nobody approves what they asked for, nor by an account with the same authenticator.
 */
const approveRequest = defineCall({
  ...decision,
  id: 'approveRequest',
  summary: 'Approves a request, which then happens.',
  path: '/wps/operator/approvals/approve',
  body: shape({ id: rowId, reason: Type.Optional(reason) }),
  value: shape({
    shown: Type.Optional(
      Type.String({ minLength: 1, maxLength: shownAtMost, description: 'Password or sign-in address, shown once' }),
    ),
  }),
  errors: [
    ...(['approval_not_found', 'approval_over', 'own_approval', 'changed_meanwhile'] as const),
    // What the calls themselves refuse, whose state may have changed while they waited.
    ...(['account_not_found', 'role_not_found', 'role_in_use', 'last_owner', 'nothing_to_change'] as const),
    ...(['account_closed', 'factor_not_found', 'insufficient_funds', 'payout_account_not_found'] as const),
    ...(['deposit_not_found', 'deposit_over', 'deposit_amount_refused', 'payment_not_found'] as const),
    ...(['issue_not_found', 'result_shape'] as const),
    ...(['fair_result_stands', 'lottery_issue_over', 'result_in_delay', 'correction_window_over'] as const),
    ...(['host_not_allowed', 'held_gift_not_found', 'withdrawal_not_found', 'withdrawal_over', 'money_held'] as const),
    ...(['payout_account_needed', 'leg_not_found', 'leg_over'] as const),
    ...(['promotion_not_found', 'promotion_below_spent', 'promotion_sold_out', 'gift_too_large'] as const),
    ...(['account_suspended', 'not_eligible', 'person_rewarded'] as const),
    ...(['lottery_game_unknown', 'lottery_play_unknown', 'price_refused'] as const),
  ],
})

const rejectRequest = defineCall({
  ...decision,
  id: 'rejectRequest',
  summary: 'Rejects a request.',
  path: '/wps/operator/approvals/reject',
  body: shape({ id: rowId, reason }),
  errors: ['approval_not_found', 'approval_over', 'own_approval'],
})

/** For whoever made the request, alone. */
const withdrawRequest = defineCall({
  ...decision,
  id: 'withdrawRequest',
  summary: 'Takes back a request of one’s own.',
  path: '/wps/operator/approvals/recall',
  body: shape({ id: rowId }),
  errors: ['approval_not_found', 'approval_over'],
})

export const approvalCalls = { listApprovals, approveRequest, rejectRequest, withdrawRequest } as const
