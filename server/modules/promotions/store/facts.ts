import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Up to when the journals are folded, null before the first time; undefined while another transaction folds. */
export async function tryFoldedUntil(tx: Tx): Promise<Date | null | undefined> {
  await tx
    .insertInto('promotion_facts_state')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('promotion_facts_state')
    .select('folded_until')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.folded_until
}

/** Seconds since what is folded ends. */
export async function foldedAgo(db: Db): Promise<number> {
  const lag = sql<number | null>`(
    select extract(epoch from clock_now() - c.counted_at)::double precision from counted_bets c
    where c.counted_at > coalesce((select folded_until from promotion_facts_state), '-infinity')
    order by c.counted_at limit 1
  )`
  const { seconds } = await db.selectNoFrom(lag.as('seconds')).executeTakeFirstOrThrow()
  return Math.max(0, seconds ?? 0)
}

/** Whether the journals have something that is not folded. */
export async function hasNews(db: Db): Promise<boolean> {
  const after = sql`coalesce((select folded_until from promotion_facts_state), '-infinity')`
  const waiting = sql<boolean>`coalesce(
    (select true from counted_bets where counted_at > ${after} order by counted_at limit 1),
    (select true from ledger_entry_facts where made_at > ${after} order by made_at limit 1),
    false
  )`
  const { waits } = await db.selectNoFrom(waiting.as('waits')).executeTakeFirstOrThrow()
  return waits
}

/** Whether everything is folded that was counted until a moment. */
export async function isFoldedUntil(db: Db, moment: Date): Promise<boolean> {
  const after = sql`coalesce((select folded_until from promotion_facts_state), '-infinity')`
  const waiting = sql<boolean>`exists (
    select from counted_bets where counted_at > ${after} and counted_at <= ${moment}
  )`
  const { waits } = await db.selectNoFrom(waiting.as('waits')).executeTakeFirstOrThrow()
  return !waits
}

/** Who was credited a deposit in a time. */
export async function depositorsOf(tx: Tx, { after, until }: FoldedTime): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    select distinct holder::bigint as account_id from ledger_entry_facts
    where made_at > coalesce(${after}::timestamptz, '-infinity') and made_at <= ${until}
      and kind in ('deposit', 'deposit_late', 'deposit_manual') and refusal is null
    order by 1
  `.execute(tx)
  return rows.map((row) => row.account_id)
}

/** A time of the journals: from behind a moment to another. */
export interface FoldedTime {
  readonly after: Date | null
  readonly until: Date
  readonly timeZone: string
}

/** Where a step ends that begins behind a moment: behind so many bets, and no later than `latest`. */
export async function endOfStep(
  tx: Tx,
  { after, latest, atMost }: { readonly after: Date | null; readonly latest: Date; readonly atMost: number },
): Promise<Date> {
  const { rows } = await sql<{ until: Date | null; bets: number }>`
    select date_trunc('milliseconds', max(counted_at)) + interval '1 millisecond' as until, count(*)::int as bets
    from (
      select counted_at from counted_bets
      where counted_at > coalesce(${after}::timestamptz, '-infinity') and counted_at <= ${latest}
      order by counted_at limit ${atMost}
    ) step
  `.execute(tx)
  const { until, bets } = rows[0] ?? {}
  if (!until || (bets ?? 0) < atMost) return latest
  return until < latest ? until : latest
}

/** Adds what was bet in a time to its days; answers whose days changed. */
export async function addValidBets(tx: Tx, { after, until, timeZone }: FoldedTime): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    with news as materialized (
      select account_id, (settled_at at time zone ${timeZone})::date as day, coalesce(product, '') as product,
        sum(amount)::bigint as valid, max(settled_at) filter (where amount > 0) as last_bet_at
      from counted_bets
      where counted_at > coalesce(${after}::timestamptz, '-infinity') and counted_at <= ${until}
      group by 1, 2, 3
    ), days as (
      insert into promotion_play_days as d (account_id, day, product, valid)
      select account_id, day, product, valid from news order by account_id, day, product
      on conflict (account_id, day, product) do update set valid = d.valid + excluded.valid
    )
    insert into promotion_totals as t (account_id, valid, last_bet_at)
    select account_id, sum(valid)::bigint, max(last_bet_at) from news group by account_id order by account_id
    on conflict (account_id) do update set
      valid = t.valid + excluded.valid, last_bet_at = greatest(t.last_bet_at, excluded.last_bet_at)
    returning t.account_id
  `.execute(tx)
  return rows.map((row) => row.account_id)
}

