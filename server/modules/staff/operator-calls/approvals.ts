import { approvalCalls } from '@banyan/contract/staff/approval-calls.ts'
import type { OperatorParts } from '#/modules/sign-in/operators.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction, type FourEyesBinding } from '#/platform/http/bind.ts'
import { approvals, type ListedApproval, waitingApprovals } from '../store/approvals.ts'
import { approveRequest, rejectRequest, withdrawRequest } from '../use-cases/decide-request.ts'

export interface ApprovalParts {
  readonly database: Database
  readonly keys: OperatorParts['keys']
  /** Every call at the operators' port, among them those that wait for a second operator. */
  operatorBindings(): readonly Binding[]
}

/** What waits for a second operator, and what the second one says. */
export function approvalBindings({ database, keys, operatorBindings }: ApprovalParts): Binding[] {
  const bindingOf = (call: string) =>
    operatorBindings().find((binding): binding is FourEyesBinding => binding.call.id === call && 'carryOut' in binding)
  return [
    bind(approvalCalls.listApprovals, async ({ query: { state, after, size } }) => {
      const which = { waitingOnly: state === 'waiting', after: numberBehind(after) }
      const [found, waiting] = await Promise.all([
        approvals(database.db, which, size + 1),
        waitingApprovals(database.db),
      ])
      const { rows, next } = pageFrom(found, size, ({ id }) => [String(id)])
      return { rows: rows.map(presentApproval), next, waiting: Number(waiting) }
    }),
    bindAction(approvalCalls.approveRequest, async ({ body: { id, reason = null } }, { principal }, record) => {
      const parts = { keys, bindingOf }
      const done = await record((tx) => approveRequest(tx, parts, { principal, id: BigInt(id), reason }))
      const { afterwards, shown } = done.value
      await afterwards?.()
      return done.as(shown === undefined ? {} : { shown })
    }),
    bindAction(approvalCalls.rejectRequest, async ({ body: { id, reason } }, { principal }, record) =>
      record((tx) => rejectRequest(tx, { principal, id: BigInt(id), reason })),
    ),
    bindAction(approvalCalls.withdrawRequest, async ({ body: { id } }, { principal }, record) =>
      record((tx) => withdrawRequest(tx, { principal, id: BigInt(id), reason: null })),
    ),
  ]
}

function presentApproval({ id, askedAt, expiresAt, decidedAt, ...rest }: ListedApproval) {
  return {
    ...rest,
    id: String(id),
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
