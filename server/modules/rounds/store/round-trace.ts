import './round-tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import { sourceOf } from '../deciding/money-call.ts'

/** A round, with what was staked in it and paid. */
export interface TracedRound {
  readonly vendorCode: string
  readonly roundId: string
  readonly memberId: bigint
  readonly gameCode: string | null
  readonly openedAt: Date
  readonly closedAt: Date | null
  /** In minor units; of a cancelled round the accepted stakes, in every list. */
  readonly staked: bigint
  /** Of a cancelled round the stakes that came back. */
  readonly paid: bigint
  /** Whether every stake was taken back and nothing was paid: the round is in no sum. */
  readonly isCancelled: boolean
}

/** Rounds `r`, each with the sums of its calls, found by their index. A bet that was taken back is no stake of a round that goes on. */
export function roundsWithSums(db: Db) {
  return db
    .selectFrom('game_rounds as r')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('vendor_calls as t')
          .leftJoinLateral(
            (inner) =>
              inner
                .selectFrom('vendor_calls as f')
                .select('f.entry_id')
                .whereRef('f.source', '=', 't.source')
                .whereRef('f.names', '=', 't.transaction_id')
                .where('f.operation', '=', 'refund')
                .where('f.outcome', '=', 'ok')
                .limit(1)
                .as('refund'),
            (join) => join.onTrue(),
          )
          .select([
            sql<bigint>`coalesce(sum(t.staked) filter (where refund.entry_id is null), 0)::bigint`.as('staked'),
            sql<bigint>`coalesce(sum(t.staked), 0)::bigint`.as('accepted'),
            sql<bigint>`coalesce(sum(t.paid), 0)::bigint`.as('paid'),
            sql<boolean>`coalesce(
              bool_and(refund.entry_id is not null) filter (where t.staked > 0 or t.paid > 0), false
            )`.as('is_cancelled'),
          ])
          .whereRef('t.round_number', '=', 'r.number')
          .where('t.outcome', '=', 'ok')
          .where('t.operation', '<>', 'refund')
          .as('sums'),
      (join) => join.onTrue(),
    )
    .select(['r.vendor_code as vendorCode', 'r.round_id as roundId', 'r.account_id as memberId'])
    .select(['r.game_code as gameCode', 'r.opened_at as openedAt', 'r.closed_at as closedAt'])
    .select([sumUnlessCancelled('staked').as('staked'), sumUnlessCancelled('paid').as('paid')])
    .select(sql<boolean>`sums.is_cancelled`.as('isCancelled'))
}

function sumUnlessCancelled(name: 'staked' | 'paid') {
  return sql<bigint>`case when sums.is_cancelled then sums.accepted else ${sql.ref(`sums.${name}`)} end`
}

export async function tracedRound(db: Db, vendorCode: string, roundId: string): Promise<TracedRound | undefined> {
  return await roundsWithSums(db)
    .where('r.vendor_code', '=', vendorCode)
    .where('r.round_id', '=', roundId)
    .executeTakeFirst()
}

/** A place in the order of a member's rounds; the moment as the database writes it, to the microsecond. */
export interface RoundPlace {
  readonly openedAt: string
  readonly vendorCode: string
  readonly roundId: string
}

/** Vendors in whose rounds a round is looked for. */
const vendorsAtMost = 1_000

/**
 * Members of rounds with this id, whichever vendor's they are. Vendors are walked along the key of rounds: an index by the
 * round's id alone would cost every bet.
 */
export async function membersOfRound(db: Db, roundId: string, atMost: number): Promise<bigint[]> {
  const vendors = sql<{ code: string }>`(
    with recursive vendors (code) as (
      select min(vendor_code) from game_rounds
      union all
      select (select min(g.vendor_code) from game_rounds g where g.vendor_code > v.code) from vendors v
      where v.code is not null
    )
    select code from vendors where code is not null limit ${vendorsAtMost}
  )`
  const rows = await db
    .selectFrom(vendors.as<'vendors'>(sql.ref('vendors')))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('game_rounds as g')
          .select('g.account_id as memberId')
          .whereRef('g.vendor_code', '=', 'vendors.code')
          .where('g.round_id', '=', roundId)
          .limit(1)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select('found.memberId')
    .limit(atMost)
    .execute()
  return rows.map(({ memberId }) => memberId)
}