/** Adds what games took and gave in a time to its days. */
export async function addResults(tx: Tx, { after, until, timeZone }: FoldedTime): Promise<void> {
  await sql`
    insert into promotion_result_days as d (account_id, day, staked, paid)
    select account_id, (made_at at time zone ${timeZone})::date, sum(staked)::bigint, sum(paid)::bigint
    from (
      select account_id, made_at, staked, paid from vendor_plays
      where made_at > coalesce(${after}::timestamptz, '-infinity') and made_at <= ${until}
      union all
      select account_id, made_at, staked, paid from lottery_plays
      where made_at > coalesce(${after}::timestamptz, '-infinity') and made_at <= ${until}
    ) plays
    where staked <> 0 or paid <> 0
    group by 1, 2 order by 1, 2
    on conflict (account_id, day) do update set staked = d.staked + excluded.staked, paid = d.paid + excluded.paid
  `.execute(tx)
}

export async function setFoldedUntil(tx: Tx, until: Date): Promise<void> {
  await tx.updateTable('promotion_facts_state').set({ folded_until: until }).execute()
}

/** What a member played by day, from a day on. */
export async function playDays(
  db: Db,
  accountId: bigint,
  from: string,
): Promise<{
  readonly valid: readonly { readonly day: string; readonly product: string; readonly valid: bigint }[]
  readonly results: readonly { readonly day: string; readonly staked: bigint; readonly paid: bigint }[]
}> {
  const [valid, results] = await Promise.all([
    sql<{ day: string; product: string; valid: bigint }>`
      select day::text as day, product, valid from promotion_play_days
      where account_id = ${accountId} and day >= ${from}::date
    `.execute(db as Tx),
    sql<{ day: string; staked: bigint; paid: bigint }>`
      select day::text as day, staked, paid from promotion_result_days
      where account_id = ${accountId} and day >= ${from}::date
    `.execute(db as Tx),
  ])
  return { valid: valid.rows, results: results.rows }
}

/** Valid bets of a member in some days, both included, by type of game. */
export async function validOfDays(
  db: Db,
  accountId: bigint,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly { readonly product: string; readonly valid: bigint }[]> {
  const { rows } = await sql<{ product: string; valid: bigint }>`
    select product, sum(valid)::bigint as valid from promotion_play_days
    where account_id = ${accountId} and day between ${from}::date and ${to}::date
    group by product
  `.execute(db as Tx)
  return rows
}

/** What a member bet in all, and when last. */
export async function totalOf(
  db: Db,
  accountId: bigint,
): Promise<{ readonly valid: bigint; readonly last_bet_at: Date | null } | undefined> {
  return await db
    .selectFrom('promotion_totals')
    .select(['valid', 'last_bet_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Members who played on a day, behind this one, in the order of their ids. */
export async function playersOfDay(db: Db, day: string, after: bigint, atMost: number): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    select distinct account_id from promotion_play_days
    where day = ${day}::date and account_id > ${after} order by account_id limit ${atMost}
  `.execute(db as Tx)
  return rows.map((row) => row.account_id)
}

/** Members who played or were credited a deposit from a day on, in the order of their ids. */
export async function membersWithFacts(db: Db, from: string, atMost: number): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    select distinct account_id from promotion_play_days where day >= ${from}::date order by account_id limit ${atMost}
  `.execute(db as Tx)
  return rows.map((row) => row.account_id)
}

/** What members bet by month, from a day on. */
export async function validByMonth(
  db: Db,
  accounts: readonly bigint[],
  from: string,
): Promise<{ readonly accountId: bigint; readonly month: string; readonly valid: bigint }[]> {
  if (accounts.length === 0) return []
  const { rows } = await sql<{ accountId: bigint; month: string; valid: bigint }>`
    select account_id as "accountId", to_char(day, 'YYYY-MM') as month, sum(valid)::bigint as valid
    from promotion_play_days
    where account_id = any(${[...accounts]}::bigint[]) and day >= ${from}::date
    group by 1, 2
  `.execute(db as Tx)
  return rows
}
