import type { ActionOnObject } from '#/hooks.ts'
import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface OperatorAction {
  readonly actor: string
  readonly call: string
  readonly object: string
  readonly before: object | null
  readonly after: object | null
  readonly reason: string | null
  readonly approvalId: bigint | null
  readonly address: string
  readonly requestId: string
}

/** Adds an action to the chain, made now by the database's clock; no row is ever changed or removed. */
export async function insertAction(tx: Tx, { before, after, ...action }: OperatorAction): Promise<void> {
  const { requestId, approvalId, ...rest } = action
  const row = { ...rest, before: jsonOf(before), after: jsonOf(after), request_id: requestId, approval_id: approvalId }
  await tx.insertInto('operator_actions').values(row).execute()
}

function jsonOf(content: object | null): string | null {
  return content && JSON.stringify(content)
}

export interface KeptAction extends OperatorAction {
  readonly id: bigint
  readonly madeAt: Date
}

/** What is looked for; each narrows. */
export interface ActionSearch {
  readonly actor?: string | undefined
  readonly call?: string | undefined
  /** As the object begins. */
  readonly object?: string | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly id?: bigint | undefined
  /** Rows before this one. */
  readonly before?: bigint | undefined
}

/** What operators did, the newest first. */
export async function findActions(db: Db, search: ActionSearch, atMost: number): Promise<KeptAction[]> {
  const { id, actor, call, object, from, until, before } = search
  let query = db
    .selectFrom('operator_actions')
    .select(['id', 'made_at as madeAt', 'actor', 'call', 'object', 'before', 'after', 'reason'])
    .select(['approval_id as approvalId', 'address', 'request_id as requestId'])
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (call !== undefined) query = query.where('call', '=', call)
  if (object !== undefined) query = query.where(sql<boolean>`starts_with(object collate "C", ${object})`)
  if (from !== undefined) query = query.where('made_at', '>=', from)
  if (until !== undefined) query = query.where('made_at', '<', until)
  if (id !== undefined) query = query.where('id', '=', id)
  if (before !== undefined) query = query.where('id', '<', before)
  return await query.orderBy('id', 'desc').limit(atMost).execute()
}

/** What the chain says of itself. */
export interface ChainProof {
  readonly records: bigint
  /** Hash of the last record; null where there is none. */
  readonly head: Uint8Array | null
  /** The first record that is not what it was, or where one is missing. */
  readonly broken: bigint | null
}

/** Computes every record's hash anew, from the first to the last, in one snapshot. */
export async function proveChain(db: Db): Promise<ChainProof> {
  const { rows } = await sql<ChainProof>`
    with recomputed as (
      select a.id, a.hash, row_number() over (order by a.id) as place,
        operator_action_hash(a, lag(a.hash, 1, first_action_hash()) over (order by a.id)) as expected
      from operator_actions a
    ),
    known as (
      select coalesce((select length from operator_action_chain), 0) as length,
        (select head from operator_action_chain) as head
    )
    select
      (select count(*) from operator_actions) as records,
      (select hash from operator_actions order by id desc limit 1) as head,
      coalesce(
        (select min(place) from recomputed where id <> place or hash <> expected),
        (
          select least(length, (select count(*) from operator_actions)) + 1 from known
          where length <> (select count(*) from operator_actions)
            or (length > 0 and head is distinct from (select hash from operator_actions order by id desc limit 1))
        )
      ) as broken
  `.execute(db as Tx)
  const [proof] = rows
  if (!proof) throw new Error('a proof has one row')
  return proof
}

/** How many records there are, and the last one's hash; undefined before the first. */
export async function chainHead(db: Db): Promise<{ readonly length: bigint; readonly head: Uint8Array } | undefined> {
  return await db.selectFrom('operator_action_chain').select(['length', 'head']).executeTakeFirst()
}

/**
 * What operators did with an object, the last first; only these calls, where some are named. A request did nothing yet:
 * its approval counts, under the call that was requested.
 */
export async function actionsOn(
  db: Db,
  object: string,
  { calls, atMost }: { readonly calls?: readonly string[]; readonly atMost: number },
): Promise<ActionOnObject[]> {
  return await db
    .selectFrom('operator_actions')
    .leftJoin('approvals', 'approvals.id', 'operator_actions.approval_id')
    .select(['operator_actions.id', 'made_at as madeAt', 'actor', 'operator_actions.reason'])
    .select(sql<string>`coalesce(approvals.call, operator_actions.call)`.as('call'))
    .where('operator_actions.object', '=', object)
    .where(sql<boolean>`not coalesce(operator_actions.after ? 'asked', false)`)
    .$if(calls !== undefined, (query) => query.where('operator_actions.call', 'in', calls ?? []))
    .orderBy('operator_actions.id', 'desc')
    .limit(atMost)
    .execute()
}
