import type { WalletTransferEvent, WalletTransferState } from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { type ColumnType, type Generated, type GeneratedAlways, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'
import { turnOfEach } from '#/platform/outbox/inquiries.ts'

export type TransferDirection = 'out' | 'in'

interface WalletTransfersTable {
  id: GeneratedAlways<bigint>
  number: string
  account_id: bigint
  vendor: string
  direction: TransferDirection
  asset: string
  amount: bigint
  /** Shown as in transit; of what comes back, no more than its vendor had reported. */
  counted: bigint
  unit: number
  state: WalletTransferState
  version: Generated<number>
  request_id: string
  fingerprint: Uint8Array
  hold_id: bigint | null
  reason: string | null
  created_at: ColumnType<Date, never, never>
  changed_at: Generated<Date>
  finished_at: Date | null
  inquiries: Generated<number>
  ask_at: Date | null
}

interface WalletTransferStepsTable {
  transfer_id: bigint
  place: number
  at: ColumnType<Date, never, never>
  event: WalletTransferEvent | 'created'
  state: WalletTransferState
  actor: string
  note: string | null
}

interface WalletTransferNewsTable {
  account_id: bigint
  version: bigint
  transfer_id: bigint
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    wallet_transfers: WalletTransfersTable
    wallet_transfer_steps: WalletTransferStepsTable
    wallet_transfer_news: WalletTransferNewsTable
  }
}

export type WalletTransferRow = Selectable<Tables['wallet_transfers']>
export type WalletTransferStep = Selectable<Tables['wallet_transfer_steps']>

export interface NewWalletTransfer {
  readonly number: string
  readonly accountId: bigint
  readonly vendor: string
  readonly direction: TransferDirection
  readonly asset: string
  readonly amount: bigint
  readonly counted: bigint
  readonly unit: number
  readonly requestId: string
  readonly fingerprint: Uint8Array
  readonly holdId: bigint | null
  readonly askInSeconds: number
}

/** Keeps a transfer of which the vendor is about to hear. */
export async function insertWalletTransfer(tx: Tx, given: NewWalletTransfer): Promise<WalletTransferRow> {
  const row = await tx
    .insertInto('wallet_transfers')
    .values({
      ...{ number: given.number, account_id: given.accountId, vendor: given.vendor, direction: given.direction },
      ...{
        asset: given.asset,
        amount: given.amount,
        counted: given.counted,
        unit: given.unit,
        state: 'asked',
        hold_id: given.holdId,
      },
      ...{ request_id: given.requestId, fingerprint: given.fingerprint },
      ask_at: sql<Date>`clock_now() + make_interval(secs => ${given.askInSeconds})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, row, { event: 'created', actor: `member:${given.accountId}` })
  return row
}

export interface WalletTransferMove {
  readonly event: WalletTransferEvent
  readonly state: WalletTransferState
  readonly isOver: boolean
  readonly actor: string
  readonly note?: string | undefined
  readonly reason?: string | undefined
  /** How often the vendor has been asked, and seconds until it is asked next; null for never. */
  readonly inquiries: number
  readonly askInSeconds: number | null
}

/** Moves a transfer that this transaction has locked, and keeps the step. */
export async function moveWalletTransfer(
  tx: Tx,
  { id, hold_id: holdId }: WalletTransferRow,
  move: WalletTransferMove,
): Promise<WalletTransferRow> {
  const row = await tx
    .updateTable('wallet_transfers')
    .set({
      state: move.state,
      version: sql<number>`version + 1`,
      hold_id: move.isOver ? null : holdId,
      changed_at: sql<Date>`clock_now()`,
      inquiries: move.inquiries,
      ask_at: askAt(move.askInSeconds),
      ...(move.reason !== undefined && { reason: move.reason }),
      ...(move.isOver && { finished_at: sql<Date>`clock_now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, row, move)
  await noteNews(tx, row)
  return row
}

/** Lowers what is shown as in transit of a locked transfer. */
export async function countLess(tx: Tx, id: bigint, counted: bigint): Promise<void> {
  await tx.updateTable('wallet_transfers').set({ counted }).where('id', '=', id).execute()
}

async function noteNews(tx: Tx, { id, account_id: accountId }: WalletTransferRow): Promise<void> {
  await tx
    .insertInto('wallet_transfer_news')
    .values({ account_id: accountId, version: 1n, transfer_id: id })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ version: sql<bigint>`wallet_transfer_news.version + 1`, transfer_id: id }),
    )
    .execute()
}

