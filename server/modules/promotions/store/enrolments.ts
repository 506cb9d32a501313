import './tables.ts'
import { type KeptStatus, mayBecome, type PromotionStatus } from '@banyan/rules/promotions/promotion-status.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'
import { takenStatuses } from './taken.ts'

/** What a member has of a promotion in one cycle. */
export type EnrolmentRow = Selectable<Tables['promotion_enrolments']>

/** So far back a member's cycles are judged; the longest row of days is 30. */
const lookBackDays = 62

/** What a member has, of these promotions or of all, lately. */
export async function enrolmentsOf(
  db: Db,
  accountId: bigint,
  promotionIds?: readonly bigint[],
): Promise<EnrolmentRow[]> {
  return await db
    .selectFrom('promotion_enrolments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        // What is had once for ever.
        where('cycle', '=', '-'),
        where('cycle', 'like', 'level:%'),
        where('changed_at', '>', sql<Date>`clock_now() - make_interval(days => ${lookBackDays}::integer)`),
      ]),
    )
    .$if(promotionIds !== undefined, (query) => query.where('promotion_id', 'in', [...(promotionIds ?? [])]))
    .orderBy('id')
    .execute()
}

/** What became of a member's rewards, the newest change first. */
export async function enrolmentHistory(
  db: Db,
  accountId: bigint,
  { before, atMost }: { readonly before: bigint | undefined; readonly atMost: number },
): Promise<EnrolmentRow[]> {
  return await db
    .selectFrom('promotion_enrolments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '<>', 'signed')
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

export async function enrolmentOfRequest(
  db: Db,
  accountId: bigint,
  requestId: string,
): Promise<EnrolmentRow | undefined> {
  return await db
    .selectFrom('promotion_enrolments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** Whose an enrolment is; it stays its member's. */
export async function enrolmentOwner(db: Db, id: bigint): Promise<bigint | undefined> {
  const row = await db.selectFrom('promotion_enrolments').select('account_id').where('id', '=', id).executeTakeFirst()
  return row?.account_id
}

export async function lockEnrolment(tx: Tx, id: bigint): Promise<EnrolmentRow | undefined> {
  return await tx.selectFrom('promotion_enrolments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What waits for an operator, the longest first. */
export async function waitingEnrolments(
  db: Db,
  { after, atMost }: { readonly after: bigint | undefined; readonly atMost: number },
): Promise<EnrolmentRow[]> {
  return await db
    .selectFrom('promotion_enrolments')
    .selectAll()
    .where('status', '=', 'applying')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0n))
    .orderBy('id')
    .limit(atMost)
    .execute()
}

/** How many claims wait for an operator. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('promotion_enrolments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'applying')
    .executeTakeFirstOrThrow()
  return count
}

/** What an enrolment becomes. */
export interface NewStanding {
  readonly status: KeptStatus
  readonly version: number
  readonly amount?: bigint | undefined
  readonly base?: bigint | undefined
  /** The deposit that it was reckoned from. */
  readonly deposit?: string | undefined
  readonly prize?: number | undefined
  readonly nonce?: string | undefined
  readonly requestId?: string | undefined
  readonly reasons?: readonly string[]
  readonly note?: string | undefined
  /** Whether the money moves in this transaction. */
  readonly isPaid?: boolean
}

interface Place {
  readonly accountId: bigint
  readonly promotionId: bigint
  readonly cycle: string
}

/** Writes how a cycle stands from now on, and by whose act: the one place that does, by the table of statuses alone. */
export async function keepStanding(
  tx: Tx,
  { accountId, promotionId, cycle }: Place,
  standing: NewStanding,
  step: { readonly before: PromotionStatus; readonly actor: string },
): Promise<EnrolmentRow> {
  const {
    status,
    version,
    amount,
    base,
    deposit,
    prize,
    nonce,
    requestId,
    reasons = [],
    note,
    isPaid = false,
  } = standing
  if (!mayBecome(step.before, status)) throw new Error(`a promotion that is ${step.before} may not become ${status}`)
  const now = sql<Date>`clock_now()`
  const row = await tx
    .insertInto('promotion_enrolments')
    .values({
      ...{ account_id: accountId, promotion_id: promotionId, cycle, version, status, reasons: [...reasons] },
      ...{
        amount: amount ?? null,
        base: base ?? 0n,
        deposit: deposit ?? null,
        prize: prize ?? null,
        nonce: nonce ?? null,
        note: note ?? null,
      },
      ...{ request_id: requestId ?? null, paid_at: isPaid ? now : null },
    })
    .onConflict((conflict) =>
      conflict.constraint('a_cycle_is_had_once').doUpdateSet((set) => ({
        ...{ status, version, changed_at: now, note: note ?? null, reasons: [...reasons] },
        amount: sql<bigint | null>`coalesce(${set.ref('excluded.amount')}, ${set.ref('promotion_enrolments.amount')})`,
        base: sql<bigint>`greatest(${set.ref('excluded.base')}, ${set.ref('promotion_enrolments.base')})`,
        deposit: sql<
          string | null
        >`coalesce(${set.ref('excluded.deposit')}, ${set.ref('promotion_enrolments.deposit')})`,
        prize: sql<number | null>`coalesce(${set.ref('excluded.prize')}, ${set.ref('promotion_enrolments.prize')})`,
        nonce: sql<string | null>`coalesce(${set.ref('excluded.nonce')}, ${set.ref('promotion_enrolments.nonce')})`,
        request_id: sql<
          string | null
        >`coalesce(${set.ref('excluded.request_id')}, ${set.ref('promotion_enrolments.request_id')})`,
        paid_at: sql<Date | null>`coalesce(${set.ref('promotion_enrolments.paid_at')}, ${set.ref('excluded.paid_at')})`,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('promotion_steps')
    .values({ enrolment_id: row.id, before: step.before, after: status, actor: step.actor, note: note ?? null })
    .execute()
  return row
}

/** Whether this actor decided a claim so before, with the same note. */
export async function wasDecidedBy(
  tx: Tx,
  id: bigint,
  {
    status,
    actor,
    note,
  }: { readonly status: PromotionStatus; readonly actor: string; readonly note: string | undefined },
): Promise<boolean> {
  const step = await tx
    .selectFrom('promotion_steps')
    .select('enrolment_id')
    .where('enrolment_id', '=', id)
    .where('before', '=', 'applying')
    .where('after', '=', status)
    .where('actor', '=', actor)
    .where('note', 'is not distinct from', note ?? null)
    .executeTakeFirst()
  return step !== undefined
}

/** Who of these has, or waits for, something of a promotion. */
export async function otherClaimants(db: Db, promotionId: bigint, accounts: readonly bigint[]): Promise<bigint[]> {
  if (accounts.length === 0) return []
  const rows = await db
    .selectFrom('promotion_enrolments')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', accounts)
    .where('promotion_id', '=', promotionId)
    .where('status', 'in', takenStatuses)
    .execute()
  return rows.map((row) => row.account_id)
}

export async function enrolmentsById(db: Db, ids: readonly bigint[]): Promise<EnrolmentRow[]> {
  if (ids.length === 0) return []
  return await db.selectFrom('promotion_enrolments').selectAll().where('id', 'in', ids).execute()
}

/** What a promotion gave, and how many claims of it wait. */
export async function givenOf(
  db: Db,
  promotionId: bigint,
): Promise<{ readonly count: number; readonly amount: bigint; readonly waiting: number }> {
  return await db
    .selectFrom('promotion_enrolments')
    .select([
      sql<number>`(count(*) filter (where paid_at is not null))::int`.as('count'),
      sql<bigint>`coalesce(sum(amount) filter (where paid_at is not null), 0)::bigint`.as('amount'),
      sql<number>`(count(*) filter (where status = 'applying'))::int`.as('waiting'),
    ])
    .where('promotion_id', '=', promotionId)
    .executeTakeFirstOrThrow()
}

/** What was paid for a deposit, or waits to be. */
export async function enrolmentsOfDeposit(db: Db, number: string): Promise<EnrolmentRow[]> {
  return await db
    .selectFrom('promotion_enrolments')
    .selectAll()
    .where('deposit', '=', number)
    .where('status', 'in', takenStatuses)
    .orderBy('id')
    .execute()
}
