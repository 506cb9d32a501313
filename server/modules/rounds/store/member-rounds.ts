import './round-tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import { sourceOf } from '../deciding/money-call.ts'
import { placeOf, type RoundPlace, roundsWithSums, type TracedRound } from './round-trace.ts'

/** A round of a member without what was staked in it, with its place in the order of the member's rounds. */
export interface PlacedRound {
  readonly vendorCode: string
  readonly roundId: string
  readonly gameCode: string | null
  readonly closedAt: Date | null
  readonly place: string
}

interface RoundsOfTime {
  /** Rounds that began from this moment on, and before the other one. */
  readonly from: Date
  readonly until: Date
  /** The place behind which they go on. */
  readonly after: RoundPlace | undefined
  readonly atMost: number
}

/** Rounds of a member that began in a time, the last one first. What was staked in them is not looked at. */
export async function placedRounds(
  db: Db,
  memberId: bigint,
  { from, until, after, atMost }: RoundsOfTime,
): Promise<PlacedRound[]> {
  const { openedAt, vendorCode, roundId } = after ?? {}
  return await db
    .selectFrom('game_rounds as r')
    .select(['r.vendor_code as vendorCode', 'r.round_id as roundId', 'r.game_code as gameCode'])
    .select(['r.closed_at as closedAt', placeOf('r.opened_at').as('place')])
    .where('r.account_id', '=', memberId)
    .where('r.opened_at', '>=', from)
    .where('r.opened_at', '<', until)
    .$if(after !== undefined, (query) =>
      query
        .where(sql<boolean>`r.opened_at <= ${openedAt}::timestamptz`)
        .where(
          sql<boolean>`(r.opened_at < ${openedAt}::timestamptz or (r.vendor_code, r.round_id) > (${vendorCode}, ${roundId}))`,
        ),
    )
    .orderBy('r.opened_at', 'desc')
    .orderBy('r.vendor_code')
    .orderBy('r.round_id')
    .limit(atMost)
    .execute()
}

/** A round as its vendor names it. */
export interface RoundKey {
  readonly vendorCode: string
  readonly roundId: string
}

/** Rounds with what was staked in them and paid; each is found by its key. */
export async function roundsByKey(db: Db, keys: readonly RoundKey[]): Promise<TracedRound[]> {
  if (keys.length === 0) return []
  return await roundsWithSums(db)
    .where(
      sql<boolean>`(r.vendor_code, r.round_id) in (select * from unnest(
        ${keys.map(({ vendorCode }) => vendorCode)}::text[], ${keys.map(({ roundId }) => roundId)}::text[]
      ))`,
    )
    .execute()
}

/** What a vendor's call meant for its player, with the game of its round. */
export interface PlayOfCall {
  readonly vendorCode: string
  readonly transactionId: string
  readonly roundId: string | null
  readonly gameCode: string | null
  readonly isOpen: boolean
  readonly madeAt: Date
  readonly bets: number
  readonly staked: bigint
  readonly paid: bigint
}

/** A vendor's call by its id. */
export interface CallKey {
  readonly vendorCode: string
  readonly transactionId: string
}

/** What vendors' calls meant for their player; each is found by its key, and one that was refused is left out. */
export async function playsOfCalls(db: Db, calls: readonly CallKey[]): Promise<PlayOfCall[]> {
  if (calls.length === 0) return []
  const found = sql<PlayOfCall>`(
    select p.vendor_code as "vendorCode", p.transaction_id as "transactionId", p.round_id as "roundId",
      p.game_code as "gameCode", p.is_open as "isOpen", p.made_at as "madeAt", p.bets, p.staked, p.paid
    from unnest(
      ${calls.map(({ vendorCode }) => sourceOf(vendorCode))}::text[],
      ${calls.map(({ transactionId }) => transactionId)}::text[]
    ) as w (source, transaction_id)
    cross join lateral (
      select * from vendor_plays v
      where v.source = w.source and v.transaction_id = w.transaction_id limit 1
    ) p
  )`
  return await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
}
