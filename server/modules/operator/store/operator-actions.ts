import './tables.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

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

export interface ActionOnObject {
  readonly id: bigint
  readonly madeAt: Date
  readonly actor: string
  readonly call: string
  readonly reason: string | null
}

/** What operators did with an object, the last first; only these calls, where some are named. */
export async function actionsOn(
  db: Db,
  object: string,
  { calls, atMost }: { readonly calls?: readonly string[]; readonly atMost: number },
): Promise<ActionOnObject[]> {
  return await db
    .selectFrom('operator_actions')
    .select(['id', 'made_at as madeAt', 'actor', 'call', 'reason'])
    .where('object', '=', object)
    .$if(calls !== undefined, (query) => query.where('call', 'in', calls ?? []))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}
