import './round-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { sourceOf } from '../deciding/money-call.ts'

/** Carries the board's version when a change of the board commits. */
export const winnersChannel = 'winners_changed'

/** Wins read for a board of twenty, so that every category has some. */
const lookedAtMost = 500
/** Seconds between looks for wins that are too old for the board. */
const expiryCheckSeconds = 300

interface StoredWin {
  readonly id: bigint
  readonly accountId: bigint
  readonly vendorCode: string
  readonly gameCode: string
  readonly amount: bigint
}

/** The wins that a board shows. */
export interface BoardRange {
  readonly floor: bigint
  readonly days: number
}

/**
 * Keeps the win that a vendor's call paid, once. A jackpot names neither round nor game: it counts for the game that the
 * player began last at that vendor, and is left out if there is none.
 */
export async function insertWinner(tx: Tx, vendorCode: string, transactionId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into winners (vendor_code, transaction_id, account_id, game_code, amount, won_at)
    select t.vendor_code, t.transaction_id, t.account_id, coalesce(r.game_code, s.game_code), t.paid, t.made_at
    from vendor_calls t
    left join game_rounds r on r.number = t.round_number
    left join lateral (
      select game_code from game_sessions s
      where s.account_id = t.account_id and s.vendor_code = t.vendor_code and s.authenticated_at <= t.made_at
      order by s.made_at desc limit 1
    ) s on true
    where t.source = ${sourceOf(vendorCode)} and t.transaction_id = ${transactionId}
      and coalesce(r.game_code, s.game_code) is not null
    on conflict do nothing returning id
  `.execute(tx)
  return rows.length > 0
}

interface LotteryWin {
  readonly bet: string
  readonly accountId: bigint
  readonly vendorCode: string
  readonly gameCode: string
  readonly amount: bigint
}

/** Keeps what a lottery bet won, in place of what it won before; answers whether that changed. */
export async function replaceLotteryWinner(
  tx: Tx,
  { bet, accountId, vendorCode, gameCode, amount }: LotteryWin,
): Promise<boolean> {
  if (amount === 0n) {
    const { numAffectedRows = 0n } = await sql`
      delete from winners where vendor_code = ${vendorCode} and transaction_id = ${bet}
    `.execute(tx)
    return numAffectedRows > 0n
  }
  const { rows } = await sql`
    insert into winners (vendor_code, transaction_id, account_id, game_code, amount, won_at)
    values (${vendorCode}, ${bet}, ${accountId}, ${gameCode}, ${amount}, clock_now())
    on conflict (vendor_code, transaction_id) do update set amount = excluded.amount
      where winners.amount <> excluded.amount
    returning id
  `.execute(tx)
  return rows.length > 0
}

/** Counts a change of the board and sends a hint. The counter is one row, so versions rise in the order of commits. */
export async function changeBoard(tx: Tx): Promise<void> {
  await sql`
    with changed as (
      insert into winner_board_state as s (only_row, version) values (true, 1)
      on conflict (only_row) do update set version = s.version + 1 returning version
    )
    select pg_notify(${winnersChannel}, version::text) from changed
  `.execute(tx)
}

/** Number of changes of the board; 0 before the first. */
export async function boardVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('winner_board_state').select('version').executeTakeFirst()
  return Number(row?.version ?? 0)
}

/** The version, and the current period between two looks for old wins. */
export async function boardMoment(db: Db): Promise<{ version: number; period: number }> {
  const row = await db
    .selectNoFrom([
      sql<bigint | null>`(select version from winner_board_state)`.as('version'),
      sql<bigint>`floor(extract(epoch from clock_now()) / ${expiryCheckSeconds})::bigint`.as('period'),
    ])
    .executeTakeFirstOrThrow()
  return { version: Number(row.version ?? 0), period: Number(row.period) }
}

/** The greatest wins of the board's days, in descending order. */
export async function greatestWins(db: Db, { floor, days }: BoardRange): Promise<StoredWin[]> {
  return await db
    .selectFrom('winners')
    .select(['id', 'account_id as accountId', 'vendor_code as vendorCode', 'game_code as gameCode', 'amount'])
    .where('amount', '>=', floor)
    .where('won_at', '>', sql<Date>`clock_now() - make_interval(days => ${days})`)
    .orderBy('amount', 'desc')
    .orderBy('id')
    .limit(lookedAtMost)
    .execute()
}

/** A win that nobody made, for the board of a demo. */
export interface IllustrativeWin {
  readonly nodeId: bigint
  /** Masked: two characters, stars, two characters. */
  readonly customerName: string
  readonly winMinor: bigint
}

/** The illustrative wins, the greatest first. */
export async function illustrativeWins(db: Db): Promise<(IllustrativeWin & { readonly recordId: bigint })[]> {
  return await db
    .selectFrom('illustrative_winners')
    .select(['record_id as recordId', 'node_id as nodeId', 'customer_name as customerName', 'win_minor as winMinor'])
    .orderBy('win_minor', 'desc')
    .orderBy('record_id')
    .execute()
}

export async function replaceIllustrativeWins(tx: Tx, wins: readonly IllustrativeWin[]): Promise<void> {
  await tx.deleteFrom('illustrative_winners').execute()
  if (wins.length === 0) return
  const rows = wins.map(({ nodeId, customerName, winMinor }, place) => ({
    ...{ record_id: BigInt(place + 1), node_id: nodeId, customer_name: customerName, win_minor: winMinor },
  }))
  await tx.insertInto('illustrative_winners').values(rows).execute()
}

/** Deletes up to `atMost` wins that are too old for any board; answers how many. */
export async function deleteOldWinners(tx: Tx, keptDays: number, atMost: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from winners where id in (
      select id from winners where won_at < clock_now() - make_interval(days => ${keptDays}) order by won_at limit ${atMost}
    )
  `.execute(tx)
  return Number(numAffectedRows)
}
