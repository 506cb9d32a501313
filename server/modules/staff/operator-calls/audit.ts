import { auditCalls } from '@banyan/contract/staff/audit-calls.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { momentIn } from '#/platform/http/invalid-input.ts'
import { findActions, type KeptAction, proveChain } from '../store/operator-actions.ts'

/** What operators did, and the proof that nobody changed the record of it. */
export function auditBindings(database: Database): Binding[] {
  return [
    bind(auditCalls.findActions, async ({ query: { id, after, size, ...search } }) => {
      const found = await findActions(
        database.db,
        {
          ...search,
          id: id === undefined ? undefined : BigInt(id),
          from: momentIn('from', search.from),
          until: momentIn('until', search.until),
          before: numberBehind(after),
        },
        size + 1,
      )
      const { rows, next } = pageFrom(found, size, (action) => [String(action.id)])
      return { rows: rows.map(presentAction), next }
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
