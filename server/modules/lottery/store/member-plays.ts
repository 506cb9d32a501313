import './lottery-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Db } from '#/platform/db/handles.ts'
import { betSource, entryIdOf } from './bets.ts'
import { newestOutcome, placeOfBet } from './own-bets.ts'

/** A bet of an account with its place among them, as a round of a vendor's game is told. */
export interface PlacedBet {
  /** Under which the catalogue has the game. */
  readonly vendorCode: string
  /** The bet's number. */
  readonly roundId: string
  readonly gameCode: string
  readonly closedAt: Date | null
  /** When it was placed, as the database writes it, to the microsecond. */
  readonly place: string
}

interface BetsOfTime {
  /** Bets that were placed from this moment on, and before the other one. */
  readonly from: Date
  readonly until: Date
  /** The place behind which they go on, in the order of moments, vendors and numbers as texts. */
  readonly after: { readonly openedAt: string; readonly vendorCode: string; readonly roundId: string } | undefined
  readonly atMost: number
}

const vendor = sql<string>`lottery_vendor(b.prize_mode) collate "C"`
const numberText = sql<string>`b.number::text collate "C"`
const closedAt = sql<Date | null>`coalesce(c.made_at, i.settled_at)`

/** Bets of an account that were placed in a time, the last one first. */
export async function placedBets(
  db: Db,
  accountId: bigint,
  { from, until, after, atMost }: BetsOfTime,
): Promise<PlacedBet[]> {
  const { openedAt, vendorCode, roundId } = after ?? {}
  return await db
    .selectFrom('lottery_bets as b')
    .innerJoin('lottery_issues as i', 'i.id', 'b.issue_id')
    .leftJoin('lottery_cancels as c', 'c.bet_number', 'b.number')
    .select([vendor.as('vendorCode'), numberText.as('roundId'), 'i.game_code as gameCode'])
    .select([closedAt.as('closedAt'), placeOfBet.as('place')])
    .where('b.account_id', '=', accountId)
    .where(sql<boolean>`b.placed_at >= ${from} and b.placed_at < ${until}`)
    .$if(after !== undefined, (query) =>
      query
        .where(sql<boolean>`b.placed_at <= ${openedAt}::timestamptz`)
        .where(
          sql<boolean>`(b.placed_at < ${openedAt}::timestamptz or (${vendor}, ${numberText}) > (${vendorCode}, ${roundId}))`,
        ),
    )
    .orderBy('b.placed_at', 'desc')
    .orderBy(vendor)
    .orderBy(numberText)
    .limit(atMost)
    .execute()
}

/** A bet with what was staked and paid, as a round of a vendor's game is told. */
export interface PlayedBet extends Omit<PlacedBet, 'place'> {
  readonly memberId: bigint
  readonly openedAt: Date
  /** In minor units. */
  readonly staked: bigint
  /** Of a cancelled bet the stake that came back. */
  readonly paid: bigint
  /** Taken back, or of an issue that is void: the bet is in no sum. */
  readonly isCancelled: boolean
  readonly slip: string
}

/** Bets by their numbers. */
export async function playedBets(db: Db, numbers: readonly bigint[]): Promise<PlayedBet[]> {
  if (numbers.length === 0) return []
  const isBack = sql<boolean>`(c.bet_number is not null or w.status is not distinct from 'REFUNDED')`
  return await db
    .selectFrom('lottery_bets as b')
    .innerJoin('lottery_issues as i', 'i.id', 'b.issue_id')
    .leftJoin('lottery_cancels as c', 'c.bet_number', 'b.number')
    .leftJoinLateral(newestOutcome, (on) => on.onTrue())
    .select([vendor.as('vendorCode'), numberText.as('roundId'), 'i.game_code as gameCode', closedAt.as('closedAt')])
    .select(['b.account_id as memberId', sql<Date>`b.placed_at`.as('openedAt'), isBack.as('isCancelled')])
    .select(['b.stake as staked', 'b.slip'])
    .select(sql<bigint>`(case when ${isBack} then b.stake else coalesce(w.payout, 0) end)::bigint`.as('paid'))
    .where(sql<boolean>`b.number = any(${bigints(numbers)}::bigint[])`)
    .execute()
}

/** What an entry of the lottery meant for its player. */
export interface PlayOfEntry {
  readonly kind: string
  readonly transactionId: string
  readonly vendorCode: string
  readonly gameCode: string
  /** The bet's number, or that of a slip's first. */
  readonly number: bigint
  readonly madeAt: Date
  readonly bets: number
  readonly staked: bigint
  readonly paid: bigint
}

/** What the lottery's entries with these ids meant; those that are no play are left out. */
export async function playsOfEntries(db: Db, ids: readonly string[]): Promise<PlayOfEntry[]> {
  if (ids.length === 0) return []
  const found: RawBuilder<PlayOfEntry> = sql`(
    select p.kind, p.transaction_id as "transactionId", p.vendor_code as "vendorCode", p.game_code as "gameCode",
      p.number, p.made_at as "madeAt", p.bets, p.staked::bigint as staked, p.paid::bigint as paid
    from unnest(${texts(ids)}::text[]) as w (id)
    cross join unnest(${texts(playKinds)}::text[]) as k (kind)
    join lottery_plays p on p.kind = k.kind and p.transaction_id = w.id
  )`
  return await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
}

/** Kinds of entries that are play; an entry is found by source, kind and id. */
const playKinds = ['bet', 'win', 'refund', 'adjust']

/** An entry of the book that moved money for a bet. */
export interface EntryOfBet {
  readonly id: bigint
  readonly kind: string
  readonly transactionId: string
  readonly madeAt: Date
  /** Of the whole slip, where it placed several bets; in minor units. */
  readonly staked: bigint
  readonly paid: bigint
  /** What the player could play with then. */
  readonly balance: bigint
}

/** Entries of a bet at most: its slip, what was paid, returned and rebated, and what corrected that. */
const entriesAtMost = 100

/** Entries of a bet, in the order in which they were made. */
export async function entriesOfBet(db: Db, { memberId, slip, roundId }: PlayedBet): Promise<EntryOfBet[]> {
  return await db
    .selectFrom('ledger_entry_facts as f')
    .select(['f.id', 'f.kind', 'f.external_id as transactionId', sql<Date>`f.made_at`.as('madeAt')])
    .select([
      sql<bigint>`(case when f.kind = 'bet' then f.lost else f.taken end)::bigint`.as('staked'),
      sql<bigint>`f.given::bigint`.as('paid'),
      sql<bigint>`coalesce(f.balance, 0)::bigint`.as('balance'),
    ])
    .where('f.source', '=', betSource)
    .where('f.refusal', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('f.kind', '=', 'bet'), where('f.external_id', '=', entryIdOf({ accountId: memberId, slip }))]),
        where('f.about', '=', BigInt(roundId)),
      ]),
    )
    .orderBy('f.id')
    .limit(entriesAtMost)
    .execute()
}
