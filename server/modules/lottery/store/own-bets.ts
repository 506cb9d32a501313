import { sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { betSource } from './bets.ts'
import type { LotteryWinsTable } from './lottery-tables.ts'

/** What has become of a bet; it follows from its issue, its win and whether it was taken back. */
export type BetState = 'ACCEPTED' | 'CANCELLED' | 'WON' | 'LOST' | 'PUSH' | 'REFUNDED'

/** A bet of an account with what became of it. */
export interface OwnBetRow {
  readonly number: bigint
  readonly game: string
  readonly issue: string
  readonly playCode: string
  readonly selection: string
  readonly isWhole: boolean
  readonly unitThousandths: number
  readonly multiple: number
  readonly lines: number
  readonly stake: bigint
  readonly odds: Readonly<Record<string, string>>
  readonly mode: string
  readonly prizeGroup: number
  readonly chaseId: bigint | null
  readonly contentHash: string
  readonly placedAt: Date
  /** The same as the database writes it, to the microsecond. */
  readonly place: string
  readonly closeAt: Date
  readonly state: BetState
  readonly payout: bigint
}

/** A list shows so much of a long selection. */
const shownSelection = 300

/** What bet `b` got last, as `w`: by the newest correction that changed it, or else by its first settlement. */
export const newestOutcome = () => newestOutcomeRows.as<'w'>(sql.ref('w'))

export const newestOutcomeRows = sql<{ status: LotteryWinsTable['status']; payout: bigint }>`(
    select coalesce(r.status, w.status) as status, coalesce(r.payout, w.payout) as payout
    from (select b.number) one (bet)
    left join lateral (
      select status, payout from lottery_revisions r where r.bet_number = bet order by r.version desc limit 1
    ) r on true
    left join lateral (
      select status, payout from lottery_wins w where w.bet_number = bet order by w.version desc limit 1
    ) w on true
  )`

/** What has become of bet `b` of issue `i`, with its newest outcome `w` and its cancellation `c`, if any. */
export const betStateText = sql<BetState>`case
  when c.bet_number is not null then 'CANCELLED'
  when w.status is not null then w.status
  when i.settled_at is not null then 'LOST'
  else 'ACCEPTED'
end`

/** What came back of the same bet. */
export const betPayout = sql<bigint>`coalesce(w.payout, case when c.bet_number is not null then b.stake end, 0)::bigint`

/** When bet `b` was placed, as the database writes it, to the microsecond. */
export const placeOfBet = sql<string>`to_char(b.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Bets with everything that says what became of them; the newest correction counts. */
function betsOf(db: Db, accountId: bigint) {
  return db
    .selectFrom('lottery_bets as b')
    .innerJoin('lottery_issues as i', 'i.id', 'b.issue_id')
    .leftJoin('lottery_cancels as c', 'c.bet_number', 'b.number')
    .leftJoinLateral(newestOutcome, (on) => on.onTrue())
    .where('b.account_id', '=', accountId)
    .select([
      'b.number',
      'i.game_code as game',
      'i.issue',
      'b.play_code as playCode',
      'b.multiple',
      'b.lines',
      'b.stake',
    ])
    .select(['b.unit_thousandths as unitThousandths', 'b.odds', 'b.prize_mode as mode', 'b.prize_group as prizeGroup'])
    .select(['b.chase_id as chaseId', 'b.content_hash as contentHash'])
    .select(placeOfBet.as('place'))
    .select([sql<Date>`b.placed_at`.as('placedAt'), 'i.close_at as closeAt', betStateText.as('state')])
    .select(betPayout.as('payout'))
}

interface Filter {
  readonly gameCode?: string | undefined
  /** The number of an issue. */
  readonly numero?: string | undefined
  readonly state?: BetState | undefined
  /** Bets behind this one. */
  readonly after?: { readonly place: string; readonly number: bigint } | undefined
  readonly atMost: number
}

/** Bets of an account, the newest first. */
export async function ownBets(db: Db, accountId: bigint, filter: Filter): Promise<OwnBetRow[]> {
  const { gameCode, numero, state, after, atMost } = filter
  let found = betsOf(db, accountId)
    .select(sql<string>`left(b.selection, ${shownSelection}::integer)`.as('selection'))
    .select(sql<boolean>`length(b.selection) <= ${shownSelection}::integer`.as('isWhole'))
  if (gameCode !== undefined) found = found.where('i.game_code', '=', gameCode)
  if (numero !== undefined) found = found.where('i.issue', '=', numero)
  if (after)
    found = found.where(sql<boolean>`(b.placed_at, b.number) < (${after.place}::timestamptz, ${after.number}::bigint)`)
  if (state !== undefined) found = found.where(betStateText, '=', state)
  return await found.orderBy('b.placed_at', 'desc').orderBy('b.number', 'desc').limit(atMost).execute()
}

/** What bets were before corrections changed them, the oldest first, by bet; of those alone that were settled then. */
export async function statesBefore(db: Db, numbers: readonly bigint[]) {
  if (numbers.length === 0) return new Map<bigint, never[]>()
  const rows = await db
    .selectFrom('lottery_revisions')
    .select(['bet_number as number', 'status_before as state', 'payout_before as payout'])
    .where('bet_number', 'in', numbers)
    .where('status_before', '!=', 'ACCEPTED')
    .orderBy('bet_number')
    .orderBy('version')
    .execute()
  return Map.groupBy(rows, ({ number }) => number)
}

/** The bets of a slip that was accepted, in its order. */
export async function betsOfSlip(db: Db, accountId: bigint, slip: string) {
  return await db
    .selectFrom('lottery_bets as b')
    .innerJoin('lottery_issues as i', 'i.id', 'b.issue_id')
    .select(['b.number', 'b.stake', 'b.odds', 'b.most_payout as mostPayout', 'i.game_code as game', 'i.issue'])
    .where('b.account_id', '=', accountId)
    .where('b.slip', '=', slip)
    .orderBy('b.place')
    .execute()
}

/** The fingerprint of a slip or chase that was accepted, by the id of its entry; undefined where there is none. */
export async function acceptedEntry(db: Db, kind: 'bet' | 'chase', id: string): Promise<Uint8Array | undefined> {
  const entry = await db
    .selectFrom('ledger_entry_facts')
    .select('fingerprint')
    .where('source', '=', betSource)
    .where('kind', '=', kind)
    .where('external_id', '=', id)
    .where('refusal', 'is', null)
    .executeTakeFirst()
  return entry?.fingerprint
}

/** Games that an account bet on, the one of its last bet first. */
export async function recentGames(db: Db, accountId: bigint, atMost: number): Promise<string[]> {
  const newest = db
    .selectFrom('lottery_bets as b')
    .innerJoin('lottery_issues as i', 'i.id', 'b.issue_id')
    .select(['i.game_code as game', 'b.number'])
    .where('b.account_id', '=', accountId)
    .orderBy('b.placed_at', 'desc')
    .orderBy('b.number', 'desc')
    .limit(recentLooksAt)
  const rows = await db
    .selectFrom(newest.as('newest'))
    .select('game')
    .groupBy('game')
    .orderBy(sql`max(number)`, 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ game }) => game)
}

/** A player's last bets that say what is recent. */
const recentLooksAt = 500

/** A bet as it was accepted, with what its exposure was worked out from. */
export interface PlacedBet {
  readonly number: bigint
  readonly chaseId: bigint | null
  readonly accountId: bigint
  readonly issueId: bigint
  readonly stake: bigint
  readonly mostPayout: bigint
  readonly playCode: string
  readonly selection: string
  readonly unitThousandths: number
  readonly multiple: number
  readonly odds: Readonly<Record<string, string>>
  readonly isCancelled: boolean
}

/** A bet that its player wants back. */
interface CancellableBet extends PlacedBet {
  /** Whether its issue is on sale for so long yet; its row is held if it is. */
  readonly isInTime: boolean
}

const placedBets = sql`
  select b.number, b.chase_id as "chaseId", b.account_id as "accountId", b.issue_id as "issueId", b.stake,
    b.most_payout as "mostPayout", i.game_code as game, i.issue, b.play_code as "playCode", b.selection,
    b.unit_thousandths as "unitThousandths", b.multiple, b.odds, c.bet_number is not null as "isCancelled"
  from lottery_bets b
  join lottery_issues i on i.id = b.issue_id
  left join lottery_cancels c on c.bet_number = b.number
`

/** The bets of chases on issues that were not taken back, read under the lock of their players' money. */
export async function standingBets(
  tx: Tx,
  places: readonly { readonly chaseId: bigint; readonly issueId: bigint }[],
): Promise<PlacedBet[]> {
  const { rows } = await sql<PlacedBet>`
    ${placedBets}
    where (b.chase_id, b.issue_id) in (
      select chase_id, issue_id from unnest(
        ${bigints(places.map(({ chaseId }) => chaseId))}::bigint[], ${bigints(places.map(({ issueId }) => issueId))}::bigint[]
      ) as w (chase_id, issue_id)
    ) and c.bet_number is null
    order by b.number
  `.execute(tx)
  return rows
}

/** Looks for a bet of an account under the lock of its money, and holds its issue where that is on sale long enough. */
export async function holdBet(
  tx: Tx,
  accountId: bigint,
  number: bigint,
  leastSeconds: number,
): Promise<CancellableBet | undefined> {
  const { rows } = await sql<PlacedBet>`
    ${placedBets} where b.number = ${number} and b.account_id = ${accountId}
  `.execute(tx)
  const [bet] = rows
  if (!bet) return undefined
  const { rows: held } = await sql`
    select id from lottery_issues
    where id = ${bet.issueId} and state = 'made' and close_at > clock_now() + make_interval(secs => ${leastSeconds})
    for share
  `.execute(tx)
  return { ...bet, isInTime: held.length === 1 }
}

/** Notes that a bet was taken back, and that it can win nothing any more. */
export async function insertCancel(tx: Tx, { number, issueId, accountId, mostPayout }: PlacedBet): Promise<void> {
  await tx.insertInto('lottery_cancels').values({ bet_number: number }).execute()
  await sql`
    update lottery_player_exposure set payable = payable - ${mostPayout}
    where issue_id = ${issueId} and account_id = ${accountId}
  `.execute(tx)
}
