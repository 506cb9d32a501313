import './round-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'
import type { MoneyCall, SettledCall } from '../deciding/money-call.ts'
import type { FoldedTime } from './settled-bets.ts'

/** Keeps what accepted bets are on; nothing is written where no vendor tells. */
export function keepSides(done: readonly SettledCall[]): Statement[] {
  const sided = done.filter(({ call }) => call.side !== undefined)
  if (sided.length === 0) return []
  const calls = sided.map(({ call }) => call)
  return [
    sql`/* hot */
      insert into round_sides (vendor_code, transaction_id, round_number, account_id, market, outcome, odds_e4)
      select w.vendor_code, w.transaction_id, round.number, w.account_id, w.market, w.outcome, w.odds_e4
      from unnest(
        ${texts(calls.map(({ vendorCode }) => vendorCode))}::text[],
        ${texts(calls.map(({ transactionId }) => transactionId))}::text[],
        ${texts(calls.map(({ roundId }) => roundId))}::text[],
        ${bigints(calls.map(({ memberId }) => memberId))}::bigint[],
        ${sidesOf(calls)}
      ) as w (vendor_code, transaction_id, round_id, account_id, market, outcome, odds_e4)
      cross join lateral (
        select number from game_rounds g where g.vendor_code = w.vendor_code and g.round_id = w.round_id limit 1
      ) round
    `,
  ]
}

/** The same of plain calls, by their places among those that `moved` has. */
export function sidesOfMoved(calls: readonly MoneyCall[]): RawBuilder<unknown>[] {
  const sided = calls.flatMap((call, at) => (call.side === undefined ? [] : [{ call, ord: at + 1 }]))
  if (sided.length === 0) return []
  return [
    sql`sided as (
      insert into round_sides (vendor_code, transaction_id, round_number, account_id, market, outcome, odds_e4)
      select m.vendor_code, m.external_id, m.about, m.account_id, s.market, s.outcome, s.odds_e4
      from unnest(${bigints(sided.map(({ ord }) => ord))}::bigint[], ${sidesOf(sided.map(({ call }) => call))})
        as s (ord, market, outcome, odds_e4)
      join moved m on m.ord = s.ord
    )`,
  ]
}

/** Markets, outcomes and odds of calls, as arguments of `unnest`. */
function sidesOf(calls: readonly MoneyCall[]): RawBuilder<unknown> {
  return sql`
    ${texts(calls.map(({ side }) => side?.market))}::text[],
    ${texts(calls.map(({ side }) => side?.outcome))}::text[],
    ${bigints(calls.map(({ side }) => side?.oddsE4))}::integer[]
  `
}

/** Where a player has bets of which the vendor tells what they are on. */
export interface SidedRound {
  readonly number: bigint
  readonly accountId: bigint
  readonly vendorCode: string
  /** Of one of its bets; null for one of which only odds are told. */
  readonly market: string | null
}

/** Rounds with told bets that calls of a time were about, each once for each of its markets. */
export async function touchedSides(tx: Tx, { after, until }: FoldedTime): Promise<SidedRound[]> {
  const { rows } = await sql<SidedRound>`
    with touched as materialized (
      select distinct round_number from vendor_calls
      where made_at > coalesce(${after}::timestamptz, '-infinity') and made_at <= ${until} and outcome = 'ok'
    )
    select distinct s.round_number as number, s.account_id as "accountId", s.vendor_code as "vendorCode", s.market
    from touched
    cross join lateral (select * from round_sides r where r.round_number = touched.round_number) s
  `.execute(tx)
  return rows
}

/** A market of a vendor's, as one player has bet on it. */
export type PlayedMarket = Pick<SidedRound, 'accountId' | 'vendorCode'> & { readonly market: string }

/** All rounds with bets on these, each once for each of its markets, which may be more. */
export async function roundsOfMarkets(tx: Tx, played: readonly PlayedMarket[]): Promise<SidedRound[]> {
  const { rows } = await sql<SidedRound>`
    with touched as materialized (
      select distinct s.round_number from ${unnested(played)}
      cross join lateral (
        select round_number from round_sides r
        where r.vendor_code = w.vendor_code and r.market = w.market and r.account_id = w.account_id
      ) s
    )
    select distinct s.round_number as number, s.account_id as "accountId", s.vendor_code as "vendorCode", s.market
    from touched
    cross join lateral (select * from round_sides r where r.round_number = touched.round_number) s
  `.execute(tx)
  return rows
}

/** An accepted bet that was not taken back, with what it is on. */
export interface KeptSide extends SidedRound {
  readonly transactionId: string
  readonly outcome: string | null
  readonly oddsE4: number | null
  readonly stake: bigint
}

/** Bets on markets, and all of these rounds whose vendor tells what they are on, as they stood at a time. */
export async function sidesAt(
  tx: Tx,
  { played, rounds, until }: { played: readonly PlayedMarket[]; rounds: readonly bigint[]; until: Date },
): Promise<KeptSide[]> {
  const { rows } = await sql<KeptSide>`
    with bets as materialized (
      select s.* from ${unnested(played)}
      cross join lateral (
        select * from round_sides r
        where r.vendor_code = w.vendor_code and r.market = w.market and r.account_id = w.account_id
      ) s
      union
      select s.* from unnest(${bigints(rounds)}::bigint[]) as w (number)
      cross join lateral (select * from round_sides r where r.round_number = w.number) s
    )
    select b.round_number as number, b.account_id as "accountId", b.vendor_code as "vendorCode", b.market,
      b.transaction_id as "transactionId", b.outcome, b.odds_e4 as "oddsE4", c.staked as stake
    from bets b
    cross join lateral (
      select v.source, v.staked from vendor_calls v
      where v.source = 'vendor:' || b.vendor_code and v.transaction_id = b.transaction_id and v.outcome = 'ok'
        and v.made_at <= ${until} limit 1
    ) c
    left join lateral (
      select f.outcome from vendor_calls f
      where f.source = c.source and f.names = b.transaction_id and f.outcome = 'ok' and f.made_at <= ${until} limit 1
    ) refund on true
    where refund.outcome is null
    order by b.round_number, b.transaction_id
  `.execute(tx)
  return rows
}

function unnested(played: readonly PlayedMarket[]): RawBuilder<unknown> {
  return sql`unnest(
    ${texts(played.map(({ vendorCode }) => vendorCode))}::text[],
    ${texts(played.map(({ market }) => market))}::text[],
    ${bigints(played.map(({ accountId }) => accountId))}::bigint[]
  ) as w (vendor_code, market, account_id)`
}
