import './deposit-tables.ts'
import { type DepositState, openDepositStates } from '@banyan/rules/cashier/deposit-states.ts'
import { sql } from 'kysely'
import { keysetOrder } from '#/platform/calls/cursor.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { DepositRow } from './deposits.ts'

export interface DepositFilter {
  readonly state?: DepositState | 'open' | undefined
  readonly channel?: string | undefined
  readonly number?: string | undefined
  readonly accountId?: bigint | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** Sums without named days are those of the last 31. */
const summedDays = 31

/** Orders of all members: those in review oldest first, others newest first. */
export async function listedDeposits(
  db: Db,
  filter: DepositFilter,
  { after, atMost }: { readonly after: bigint | undefined; readonly atMost: number },
): Promise<DepositRow[]> {
  const { behind, order } = keysetOrder(filter.state === 'review')
  return await matching(db, filter)
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', behind, after ?? 0n))
    .orderBy('id', order)
    .limit(atMost)
    .execute()
}

export interface DepositTotal {
  readonly count: bigint
  readonly amount: bigint
  readonly credited: bigint
}

/** What all orders of a filter come to. */
export async function totalOf(db: Db, filter: DepositFilter): Promise<DepositTotal> {
  return await matching(db, filter)
    .select([
      sql<bigint>`count(*)::bigint`.as('count'),
      sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'),
      sql<bigint>`coalesce(sum(credited), 0)::bigint`.as('credited'),
    ])
    .$if(filter.from === undefined, (query) =>
      query.where(sql<boolean>`created_at > clock_now() - make_interval(days => ${summedDays})`),
    )
    .executeTakeFirstOrThrow()
}

function matching(db: Db, { state, channel, number, accountId, from, until }: DepositFilter) {
  let query = db.selectFrom('deposits')
  if (state === 'open') query = query.where('state', 'in', openDepositStates)
  else if (state !== undefined) query = query.where('state', '=', state)
  if (channel !== undefined) query = query.where('channel', '=', channel)
  if (number !== undefined) query = query.where('number', '=', number)
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  if (from !== undefined) query = query.where('created_at', '>=', from)
  if (until !== undefined) query = query.where('created_at', '<', until)
  return query
}

/** What waits for an operator. */
export async function waitingDeposits(db: Db): Promise<{ readonly reviews: number; readonly unmatched: number }> {
  const [reviews, unmatched] = await Promise.all([
    db
      .selectFrom('deposits')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', 'review')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('deposit_payments')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('deposit_id', 'is', null)
      .where('reversed_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return { reviews: reviews.count, unmatched: unmatched.count }
}

/** How a provider does. */
export interface ProviderFigures {
  readonly provider: string
  readonly heardAt: Date | null
  readonly paid: number
  readonly paidAmount: bigint
  readonly open: number
  readonly unknown: number
  /** All that it was paid for the brand and not asked back, in minor units. */
  readonly received: bigint
  readonly differences: number
  readonly reconciledDay: string | null
}

/** Of each of these providers, over the last 24 hours. */
export async function providerFigures(db: Db, providers: readonly string[]): Promise<ProviderFigures[]> {
  const { rows } = await sql<ProviderFigures>`
    select
      p.provider,
      (select max(received_at) from gateway_events e where e.provider = p.provider) as "heardAt",
      coalesce(paid.count, 0) as paid, coalesce(paid.amount, 0)::bigint as "paidAmount",
      coalesce(d.open, 0) as open, coalesce(d.unknown, 0) as unknown,
      (select coalesce(sum(credited + fee - bonus), 0)::bigint from deposits c
        where c.provider = p.provider and c.state = 'completed') as received,
      (select count(*)::int from payment_differences f
        where f.provider = p.provider and f.settled_at is null) as differences,
      (select max(day) from reconciled_days r where r.provider = p.provider) as "reconciledDay"
    from unnest(${[...providers]}::text[]) as p (provider)
    left join lateral (
      select count(*)::int as count, sum(amount)::bigint as amount from deposit_payments m
      where m.provider = p.provider and m.paid_at > clock_now() - interval '24 hours' and m.reversed_at is null
    ) paid on true
    left join lateral (
      select count(*) filter (where state <> 'unknown')::int as open,
        count(*) filter (where state = 'unknown')::int as unknown
      from deposits o where o.provider = p.provider and o.state in ('unknown', 'created', 'submitted')
    ) d on true
  `.execute(db as Tx)
  return rows
}

/** The channel of each of these deposits, by number. */
export async function channelsOf(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await db.selectFrom('deposits').select(['number', 'channel']).where('number', 'in', numbers).execute()
  return new Map(rows.map(({ number, channel }) => [number, channel]))
}

export interface CompletedDeposit {
  readonly number: string
  /** What was paid, in minor units. */
  readonly amount: bigint
  readonly at: Date
  readonly channel: string
  /** 1 for the first. */
  readonly nth: number
}

/** A member's first three completed deposits and those since a moment, oldest first. What was taken back is none. */
export async function completedDeposits(db: Db, accountId: bigint, since: Date): Promise<CompletedDeposit[]> {
  const { rows } = await sql<CompletedDeposit>`
    select * from (
      select number, (credited + fee - bonus)::bigint as amount, finished_at as at, channel,
        (row_number() over (order by finished_at, id))::int as nth
      from deposits where account_id = ${accountId} and state = 'completed'
    ) d where nth <= 3 or at >= ${since} order by nth
  `.execute(db as Tx)
  return rows
}

/** What each of these members deposited in its life, in minor units. What was taken back is none. */
export async function depositedInAll(db: Db, accounts: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .selectFrom('deposits')
    .select(['account_id', sql<bigint>`sum(credited + fee - bonus)::bigint`.as('amount')])
    .where('account_id', 'in', accounts)
    .where('state', '=', 'completed')
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ account_id: accountId, amount }) => [accountId, amount]))
}

/** Who completed a deposit from a moment on; those of orders that were made more than a month before are left out. */
export async function depositorsSince(db: Db, since: Date, atMost: number): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    select distinct account_id from deposits
    where state = 'completed' and finished_at >= ${since} and created_at >= ${since}::timestamptz - interval '31 days'
    order by account_id limit ${atMost}
  `.execute(db as Tx)
  return rows.map((row) => row.account_id)
}
