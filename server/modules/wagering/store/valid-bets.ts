import './turnover-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** What a bet counts now. */
export interface CountedBet {
  /** Who knows the bet, such as `vendor:PG`, and its name there. */
  readonly source: string
  readonly bet: string
  readonly accountId: bigint
  readonly asset: string
  /** Type of the game; undefined where nobody knows the game any more. */
  readonly product: string | undefined
  readonly placedAt: Date
  /** When it ended, which says to which day it belongs; now, unless it is told. */
  readonly settledAt?: Date
  /** What was staked, in minor units: what bounds a bet asks for it. */
  readonly stake: bigint
  /** In minor units; zero where nothing of it counts any more. */
  readonly valid: bigint
}

/** A part of a bet, as the journal has it: where it was put, or taken back from. */
export interface BetRow {
  readonly version: number
  /** In minor units; negative where it is taken back. */
  readonly amount: bigint
  /** Null where no lot asked for it. */
  readonly lotId: bigint | null
  /** In hundredths of minor units. */
  readonly given: bigint
  readonly percent: number | null
}

export const keyOf = ({ source, bet }: Pick<CountedBet, 'source' | 'bet'>): string => `${source} ${bet}`

/** Rows that the journal has of these bets, by the bet, in the order in which they were added. */
export async function knownRows(
  tx: Tx,
  bets: readonly Pick<CountedBet, 'source' | 'bet'>[],
): Promise<ReadonlyMap<string, readonly BetRow[]>> {
  const { rows } = await sql<BetRow & Pick<CountedBet, 'source' | 'bet'>>`
    select v.source, v.bet, v.version, v.amount, v.lot_id as "lotId", v.given, v.percent
    from unnest(${bets.map(({ source }) => source)}::text[], ${bets.map(({ bet }) => bet)}::text[]) as t (source, bet)
    cross join lateral (select * from valid_bets b where b.source = t.source and b.bet = t.bet) v
    order by v.version
  `.execute(tx)
  return Map.groupBy(rows, keyOf)
}

/** What each of these bets counts now, in minor units, by `keyOf`; a bet that nothing was counted of is left out. */
export async function validAmounts(
  db: Db,
  bets: readonly Pick<CountedBet, 'source' | 'bet'>[],
): Promise<ReadonlyMap<string, bigint>> {
  if (bets.length === 0) return new Map()
  const sums = sql<Pick<CountedBet, 'source' | 'bet' | 'valid'>>`(
    select v.source, v.bet, sum(v.amount)::bigint as valid
    from unnest(${bets.map(({ source }) => source)}::text[], ${bets.map(({ bet }) => bet)}::text[]) as t (source, bet)
    join valid_bets v on v.source = t.source and v.bet = t.bet
    group by v.source, v.bet
  )`
  const rows = await db
    .selectFrom(sums.as<'sums'>(sql.ref('sums')))
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row.valid]))
}

/** Adds rows to the journal. One that another transaction has added meanwhile fails by its version. */
export async function addRows(tx: Tx, rows: readonly (BetRow & { readonly of: CountedBet })[]): Promise<void> {
  await sql`
    insert into valid_bets (
      source, bet, version, account_id, asset, product, placed_at, amount, lot_id, given, percent, settled_at
    )
    select * from unnest(
      ${rows.map(({ of }) => of.source)}::text[],
      ${rows.map(({ of }) => of.bet)}::text[],
      ${rows.map(({ version }) => version)}::integer[],
      ${rows.map(({ of }) => of.accountId)}::bigint[],
      ${rows.map(({ of }) => of.asset)}::text[],
      ${rows.map(({ of }) => of.product ?? null)}::text[],
      ${rows.map(({ of }) => of.placedAt.toISOString())}::timestamptz[],
      ${rows.map(({ amount }) => amount)}::bigint[],
      ${rows.map(({ lotId }) => lotId)}::bigint[],
      ${rows.map(({ given }) => given)}::bigint[],
      ${rows.map(({ percent }) => percent)}::smallint[],
      ${rows.map(({ of }) => of.settledAt?.toISOString() ?? null)}::timestamptz[]
    )
  `.execute(tx)
}
