import './round-tables.ts'
import { sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

/**
 * Whether entries came that are not folded into valid bets. Most are vendors' calls; the others let the mark go on. Not by
 * EXISTS, which reads the table from its beginning, while what is new stands at its end.
 */
export async function hasEntriesToFold(db: Db): Promise<boolean> {
  const waiting = sql<boolean>`coalesce((
    select true from ledger_entry_facts
    where made_at > coalesce((select folded_until from settled_bets_state), '-infinity')
    order by made_at limit 1
  ), false)`
  const { waits } = await db.selectNoFrom(waiting.as('waits')).executeTakeFirstOrThrow()
  return waits
}

/** Seconds since the oldest entry that is not folded; 0 without any. */
export async function foldingLagSeconds(db: Db): Promise<number> {
  const lag = sql<number | null>`(
    select extract(epoch from clock_now() - made_at)::double precision from ledger_entry_facts
    where made_at > coalesce((select folded_until from settled_bets_state), '-infinity')
    order by made_at limit 1
  )`
  const { seconds } = await db.selectNoFrom(lag.as('seconds')).executeTakeFirstOrThrow()
  return Math.max(0, seconds ?? 0)
}

/** Up to when calls are folded, null before the first time; undefined while another transaction folds. */
export async function tryFoldedUntil(tx: Tx): Promise<Date | null | undefined> {
  await tx
    .insertInto('settled_bets_state')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('settled_bets_state')
    .select('folded_until')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.folded_until
}

export async function setFoldedUntil(tx: Tx, until: Date): Promise<void> {
  await tx.updateTable('settled_bets_state').set({ folded_until: until }).execute()
}

/**
 * Where a step ends that begins behind a moment, or at the first call: behind so many calls, and all that were made at
 * the same moment as the last of them, but no later than `latest`.
 */
export async function endOfStep(
  tx: Tx,
  { after, latest, atMost }: { readonly after: Date | null; readonly latest: Date; readonly atMost: number },
): Promise<{ readonly until: Date; readonly hasMore: boolean }> {
  const { rows } = await sql<{ calls: number; until: Date | null }>`
    select count(*)::int as calls, date_trunc('milliseconds', max(made_at)) + interval '1 millisecond' as until
    from (
      select made_at from vendor_calls
      where made_at > coalesce(${after}::timestamptz, '-infinity') and made_at <= ${latest}
      order by made_at limit ${atMost}
    ) step
  `.execute(tx)
  const { calls = 0, until } = rows[0] ?? {}
  if (calls < atMost || !until) return { until: latest, hasMore: false }
  return { until: until < latest ? until : latest, hasMore: until < latest }
}

/** A time of the journal: from behind a moment, or from the first call on, to another. */
export interface FoldedTime {
  readonly after: Date | null
  readonly until: Date
}

/** What was staked and paid in a round that is closed, or between a buy-in and its buy-out. */
export interface SettledBet {
  /** The number of the round; null of a table. */
  readonly round: bigint | null
  readonly vendorCode: string
  /** The round's id; of a table the buy-in's, behind a word that no vendor's id can begin with. */
  readonly bet: string
  readonly accountId: bigint
  readonly asset: string
  readonly gameCode: string | null
  readonly placedAt: Date
  readonly settledAt: Date
  /** Without bets that were taken back. */
  readonly staked: bigint
  readonly paid: bigint
}

/**
 * Closed rounds that calls of a time were about, and others that are named by number, as they stood at its end, in the order in which they were closed. Calls
 * without a round are not left out by a condition, which would let the database read the index of all rounds' calls.
 */
export async function settledRounds(
  tx: Tx,
  { after, until }: FoldedTime,
  others: readonly bigint[],
): Promise<SettledBet[]> {
  const { rows } = await sql<SettledBet>`
    with touched as materialized (
      select round_number from vendor_calls
      where made_at > coalesce(${after}::timestamptz, '-infinity') and made_at <= ${until} and outcome = 'ok'
      union select number from unnest(${bigints(others)}::bigint[]) as o (number)
    )
    select r.number as round, r.vendor_code as "vendorCode", r.round_id as bet, r.account_id as "accountId", r.asset,
      r.game_code as "gameCode", r.opened_at as "placedAt", r.closed_at as "settledAt", sums.staked, sums.paid
    from touched
    cross join lateral (
      select * from game_rounds g where g.number = touched.round_number and g.closed_at <= ${until} limit 1
    ) r
    cross join lateral (
      select
        coalesce(sum(c.staked) filter (where c.operation in ('bet', 'betAndWin') and refund.outcome is null), 0)::bigint
          as staked,
        coalesce(sum(c.paid) filter (where c.operation in ('win', 'betAndWin')), 0)::bigint as paid
      from vendor_calls c
      left join lateral (
        select f.outcome from vendor_calls f
        where c.operation = 'bet' and f.source = c.source and f.names = c.transaction_id
          and f.outcome = 'ok' and f.made_at <= ${until} limit 1
      ) refund on true
      where c.round_number = r.number and c.outcome = 'ok' and c.made_at <= ${until}
    ) sums
    order by r.closed_at, r.vendor_code, r.round_id
  `.execute(tx)
  return rows
}

/** Buy-outs of a time, each with its buy-in. */
export async function settledTables(tx: Tx, { after, until }: FoldedTime): Promise<SettledBet[]> {
  const { rows } = await sql<SettledBet>`
    select null::bigint as round, t.vendor_code as "vendorCode", 'table ' || t.refers_to as bet, t.account_id as "accountId", s.asset,
      s.game_code as "gameCode", b.opened_at as "placedAt", t.made_at as "settledAt", cause.staked, t.paid
    from vendor_calls t
    cross join lateral (
      select c.staked from vendor_calls c where c.source = t.source and c.transaction_id = t.names limit 1
    ) cause
    cross join lateral (
      select * from game_buy_ins i where i.vendor_code = t.vendor_code and i.transaction_id = t.refers_to limit 1
    ) b
    cross join lateral (select * from game_sessions g where g.reference = b.session limit 1) s
    where t.made_at > coalesce(${after}::timestamptz, '-infinity') and t.made_at <= ${until}
      and t.operation = 'buyOut' and t.outcome = 'ok'
    order by t.made_at, t.vendor_code, t.transaction_id
  `.execute(tx)
  return rows
}

/**
 * Stakes of an account's open rounds that opened from a moment on, in minor units, without refunded stakes. Payouts of an
 * open round do not reduce its stake.
 */
export async function openRoundStakes(db: Db, accountId: bigint, since: Date): Promise<bigint> {
  const open = sql<bigint>`coalesce((
    select sum(t.staked) from game_rounds r
    join vendor_calls t on t.round_number = r.number and t.outcome = 'ok' and t.staked > 0
      and t.operation in ('bet', 'betAndWin')
    where r.account_id = ${accountId} and r.closed_at is null and r.opened_at >= ${since} and not exists (
      select from vendor_calls f
      where f.source = t.source and f.names = t.transaction_id and f.outcome = 'ok'
    )
  ), 0)::bigint`
  const { stake } = await db.selectNoFrom(open.as('stake')).executeTakeFirstOrThrow()
  return stake
}

/** Open buy-ins of an account from a moment on, in minor units. */
export async function openBuyIns(db: Db, accountId: bigint, since: Date): Promise<bigint> {
  const open = sql<bigint>`coalesce((
    select sum(cause.staked) from game_buy_ins b
    cross join lateral (
      select c.staked from vendor_calls c
      where c.source = 'vendor:' || b.vendor_code and c.transaction_id = b.transaction_id limit 1
    ) cause
    where b.account_id = ${accountId} and b.ended_at is null and b.opened_at >= ${since}
  ), 0)::bigint`
  const { stake } = await db.selectNoFrom(open.as('stake')).executeTakeFirstOrThrow()
  return stake
}
