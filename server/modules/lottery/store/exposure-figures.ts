import './lottery-tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import { boundCell } from '../deciding/exposure-book.ts'
import type { IssueState } from './lottery-tables.ts'

/** An issue with what was staked and what may become payable, in minor units. */
export interface ExposedIssueRow {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  readonly state: IssueState
  readonly openAt: Date
  readonly closeAt: Date
  readonly drawAt: Date
  readonly now: Date
  readonly bets: number
  readonly players: number
  readonly stakes: bigint
  readonly payable: bigint
}

const count = (value: ReturnType<typeof sql>) => sql<number>`${value}::integer`

/** Issues with bets, those that could cost most first: undrawn ones, of a game or all, or one by its id. */
export async function exposedIssues(
  db: Db,
  which: { readonly gameCode?: string | undefined } | { readonly id: bigint },
  atMost: number,
): Promise<ExposedIssueRow[]> {
  let query = db
    .selectFrom('lottery_issues as i')
    .innerJoin('lottery_exposure as e', (join) =>
      join.onRef('e.issue_id', '=', 'i.id').on('e.play_code', '=', '').on('e.cell', '=', boundCell),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('lottery_bets as b')
          .leftJoin('lottery_cancels as c', 'c.bet_number', 'b.number')
          .select(count(sql`count(*)`).as('bets'))
          .select(count(sql`count(distinct b.account_id)`).as('players'))
          .select(sql<bigint>`coalesce(sum(b.stake), 0)::bigint`.as('stakes'))
          .whereRef('b.issue_id', '=', 'i.id')
          .where('c.bet_number', 'is', null)
          .as('sold'),
      (join) => join.onTrue(),
    )
    .select(['i.id', 'i.game_code as game', 'i.issue', 'i.state', 'i.open_at as openAt', 'i.close_at as closeAt'])
    .select(['i.draw_at as drawAt', 'sold.bets', 'sold.players', 'sold.stakes', 'e.payable'])
    .select(sql<Date>`clock_now()`.as('now'))
  if ('id' in which) query = query.where('i.id', '=', which.id)
  else {
    query = query.where('i.state', 'in', ['made', 'closed']).where('sold.bets', '>', 0)
    if (which.gameCode !== undefined) query = query.where('i.game_code', '=', which.gameCode)
  }
  return await query.orderBy('e.payable', 'desc').orderBy('i.draw_at').orderBy('i.id').limit(atMost).execute()
}

/** A bet type of an issue with its bets, what they cost and what a draw may make them pay. */
export interface ExposedPlayRow {
  readonly playCode: string
  readonly bets: number
  readonly stakes: bigint
  readonly payable: bigint
}

/** Bet types of an issue that have bets, the most payable first. */
export async function exposedPlays(db: Db, issueId: bigint): Promise<ExposedPlayRow[]> {
  return await db
    .selectFrom('lottery_bets as b')
    .leftJoin('lottery_cancels as c', 'c.bet_number', 'b.number')
    .leftJoin('lottery_exposure as e', (join) =>
      join.onRef('e.issue_id', '=', 'b.issue_id').onRef('e.play_code', '=', 'b.play_code').on('e.cell', '=', boundCell),
    )
    .select(['b.play_code as playCode'])
    .select(count(sql`count(*)`).as('bets'))
    .select(sql<bigint>`sum(b.stake)::bigint`.as('stakes'))
    .select(sql<bigint>`coalesce(max(e.payable), 0)::bigint`.as('payable'))
    .where('b.issue_id', '=', issueId)
    .where('c.bet_number', 'is', null)
    .groupBy('b.play_code')
    .orderBy('payable', 'desc')
    .orderBy('b.play_code')
    .execute()
}

/** A cell with what it may make payable: the place behind which a page begins, too. */
export interface CellsAfter {
  readonly playCode: string
  readonly cell: string
  readonly payable: bigint
}

/** Cells of an issue, the most payable first. */
export async function exposedCells(
  db: Db,
  issueId: bigint,
  page: { readonly playCode: string | undefined; readonly after: CellsAfter | undefined; readonly atMost: number },
): Promise<CellsAfter[]> {
  let query = db
    .selectFrom('lottery_exposure')
    .select(['play_code as playCode', 'cell', 'payable'])
    .where('issue_id', '=', issueId)
    .where('play_code', '<>', '')
    .where('cell', '<>', boundCell)
    .where('payable', '>', 0n)
  if (page.playCode !== undefined) query = query.where('play_code', '=', page.playCode)
  if (page.after) {
    const { payable, playCode, cell } = page.after
    query = query.where(sql<boolean>`(-payable, play_code, cell) > (${-payable}::bigint, ${playCode}, ${cell})`)
  }
  return await query.orderBy('payable', 'desc').orderBy('play_code').orderBy('cell').limit(page.atMost).execute()
}
