import './record-tables.ts'
import { sql } from 'kysely'
import type { MovedOnDay } from '#/ledger/statement.ts'
import type { RoundKey } from '#/modules/rounds/member-rounds.ts'
import type { Db } from '#/platform/db/handles.ts'

/** The merchant's days from one to another, both included: yyyy-MM-dd. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Sums of days with the moment up to which the book is in them; undefined before the first time. */
export interface Folded<Row> {
  readonly foldedUntil: Date | undefined
  readonly rows: readonly Row[]
}

/** What came in and went out by source and kind. One statement: the moment and the sums belong together. */
export async function foldedMovements(
  db: Db,
  { accountId, asset }: { readonly accountId: bigint; readonly asset: string },
  { from, to }: Days,
): Promise<Folded<Omit<MovedOnDay, 'day'>>> {
  const found = sql<Omit<MovedOnDay, 'day'> & { foldedUntil: Date | null }>`(
    select s.folded_until as "foldedUntil", d.source, d.kind, d.moved_in as "movedIn", d.moved_out as "movedOut"
    from record_state s
    left join (
      select source, kind, sum(moved_in)::bigint as moved_in, sum(moved_out)::bigint as moved_out
      from record_movement_days
      where account_id = ${accountId} and asset = ${asset} and day between ${from}::date and ${to}::date
      group by source, kind
    ) d on true
  )`
  const rows = await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
  return { foldedUntil: rows[0]?.foldedUntil ?? undefined, rows: rows.filter(({ source }) => source !== null) }
}

/** What was played of a game in some days. */
export interface PlayedGame {
  readonly vendorCode: string
  /** '' where a call belongs to no round. */
  readonly gameCode: string
  readonly bets: bigint
  readonly staked: bigint
  readonly paid: bigint
}

/** Games that an account can have played in the days that records go back; far more than anybody plays. */
const gamesAtMost = 20_000

/** What was played by game. */
export async function foldedPlay(db: Db, accountId: bigint, { from, to }: Days): Promise<Folded<PlayedGame>> {
  const found = sql<PlayedGame & { foldedUntil: Date | null }>`(
    select s.folded_until as "foldedUntil", d.vendor_code as "vendorCode", d.game_code as "gameCode",
      d.bets, d.staked, d.paid
    from record_state s
    left join (
      select vendor_code, game_code, sum(bets)::bigint as bets, sum(staked)::bigint as staked, sum(paid)::bigint as paid
      from record_play_days
      where account_id = ${accountId} and day between ${from}::date and ${to}::date
      group by vendor_code, game_code
      limit ${gamesAtMost}
    ) d on true
  )`
  const rows = await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
  return { foldedUntil: rows[0]?.foldedUntil ?? undefined, rows: rows.filter(({ vendorCode }) => vendorCode !== null) }
}

/** An account's rounds that were open when they were folded. */
export async function openRoundsOf(db: Db, accountId: bigint, atMost: number): Promise<RoundKey[]> {
  return await db
    .selectFrom('record_open_rounds')
    .select(['vendor_code as vendorCode', 'round_id as roundId'])
    .where('account_id', '=', accountId)
    .orderBy('vendor_code')
    .orderBy('round_id')
    .limit(atMost)
    .execute()
}
