import './withdrawal-tables.ts'
import type { LegState } from '@banyan/rules/cashier/leg-states.ts'
import type { CheckedWithdrawal } from '@banyan/rules/cashier/withdrawal-risk.ts'
import type { WithdrawalEvent, WithdrawalState } from '@banyan/rules/cashier/withdrawal-states.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'
import type { NewsEvent, StepEvent } from './withdrawal-tables.ts'

/** A withdrawal as it stands. */
export type WithdrawalRow = Selectable<Tables['withdrawals']>
/** One step of its way. */
export type WithdrawalStep = Selectable<Tables['withdrawal_steps']>

export interface NewWithdrawal {
  readonly number: string
  readonly accountId: bigint
  readonly requestId: string
  readonly fingerprint: Uint8Array
  readonly payoutAccountId: bigint
  readonly bin: string
  readonly last4: string
  readonly asset: string
  readonly amount: bigint
  readonly fee: bigint
  readonly holdId: bigint
  readonly checks: readonly CheckedWithdrawal[]
  readonly score: number
  readonly deviceMark: Uint8Array | undefined
  readonly networkMark: Uint8Array | undefined
  readonly actor: string
}

/** Keeps a withdrawal whose money is held, with its first step. */
export async function insertWithdrawal(tx: Tx, given: NewWithdrawal): Promise<WithdrawalRow> {
  const row = await tx
    .insertInto('withdrawals')
    .values({
      ...{ number: given.number, account_id: given.accountId, request_id: given.requestId },
      ...{ fingerprint: given.fingerprint, payout_account_id: given.payoutAccountId, bin: given.bin },
      ...{ last4: given.last4, asset: given.asset, amount: given.amount, fee: given.fee, state: 'checking' },
      ...{ hold_id: given.holdId, held: given.amount, checks: JSON.stringify(given.checks), score: given.score },
      ...{ device_mark: given.deviceMark ?? null, network_mark: given.networkMark ?? null },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, { row, event: 'requested', actor: given.actor })
  return row
}

/** What a change sets beside the state. */
export type WithdrawalChanges = Partial<
  Pick<WithdrawalRow, 'fee' | 'hold_id' | 'held' | 'received' | 'refunded' | 'reason'>
>

export interface WithdrawalMove {
  readonly event: WithdrawalEvent
  readonly state: WithdrawalState
  readonly isOver: boolean
  readonly actor: string
  readonly note?: string | undefined
  readonly changes?: WithdrawalChanges
}

/** Moves a withdrawal that this transaction has locked, and keeps the step. */
export async function moveWithdrawal(tx: Tx, id: bigint, move: WithdrawalMove): Promise<WithdrawalRow> {
  const row = await tx
    .updateTable('withdrawals')
    .set({
      ...move.changes,
      state: move.state,
      version: sql<number>`version + 1`,
      changed_at: sql<Date>`clock_now()`,
      ...(move.isOver && { finished_at: sql<Date>`clock_now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, { row, event: move.event, actor: move.actor, note: move.note })
  return row
}

interface LegStep {
  readonly event: StepEvent
  readonly place: number
  readonly legState: LegState
  readonly actor: string
  readonly note?: string | undefined
  readonly changes: WithdrawalChanges
}

/** Keeps a step of a leg with what it changes of its withdrawal, which this transaction has locked. */
export async function noteLegStep(tx: Tx, id: bigint, { changes, ...step }: LegStep): Promise<WithdrawalRow> {
  const row = await tx
    .updateTable('withdrawals')
    .set({ ...changes, version: sql<number>`version + 1`, changed_at: sql<Date>`clock_now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, { row, ...step })
  return row
}

interface NewStep {
  readonly row: WithdrawalRow
  readonly event: StepEvent
  readonly place?: number
  readonly legState?: LegState
  readonly actor: string
  readonly note?: string | undefined
}

async function insertStep(tx: Tx, { row, event, place, legState, actor, note }: NewStep): Promise<void> {
  const step = { withdrawal_id: row.id, version: row.version, event, state: row.state, actor, note: note ?? null }
  await tx
    .insertInto('withdrawal_steps')
    .values({ ...step, place: place ?? null, leg_state: legState ?? null })
    .execute()
  await noteNews(tx, row, event)
}

/** Has the tabs of the member told that something is new of a withdrawal. */
export async function noteNews(
  tx: Tx,
  { id, account_id: accountId }: Pick<WithdrawalRow, 'id' | 'account_id'>,
  event: NewsEvent,
): Promise<void> {
  await tx
    .insertInto('withdrawal_news')
    .values({ account_id: accountId, version: 1n, withdrawal_id: id, event })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ version: sql<bigint>`withdrawal_news.version + 1`, withdrawal_id: id, event }),
    )
    .execute()
}

/** Locks the withdrawal with this number until the transaction ends. */
export async function lockWithdrawal(tx: Tx, number: string): Promise<WithdrawalRow | undefined> {
  return await tx.selectFrom('withdrawals').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
}

export async function withdrawalNumbered(db: Db, number: string): Promise<WithdrawalRow | undefined> {
  return await db.selectFrom('withdrawals').selectAll().where('number', '=', number).executeTakeFirst()
}

/** What a member asked for under this key before. */
export async function withdrawalOfRequest(
  db: Db,
  accountId: bigint,
  requestId: string,
): Promise<WithdrawalRow | undefined> {
  return await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** Withdrawals of a member, newest first, from before this id on. */
export async function withdrawalsOfMember(
  db: Db,
  { accountId, before, atMost }: { readonly accountId: bigint; readonly before?: bigint; readonly atMost: number },
): Promise<WithdrawalRow[]> {
  return await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

/** The way of these withdrawals, oldest step first. */
export async function withdrawalStepsOf(db: Db, ids: readonly bigint[]): Promise<WithdrawalStep[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('withdrawal_id', 'in', ids)
    .orderBy('withdrawal_id')
    .orderBy('version')
    .execute()
}

type TakenStep = Pick<WithdrawalStep, 'event' | 'actor'> & { readonly place?: number; readonly note?: string }

/** Whether this actor took this step of a withdrawal before, with the same note where one is named. */
export async function wasTakenBy(db: Db, id: bigint, { event, actor, place, note }: TakenStep): Promise<boolean> {
  let steps = db
    .selectFrom('withdrawal_steps')
    .select('version')
    .where('withdrawal_id', '=', id)
    .where('event', '=', event)
    .where('actor', '=', actor)
  if (place !== undefined) steps = steps.where('place', '=', place)
  if (note !== undefined) steps = steps.where('note', '=', note)
  return (await steps.executeTakeFirst()) !== undefined
}

/** The withdrawal of each of these members that changed last, with a version that grows with each change. */
export async function withdrawalNewsOf(
  db: Db,
  accounts: readonly bigint[],
): Promise<
  (Pick<WithdrawalRow, 'number' | 'state'> & {
    readonly accountId: bigint
    readonly news: bigint
    readonly event: NewsEvent
  })[]
> {
  return await db
    .selectFrom('withdrawal_news as n')
    .innerJoin('withdrawals as w', 'w.id', 'n.withdrawal_id')
    .select(['n.account_id as accountId', 'n.version as news', 'n.event', 'w.number', 'w.state'])
    .where('n.account_id', 'in', accounts)
    .execute()
}
