import './tables.ts'
import { sql } from 'kysely'
import { keysetOrder } from '#/platform/calls/cursor.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

const waits = sql<boolean>`approvals.state = 'waiting' and clock_now() < approvals.expires_at`

/** What the audit and requests call the operator key. */
export const keyName = 'operator key'

export interface NewApproval {
  readonly call: string
  readonly body: object
  readonly object: string
  readonly before: object | null
  readonly after: object | null
  readonly reason: string
  /** Null for the operator key. */
  readonly askedBy: bigint | null
  readonly waitsHours: number
}

export async function insertApproval(tx: Tx, { waitsHours, ...asked }: NewApproval): Promise<bigint> {
  const { body, before, after, askedBy, ...rest } = asked
  const { id } = await tx
    .insertInto('approvals')
    .values({
      ...rest,
      body: JSON.stringify(body),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      asked_by: askedBy,
      expires_at: sql<Date>`clock_now() + make_interval(hours => ${waitsHours}::integer)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes those wait who ask for the same call, until the transaction ends. */
export async function lockRequests(tx: Tx, call: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests of ${call}`}, 0))`.execute(tx)
}

/** Requests of one operator for a call that wait, and approved ones where their reason is named; the oldest first. */
export async function findAsked(
  db: Db,
  { call, askedBy, approvedReason }: Pick<NewApproval, 'call' | 'askedBy'> & { readonly approvedReason?: string },
): Promise<{ readonly id: bigint; readonly body: object }[]> {
  return await db
    .selectFrom('approvals')
    .select(['id', 'body'])
    .where('call', '=', call)
    .where('asked_by', 'is not distinct from', askedBy)
    .where((where) =>
      approvedReason === undefined
        ? waits
        : where.or([waits, where.and([where('state', '=', 'approved'), where('reason', '=', approvedReason)])]),
    )
    .orderBy('id')
    .execute()
}

export interface HeldApproval {
  readonly call: string
  readonly body: object
  readonly object: string
  readonly before: object | null
  readonly after: object | null
  readonly askedBy: bigint | null
  readonly asker: string
  /** Neither decided nor expired. */
  readonly isWaiting: boolean
  /** Null where nobody approved it. */
  readonly approvedBy: bigint | null
}

/** Locks a request until the transaction ends: of two who decide it the second finds it decided. */
export async function lockApproval(tx: Tx, id: bigint): Promise<HeldApproval | undefined> {
  return await tx
    .selectFrom('approvals')
    .leftJoin('account_standing', 'account_standing.id', 'approvals.asked_by')
    .select(['call', 'body', 'object', 'before', 'after', 'asked_by as askedBy'])
    .select(sql<string>`coalesce(username, ${keyName})`.as('asker'))
    .select(sql<boolean>`state = 'waiting' and clock_now() < expires_at`.as('isWaiting'))
    .select(sql<bigint | null>`case when state = 'approved' then decided_by end`.as('approvedBy'))
    .where('approvals.id', '=', id)
    .forUpdate('approvals')
    .executeTakeFirst()
}

export interface Decision {
  readonly id: bigint
  readonly state: 'approved' | 'rejected' | 'withdrawn'
  readonly by: bigint
  readonly reason: string | null
}

export async function setDecided(tx: Tx, { id, state, by, reason }: Decision): Promise<void> {
  const decided = { state, decided_by: by, decided_at: sql<Date>`clock_now()`, decision_reason: reason }
  await tx.updateTable('approvals').set(decided).where('id', '=', id).execute()
}

export interface ListedApproval {
  readonly id: bigint
  readonly call: string
  readonly object: string
  readonly before: object | null
  readonly after: object | null
  readonly reason: string
  readonly askedBy: string
  readonly askedAt: Date
  readonly expiresAt: Date
  readonly state: 'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'expired'
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly decisionReason: string | null
}

/** Requests: those that wait oldest first, all of them newest first. */
export async function approvals(
  db: Db,
  which: { readonly waitingOnly: boolean; readonly after?: bigint | undefined },
  atMost: number,
): Promise<ListedApproval[]> {
  let query = db
    .selectFrom('approvals')
    .leftJoin('account_standing as asker', 'asker.id', 'approvals.asked_by')
    .leftJoin('account_standing as decider', 'decider.id', 'approvals.decided_by')
    .select(['approvals.id', 'call', 'object', 'before', 'after', 'reason', 'asked_at as askedAt'])
    .select(['expires_at as expiresAt', 'decided_at as decidedAt', 'decision_reason as decisionReason'])
    .select(sql<string>`coalesce(asker.username, ${keyName})`.as('askedBy'))
    .select('decider.username as decidedBy')
    .select(
      sql<ListedApproval['state']>`
        case when approvals.state = 'waiting' and clock_now() >= expires_at then 'expired' else approvals.state end
      `.as('state'),
    )
  if (which.waitingOnly) query = query.where(waits)
  const { behind, order } = keysetOrder(which.waitingOnly)
  if (which.after !== undefined) query = query.where('approvals.id', behind, which.after)
  return await query.orderBy('approvals.id', order).limit(atMost).execute()
}

/** How many wait for a second operator. */
export async function waitingApprovals(db: Db): Promise<bigint> {
  const { count } = await db
    .selectFrom('approvals')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(waits)
    .executeTakeFirstOrThrow()
  return count
}