/** A vendor's call, as it was decided. */
export interface TracedTransaction {
  readonly vendorCode: string
  readonly transactionId: string
  readonly operation: string
  readonly outcome: string
  readonly staked: bigint
  readonly paid: bigint
  readonly balance: bigint
  readonly refersTo: string | null
  readonly roundId: string | null
  readonly madeAt: Date
  readonly entryId: bigint
}

/** Calls `t` with their rounds `r`; a call that was refused before its round began names it. */
function callsWithRounds(db: Db) {
  return db
    .selectFrom('vendor_calls as t')
    .leftJoin('game_rounds as r', 'r.number', 't.round_number')
    .select(['t.vendor_code as vendorCode', 't.transaction_id as transactionId', 't.operation', 't.outcome'])
    .select(['t.staked', 't.paid', 't.balance', 't.refers_to as refersTo'])
    .select(
      sql<string | null>`coalesce(r.round_id, case when t.operation not in ('refund', 'buyOut') then t.names end)`.as(
        'roundId',
      ),
    )
    .select(['t.made_at as madeAt', 't.entry_id as entryId'])
}

export async function tracedTransaction(
  db: Db,
  vendorCode: string,
  transactionId: string,
): Promise<TracedTransaction | undefined> {
  return await callsWithRounds(db)
    .where('t.source', '=', sourceOf(vendorCode))
    .where('t.transaction_id', '=', transactionId)
    .executeTakeFirst()
}

/** A place in the order of a round's calls. */
export interface CallPlace {
  readonly madeAt: string
  readonly transactionId: string
}

/** The calls of a round behind a place, in the order of their arrival, with the place of each. */
export async function callsOfRound(
  db: Db,
  { vendorCode, roundId }: { readonly vendorCode: string; readonly roundId: string },
  { after, atMost }: { readonly after: CallPlace | undefined; readonly atMost: number },
): Promise<(TracedTransaction & { readonly place: string })[]> {
  const source = sourceOf(vendorCode)
  const own = db
    .selectFrom('game_rounds as g')
    .innerJoin('vendor_calls as o', 'o.round_number', 'g.number')
    .select(['o.transaction_id', 'o.made_at'])
    .where('g.vendor_code', '=', vendorCode)
    .where('g.round_id', '=', roundId)
  const before = db
    .selectFrom('vendor_calls as o')
    .select(['o.transaction_id', 'o.made_at'])
    .where('o.source', '=', source)
    .where('o.names', '=', roundId)
    .where('o.operation', 'not in', ['refund', 'buyOut'])
  const places = await db
    .selectFrom(own.unionAll(before).as('p'))
    .select(['p.transaction_id as transactionId', placeOf('p.made_at').as('place')])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(p.made_at, p.transaction_id) > (${after?.madeAt}::timestamptz, ${after?.transactionId})`,
      ),
    )
    .orderBy('p.made_at')
    .orderBy('p.transaction_id')
    .limit(atMost)
    .execute()
  const ids = places.map(({ transactionId }) => transactionId)
  const calls = await callsWithRounds(db)
    .where('t.source', '=', source)
    .where(sql<boolean>`t.transaction_id = any(${ids}::text[])`)
    .execute()
  const byId = new Map(calls.map((call) => [call.transactionId, call]))
  return places.flatMap(({ transactionId, place }) => {
    const call = byId.get(transactionId)
    return call ? [{ ...call, place }] : []
  })
}

/** The rounds that calls of vendors were about, by `vendor transaction`. */
export async function roundsOfCalls(
  db: Db,
  calls: readonly { readonly vendorCode: string; readonly transactionId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (calls.length === 0) return new Map()
  const rows = await callsWithRounds(db)
    .where(
      sql<boolean>`(t.source, t.transaction_id) in (select * from unnest(
        ${calls.map(({ vendorCode }) => sourceOf(vendorCode))}::text[],
        ${calls.map(({ transactionId }) => transactionId)}::text[]
      ))`,
    )
    .execute()
  return new Map(
    rows.flatMap(({ vendorCode, transactionId, roundId }) =>
      roundId === null ? [] : [[`${vendorCode} ${transactionId}`, roundId] as const],
    ),
  )
}

/** A moment as text to the microsecond, which a Date would lose: pages go on exactly behind it. */
export function placeOf(column: 'r.opened_at' | 'p.made_at') {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