/** The transfer of each of these accounts that changed last. */
export async function walletTransferNewsOf(
  db: Db,
  accounts: readonly bigint[],
): Promise<(Pick<WalletTransferRow, 'number' | 'state'> & { readonly accountId: bigint; readonly news: bigint })[]> {
  return await db
    .selectFrom('wallet_transfer_news as n')
    .innerJoin('wallet_transfers as t', 't.id', 'n.transfer_id')
    .select(['n.account_id as accountId', 'n.version as news', 't.number', 't.state'])
    .where('n.account_id', 'in', accounts)
    .execute()
}

const askAt = (seconds: number | null) =>
  seconds === null ? null : sql<Date>`clock_now() + make_interval(secs => ${seconds})`

async function insertStep(
  tx: Tx,
  row: WalletTransferRow,
  { event, actor, note }: Pick<WalletTransferStep, 'event' | 'actor'> & { readonly note?: string | undefined },
): Promise<void> {
  await tx
    .insertInto('wallet_transfer_steps')
    .values({ transfer_id: row.id, place: row.version, event, state: row.state, actor, note: note ?? null })
    .execute()
}

/** Notes that the vendor was asked about a locked transfer and said nothing new, and when it is asked next. */
export async function noteWalletInquiry(tx: Tx, id: bigint, inquiries: number, askInSeconds: number): Promise<void> {
  await tx
    .updateTable('wallet_transfers')
    .set({ inquiries, ask_at: askAt(askInSeconds) })
    .where('id', '=', id)
    .execute()
}

/** Locks the transfer with this number until the transaction ends. */
export async function lockWalletTransfer(tx: Tx, number: string): Promise<WalletTransferRow | undefined> {
  return await tx.selectFrom('wallet_transfers').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
}

/** What a member asked for under this key before. */
export async function walletTransferOfRequest(
  db: Db,
  accountId: bigint,
  requestId: string,
): Promise<WalletTransferRow | undefined> {
  return await db
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

const openStates = sql<boolean>`state in ('asked', 'unknown', 'case')`

/** The transfers of a member that are under way: one for each vendor at most. */
export async function openWalletTransfers(db: Db, accountId: bigint): Promise<WalletTransferRow[]> {
  return await db
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(openStates)
    .orderBy('id')
    .execute()
}

/** How much of these transfers is in transit, in minor units. */
export function inTransitOf(transfers: readonly WalletTransferRow[]): bigint {
  return transfers.reduce((sum, { counted }) => sum + counted, 0n)
}

/** The last transfers of a member, newest first. */
export async function lastWalletTransfers(db: Db, accountId: bigint, atMost: number): Promise<WalletTransferRow[]> {
  return await db
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

/** The first of the transfers of each vendor about which it is to be asked now: thousands of one hide nobody else's. */
export async function walletTransfersToAskAbout(db: Db, ofEach: number): Promise<WalletTransferRow[]> {
  return await db
    .selectFrom((from) =>
      from
        .selectFrom('wallet_transfers')
        .selectAll()
        .select(turnOfEach('vendor', 'ask_at').as('turn'))
        .where('ask_at', 'is not', null)
        .where(sql<boolean>`ask_at <= clock_now()`)
        .as('t'),
    )
    .selectAll()
    .where('turn', '<=', ofEach)
    .orderBy('ask_at')
    .execute()
}

/** Transfers of all members, newest first, from before this id on. */
export async function listedWalletTransfers(
  db: Db,
  given: {
    readonly state?: WalletTransferState | 'open' | undefined
    readonly before?: bigint
    readonly atMost: number
  },
): Promise<WalletTransferRow[]> {
  const { state, before, atMost } = given
  let query = db.selectFrom('wallet_transfers').selectAll()
  if (state === 'open') query = query.where(openStates)
  else if (state !== undefined) query = query.where('state', '=', state)
  if (before !== undefined) query = query.where('id', '<', before)
  return await query.orderBy('id', 'desc').limit(atMost).execute()
}

/** The way of these transfers, oldest step first. */
export async function walletTransferSteps(db: Db, ids: readonly bigint[]): Promise<WalletTransferStep[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('wallet_transfer_steps')
    .selectAll()
    .where('transfer_id', 'in', ids)
    .orderBy('transfer_id')
    .orderBy('place')
    .execute()
}

/** How many transfers wait for an operator, and how many for a vendor's word. */
export async function waitingWalletTransfers(db: Db): Promise<{ readonly cases: number; readonly unknown: number }> {
  return await db
    .selectFrom('wallet_transfers')
    .select([
      sql<number>`(count(*) filter (where state = 'case'))::int`.as('cases'),
      sql<number>`(count(*) filter (where state <> 'case'))::int`.as('unknown'),
    ])
    .where(openStates)
    .executeTakeFirstOrThrow()
}
