import { auditCalls } from '@banyan/contract/operator/audit-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { findActions, type KeptAction, proveChain } from '../store/operator-actions.ts'
import { pageOf } from './page-of.ts'

/** What operators did, and the proof that nobody changed the record of it. */
export function auditBindings(database: Database): Binding[] {
  return [
    bind(auditCalls.findActions, async ({ query: { after, size, ...search } }) => {
      const before = after === undefined ? undefined : BigInt(after)
      return pageOf(await findActions(database.db, { ...search, before }, size + 1), size, presentAction)
    }),
    bindAction(auditCalls.proveAudit, async (_input, _context, record) => {
      const { records, head, broken } = await proveChain(database.db)
      const value = {
        records: Number(records),
        head: head && Buffer.from(head).toString('hex'),
        broken: broken === null ? null : String(broken),
      }
      return await record(async () => ({ value, object: 'audit', after: value }))
    }),
  ]
}

function presentAction({ id, madeAt, approvalId, ...rest }: KeptAction) {
  return {
    ...rest,
    id: String(id),
    at: madeAt.toISOString(),
    approval: approvalId === null ? null : String(approvalId),
  }
}
