import './lottery-tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import type { ChaseItem } from '../deciding/decide-chase.ts'
import { type BetState, betPayout, betStateText, newestOutcome } from './own-bets.ts'

type ChaseState = 'running' | 'stopped' | 'cancelled' | 'done'

/** A chase of an account with its sums, in minor units: what was asked for is what was staked, came back, and is held. */
export interface OwnChaseRow {
  readonly id: bigint
  readonly game: string
  readonly mode: string
  readonly items: readonly ShownItem[]
  readonly stopOnWin: boolean
  readonly state: ChaseState
  readonly total: bigint
  readonly held: bigint
  /** Released, or taken back. */
  readonly returned: bigint
  readonly payout: bigint
  readonly issueCount: number
  readonly waitingCount: number
  readonly madeAt: Date
}

/** A list shows so much of a long selection. */
const shownSelection = 300

interface ShownItem extends ChaseItem {
  readonly isWhole: boolean
}

const shownItems = sql<readonly ShownItem[]>`(
  select jsonb_agg(
    item || jsonb_build_object(
      'selection', left(item ->> 'selection', ${shownSelection}::integer),
      'isWhole', length(item ->> 'selection') <= ${shownSelection}::integer
    ) order by ord
  ) from jsonb_array_elements(c.items) with ordinality as i (item, ord)
)`

function chasesOf(db: Db, accountId: bigint) {
  const released = sql<bigint>`coalesce(parts.released, 0) + coalesce(bets.taken_back, 0)`
  return db
    .selectFrom('lottery_chases as c')
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('lottery_chase_issues as p')
          .select([
            sql<number>`count(*)::integer`.as('issues'),
            sql<number>`(count(*) filter (where p.state = 'waiting'))::integer`.as('waiting'),
            sql<bigint>`(sum(p.stake) filter (where p.state = 'released'))::bigint`.as('released'),
          ])
          .whereRef('p.chase_id', '=', 'c.id')
          .as('parts'),
      (on) => on.onTrue(),
    )
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('lottery_bets as b')
          .leftJoin('lottery_cancels as k', 'k.bet_number', 'b.number')
          .leftJoinLateral(newestOutcome, (on) => on.onTrue())
          .select([
            sql<bigint>`(sum(b.stake) filter (where k.bet_number is not null))::bigint`.as('taken_back'),
            sql<bigint>`sum(w.payout)::bigint`.as('payout'),
          ])
          .whereRef('b.chase_id', '=', 'c.id')
          .as('bets'),
      (on) => on.onTrue(),
    )
    .where('c.account_id', '=', accountId)
    .select([
      'c.id',
      'c.game_code as game',
      'c.prize_mode as mode',
      shownItems.as('items'),
      'c.state',
      'c.total',
      'c.held',
    ])
    .select([
      'c.stop_on_win as stopOnWin',
      sql<Date>`c.made_at`.as('madeAt'),
      sql<bigint>`(${released})::bigint`.as('returned'),
    ])
    .select(sql<bigint>`coalesce(bets.payout, 0)::bigint`.as('payout'))
    .select(['parts.issues as issueCount', 'parts.waiting as waitingCount'])
}

interface Filter {
  readonly gameCode?: string | undefined
  readonly state?: ChaseState | undefined
  /** Chases before this number. */
  readonly before?: bigint | undefined
  readonly atMost: number
}

/** Chases of an account, the newest first. */
export async function ownChases(db: Db, accountId: bigint, filter: Filter): Promise<OwnChaseRow[]> {
  const { gameCode, state, before, atMost } = filter
  let found = chasesOf(db, accountId)
  if (gameCode !== undefined) found = found.where('c.game_code', '=', gameCode)
  if (state !== undefined) found = found.where('c.state', '=', state)
  if (before !== undefined) found = found.where('c.id', '<', before)
  return await found.orderBy('c.id', 'desc').limit(atMost).execute()
}

/** A chase of an account. */
export async function ownChase(db: Db, accountId: bigint, id: bigint): Promise<OwnChaseRow | undefined> {
  return await chasesOf(db, accountId).where('c.id', '=', id).executeTakeFirst()
}

/** The chase that an account sent under this id. */
export async function chaseOfSlip(db: Db, accountId: bigint, slip: string): Promise<OwnChaseRow | undefined> {
  return await chasesOf(db, accountId).where('c.slip', '=', slip).executeTakeFirst()
}

/** An issue of a chase, with a bet that was placed on it, if any. */
export interface ChaseIssueRow {
  readonly place: number
  readonly issue: string
  readonly openAt: Date
  readonly closeAt: Date
  readonly multiple: number
  readonly stake: bigint
  readonly state: 'waiting' | 'bet' | 'settled' | 'taken_back' | 'released'
  readonly reason: string | null
  readonly betNumber: bigint | null
  readonly betState: BetState
  readonly payout: bigint
}

/** The issues of a chase with their bets, in the order of their draws. */
export async function issuesOfChase(db: Db, chaseId: bigint): Promise<ChaseIssueRow[]> {
  return await db
    .selectFrom('lottery_chase_issues as p')
    .innerJoin('lottery_issues as i', 'i.id', 'p.issue_id')
    .leftJoin('lottery_bets as b', (on) =>
      on.onRef('b.chase_id', '=', 'p.chase_id').onRef('b.issue_id', '=', 'p.issue_id'),
    )
    .leftJoin('lottery_cancels as c', 'c.bet_number', 'b.number')
    .leftJoinLateral(newestOutcome, (on) => on.onTrue())
    .select(['p.place', 'i.issue', 'i.open_at as openAt', 'i.close_at as closeAt', 'p.multiple', 'p.stake', 'p.state'])
    .select(['p.reason', 'b.number as betNumber', betStateText.as('betState')])
    .select(betPayout.as('payout'))
    .where('p.chase_id', '=', chaseId)
    .orderBy('p.place')
    .orderBy('b.number')
    .execute()
}
