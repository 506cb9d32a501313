import './deposit-tables.ts'
import {
  type DepositEvent,
  type DepositKind,
  type DepositState,
  openDepositStates,
} from '@banyan/rules/cashier/deposit-states.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'
import type { ReviewReason } from './deposit-tables.ts'

/** An order as it stands. */
export type DepositRow = Selectable<Tables['deposits']>

export interface NewDeposit {
  readonly number: string
  readonly accountId: bigint
  readonly requestId: string
  readonly fingerprint: Uint8Array
  readonly channel: string
  readonly kind: DepositKind
  readonly provider: string
  readonly asset: string
  readonly amount: bigint
  readonly feePpm: number
  readonly bonusPpm: number
  /** How many times the money must be betted; once where nothing is said. */
  readonly turnover?: number
  readonly state: DepositState
  readonly content: string
  readonly cardMark?: Uint8Array | undefined
  readonly payTo: { readonly bin: string; readonly number: string; readonly holder: string } | undefined
  readonly review: ReviewReason | undefined
  readonly minutes: number
  /** Seconds until the provider is asked for the first time; undefined where there is nobody to ask. */
  readonly askAfterSeconds: number | undefined
  readonly actor: string
}

/** Opens an order with its first step; a number or a content that is taken fails by its constraint. */
export async function insertDeposit(tx: Tx, given: NewDeposit): Promise<DepositRow> {
  const { payTo, askAfterSeconds } = given
  const row = await tx
    .insertInto('deposits')
    .values({
      ...{ number: given.number, account_id: given.accountId, request_id: given.requestId },
      ...{ fingerprint: given.fingerprint, channel: given.channel, kind: given.kind, provider: given.provider },
      ...{ asset: given.asset, amount: given.amount, fee_ppm: given.feePpm, bonus_ppm: given.bonusPpm },
      ...(given.turnover !== undefined && { turnover: given.turnover }),
      ...{ state: given.state, content: given.content, review: given.review ?? null },
      card_mark: given.cardMark ?? null,
      bin: payTo?.bin ?? null,
      account_number: payTo?.number ?? null,
      holder: payTo?.holder ?? null,
      expires_at: sql<Date>`clock_now() + make_interval(mins => ${given.minutes})`,
      ask_at: askAfterSeconds === undefined ? null : sql<Date>`clock_now() + make_interval(secs => ${askAfterSeconds})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, { row, event: 'created', actor: given.actor, note: undefined })
  return row
}

/** Keeps who sends a manual transfer, sealed for the order. */
export async function setSender(tx: Tx, id: bigint, sealed: Uint8Array): Promise<void> {
  await tx.updateTable('deposits').set({ sender: sealed }).where('id', '=', id).execute()
}

/** Names the provider whose payment an order is credited with. */
export async function setProvider(tx: Tx, id: bigint, provider: string): Promise<DepositRow> {
  return await tx
    .updateTable('deposits')
    .set({ provider })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What a change sets beside the state. */
export type DepositChanges = Partial<
  Pick<DepositRow, 'review' | 'reason' | 'page' | 'reference' | 'fee' | 'bonus' | 'credited' | 'is_late' | 'differs'>
>

export interface DepositMove {
  readonly event: DepositEvent
  readonly state: DepositState
  readonly isOver: boolean
  /** Whether nothing is to be asked about it any more. */
  readonly endsAsking: boolean
  readonly actor: string
  readonly note?: string | undefined
  readonly changes?: DepositChanges
}

/** Moves an order that this transaction has locked, and keeps the step. */
export async function moveDeposit(tx: Tx, id: bigint, move: DepositMove): Promise<DepositRow> {
  const row = await tx
    .updateTable('deposits')
    .set({
      ...move.changes,
      state: move.state,
      version: sql<number>`version + 1`,
      changed_at: sql<Date>`clock_now()`,
      ...(move.isOver && { finished_at: sql<Date>`clock_now()` }),
      ...(move.endsAsking && { ask_at: null }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, { row, event: move.event, actor: move.actor, note: move.note })
  return row
}

interface NewStep {
  readonly row: DepositRow
  readonly event: DepositEvent | 'created'
  readonly actor: string
  readonly note: string | undefined
}

async function insertStep(tx: Tx, { row, event, actor, note }: NewStep): Promise<void> {
  await tx
    .insertInto('deposit_steps')
    .values({ deposit_id: row.id, version: row.version, event, state: row.state, actor, note: note ?? null })
    .execute()
  await tx
    .insertInto('deposit_news')
    .values({ account_id: row.account_id, version: 1n, deposit_id: row.id })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ version: sql<bigint>`deposit_news.version + 1`, deposit_id: row.id }),
    )
    .execute()
}

/** Locks the order with this number until the transaction ends. */
export async function lockDeposit(tx: Tx, number: string): Promise<DepositRow | undefined> {
  return await tx.selectFrom('deposits').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
}

/** Locks the order whose transfer carries this content. */
export async function lockDepositOfContent(tx: Tx, content: string): Promise<DepositRow | undefined> {
  return await tx.selectFrom('deposits').selectAll().where('content', '=', content).forUpdate().executeTakeFirst()
}

/** What a member asked for under this key before. */
export async function depositOfRequest(db: Db, accountId: bigint, requestId: string): Promise<DepositRow | undefined> {
  return await db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

export async function depositNumbered(db: Db, number: string): Promise<DepositRow | undefined> {
  return await db.selectFrom('deposits').selectAll().where('number', '=', number).executeTakeFirst()
}

export async function depositById(db: Db, id: bigint): Promise<DepositRow | undefined> {
  return await db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Orders of a member, newest first, from before this id on. */
export async function depositsOfMember(
  db: Db,
  { accountId, before, atMost }: { readonly accountId: bigint; readonly before?: bigint; readonly atMost: number },
): Promise<DepositRow[]> {
  return await db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

/** Whether the moment up to which an order could be paid has passed. */
export async function isPast(db: Db, moment: Date): Promise<boolean> {
  const { past } = await db.selectNoFrom(sql<boolean>`clock_now() >= ${moment}`.as('past')).executeTakeFirstOrThrow()
  return past
}

/** Numbers of open orders whose time is up, the oldest first. */
export async function dueToExpire(db: Db, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deposits')
    .select('number')
    .where('state', 'in', openDepositStates)
    .where(sql<boolean>`expires_at <= clock_now()`)
    .orderBy('expires_at')
    .limit(atMost)
    .execute()
  return rows.map(({ number }) => number)
}

/** An order about which its provider is asked. */
export type AskedDeposit = Pick<DepositRow, 'number' | 'provider' | 'reference' | 'inquiries'>

/** Orders about which the provider is to be asked now. */
export async function dueToAsk(db: Db, atMost: number): Promise<AskedDeposit[]> {
  return await db
    .selectFrom('deposits')
    .select(['number', 'provider', 'reference', 'inquiries'])
    .where('ask_at', 'is not', null)
    .where(sql<boolean>`ask_at <= clock_now()`)
    .orderBy('ask_at')
    .limit(atMost)
    .execute()
}

/** Notes that the provider was asked, and when it is asked next: in so many seconds, or never again. */
export async function noteInquiry(tx: Tx, number: string, againInSeconds: number | undefined): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({
      inquiries: sql<number>`inquiries + 1`,
      ask_at: againInSeconds === undefined ? null : sql<Date>`clock_now() + make_interval(secs => ${againInSeconds})`,
    })
    .where('number', '=', number)
    .execute()
}

/** Orders with a message that waits for the provider's answer, and about which it is to be asked now. */
export async function claimsToAskAbout(db: Db, atMost: number): Promise<AskedDeposit[]> {
  return await db
    .selectFrom('deposits as d')
    .select(['d.number', 'd.provider', 'd.reference', 'd.inquiries'])
    .where(sql<boolean>`d.ask_at <= clock_now()`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('gateway_events as e')
          .select('e.id')
          .whereRef('e.deposit_id', '=', 'd.id')
          .where('e.outcome', '=', 'asked'),
      ),
    )
    .orderBy('d.ask_at')
    .limit(atMost)
    .execute()
}

/** Takes an order that is due for an inquiry out of the others' sight for a minute; false where another process did. */
export async function beginInquiry(tx: Tx, number: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deposits')
    .set({ ask_at: sql<Date>`clock_now() + interval '1 minute'` })
    .where('number', '=', number)
    .where(sql<boolean>`ask_at <= clock_now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Has the provider asked about an order at the next turn. */
export async function askNow(tx: Tx, number: string): Promise<void> {
  await tx.updateTable('deposits').set({ ask_at: sql<Date>`clock_now()` }).where('number', '=', number).execute()
}

export type DepositStep = Selectable<Tables['deposit_steps']>

/** The way of these orders, oldest step first. */
export async function stepsOf(db: Db, ids: readonly bigint[]): Promise<DepositStep[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('deposit_steps')
    .selectAll()
    .where('deposit_id', 'in', ids)
    .orderBy('deposit_id')
    .orderBy('version')
    .execute()
}

/** Whether this actor took this step of an order before, with the same note where one is named. */
export async function wasTakenBy(
  db: Db,
  id: bigint,
  { event, actor, note }: Pick<DepositStep, 'event' | 'actor'> & { readonly note?: string },
): Promise<boolean> {
  const steps = db.selectFrom('deposit_steps').select('version').where('deposit_id', '=', id)
  const taken = steps.where('event', '=', event).where('actor', '=', actor)
  const noted = note === undefined ? taken : taken.where('note', '=', note)
  return (await noted.executeTakeFirst()) !== undefined
}

/** The order of each of these members that changed last, with a version that grows with each change. */
export async function newsOf(
  db: Db,
  accounts: readonly bigint[],
): Promise<
  (Pick<DepositRow, 'number' | 'state' | 'credited'> & { readonly accountId: bigint; readonly news: bigint })[]
> {
  return await db
    .selectFrom('deposit_news as n')
    .innerJoin('deposits as d', 'd.id', 'n.deposit_id')
    .select(['n.account_id as accountId', 'n.version as news', 'd.number', 'd.state', 'd.credited'])
    .where('n.account_id', 'in', accounts)
    .execute()
}
