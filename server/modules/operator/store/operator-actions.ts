import './tables.ts'
import type { Tx } from '#/platform/db/handles.ts'

export interface OperatorAction {
  readonly actor: string
  readonly call: string
  readonly object: string
  readonly before: object | null
  readonly after: object | null
  readonly reason: string | null
  readonly address: string
  readonly requestId: string
}

/** Adds an action, made now by the database's clock; no row is ever changed or removed. */
export async function insertAction(tx: Tx, { before, after, requestId, ...action }: OperatorAction): Promise<void> {
  const row = { ...action, before: jsonOf(before), after: jsonOf(after), request_id: requestId }
  await tx.insertInto('operator_actions').values(row).execute()
}

function jsonOf(content: object | null): string | null {
  return content && JSON.stringify(content)
}
