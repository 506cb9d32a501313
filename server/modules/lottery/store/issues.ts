import './lottery-tables.ts'
import type { DrawScheme } from '@banyan/rules/lottery/fair-draw.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { IssueState } from './lottery-tables.ts'
import { type PassedBy, passedBySql } from './passed-by.ts'
import { sealedLine } from './sealed-bets.ts'
import { tellDrawn } from './tell-drawn.ts'

const now = sql<Date>`clock_now()`
/** A date of the database is a day, and no moment of some zone. */
const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')

/** An issue as it will be made; times in Unix seconds. */
export interface PlannedIssue {
  readonly issue: string
  readonly openAt: number
  readonly saleCloseAt: number
  readonly drawAt: number
  /** Which of its day's seeds decides it, and by which round of the beacon; neither where the result is imported. */
  readonly fair: { readonly place: number; readonly round: number } | undefined
}

/** The secrets of a game's day and what is published of them. */
export interface SealedDay {
  readonly sealedSeeds: Uint8Array
  /** 32 bytes an issue, in the order of the issues. */
  readonly commits: Uint8Array
  readonly dayCommit: string
  readonly scheme: DrawScheme
}

/** Games whose seeds are sealed for this day. */
export async function gamesWithDay(db: Db, day: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('lottery_days').select('game_code').where('day', '=', day).execute()
  return new Set(rows.map(({ game_code }) => game_code))
}

/** Keeps the seeds of a game's day; false where another process was first. */
export async function insertDay(tx: Tx, game: string, day: string, sealed: SealedDay): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lottery_days')
    .values({
      ...{ game_code: game, day, sealed_seeds: sealed.sealedSeeds },
      ...{ commits: sealed.commits, day_commit: sealed.dayCommit, scheme: sealed.scheme },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Makes issues of a day; those that are there stay as they are. */
export async function insertIssues(tx: Tx, game: string, day: string, issues: readonly PlannedIssue[]): Promise<void> {
  const seconds = (of: 'openAt' | 'saleCloseAt' | 'drawAt') => bigints(issues.map((issue) => issue[of]))
  await sql`
    insert into lottery_issues (game_code, issue, day, open_at, close_at, draw_at, place, round)
    select ${game}, issue, ${day}::date, to_timestamp(open_at), to_timestamp(close_at), to_timestamp(draw_at), place, round
    from unnest(
      ${texts(issues.map(({ issue }) => issue))}::text[], ${seconds('openAt')}::bigint[],
      ${seconds('saleCloseAt')}::bigint[], ${seconds('drawAt')}::bigint[],
      ${bigints(issues.map(({ fair }) => fair?.place))}::integer[],
      ${bigints(issues.map(({ fair }) => fair?.round))}::bigint[]
    ) as planned (issue, open_at, close_at, draw_at, place, round)
    on conflict do nothing
  `.execute(tx)
}

/** Closes issues whose sale is over and that no bet under way holds; the others at the next look. Answers how many. */
export async function closeDue(tx: Tx, atMost: number): Promise<number> {
  // Bets hold their issue's row until they are written, and look at its time first: once the sale is over no new one does.
  const { rows } = await sql<{ id: bigint }>`
    select id from lottery_issues where state = 'made' and close_at <= clock_now()
    order by id limit ${atMost} for update skip locked
  `.execute(tx)
  if (rows.length === 0) return 0
  await closeAll(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** Closes an issue whose row is held, whatever its time. */
export async function closeIssue(tx: Tx, id: bigint): Promise<void> {
  await closeAll(tx, [id])
}

/** Closes issues whose rows are held, whatever their time. */
export async function closeAll(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`
    update lottery_issues i set state = 'closed', closed_at = clock_now(), has_hashed_bets = true,
      bets_root = encode(sha256(coalesce((
        select string_agg(${sealedLine(sql`true`)}, E'\n' order by b.number) from lottery_bets b where b.issue_id = i.id
      ), '')::bytea), 'hex')
    where id = any (${bigints(ids)}::bigint[])
  `.execute(tx)
  await tellDrawn(tx, ids)
}

/** An issue of a fair game that waits for the beacon. */
export interface AwaitingDraw {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  readonly day: string
  readonly place: number
  readonly round: number
  /** Seconds since it should have been drawn. */
  readonly late: number
  readonly now: Date
}

/** Fair issues that are closed and whose time of drawing has come, the oldest first. */
export async function awaitingDraw(db: Db, atMost: number, passedBy: PassedBy): Promise<AwaitingDraw[]> {
  const rows = await db
    .selectFrom('lottery_issues as i')
    .select(now.as('now'))
    .select(['id', 'game_code as game', 'issue', dayText, 'place', 'round'])
    .select(sql<string>`extract(epoch from clock_now() - draw_at)`.as('late'))
    .where('state', '=', 'closed')
    .where('draw_at', '<=', now)
    .where('place', 'is not', null)
    .where(passedBySql(passedBy))
    .orderBy('draw_at')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({ ...row, place: row.place ?? 0, round: Number(row.round), late: Number(row.late) }))
}

/** A game's day with the secrets of its issues. */
export async function sealedDay(db: Db, game: string, day: string): Promise<SealedDay | undefined> {
  const row = await db
    .selectFrom('lottery_days')
    .select(['sealed_seeds', 'commits', 'day_commit', 'scheme'])
    .where('game_code', '=', game)
    .where('day', '=', day)
    .executeTakeFirst()
  if (!row) return undefined
  return { sealedSeeds: row.sealed_seeds, commits: row.commits, dayCommit: row.day_commit, scheme: row.scheme }
}

/** What is opened of an issue when it is drawn. */
export interface Reveal {
  readonly scheme: DrawScheme
  readonly seed: string
  /** The beacon's, in the issue's round. */
  readonly signature: string
}

/** Draws a closed issue, once; false where another process did, or where it is void. */
export async function insertFairDraw(
  tx: Tx,
  id: bigint,
  { scheme, seed, signature }: Reveal,
  result: FairResult,
): Promise<boolean> {
  const { rows } = await sql`
    with drawn as (
      update lottery_issues set state = 'drawn', drawn_at = clock_now(), seed = ${seed}, signature = ${signature}
      where id = ${id} and state = 'closed' returning id
    )
    insert into lottery_draws (issue_id, version, result, source)
    select id, 1, ${JSON.stringify(result)}::jsonb, ${scheme}::text from drawn returning issue_id
  `.execute(tx)
  await tellDrawn(tx, [id])
  return rows.length === 1
}

/** Voids an issue that has not been settled; false where it was drawn meanwhile. */
export async function voidIssue(tx: Tx, id: bigint, reason: string, seed: string | null): Promise<boolean> {
  const { rows } = await sql`
    update lottery_issues set state = 'void', voided_at = clock_now(), void_reason = ${reason}, seed = ${seed}
    where id = ${id} and state = 'closed' returning id
  `.execute(tx)
  await tellDrawn(tx, [id])
  return rows.length === 1
}

/** An issue with its times, and how it stands. */
export interface StandingIssue {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  readonly day: string
  readonly openAt: Date
  readonly closeAt: Date
  readonly drawAt: Date
  readonly place: number | null
  readonly round: bigint | null
  readonly state: IssueState
  /** The database's time when it was read. */
  readonly now: Date
}

/** An issue with its newest result. */
export interface IssueRow extends StandingIssue {
  readonly betsRoot: string | null
  readonly seed: string | null
  readonly signature: string | null
  readonly result: FairResult | null
}

/** Issues with their newest results. */
function issuesOf(db: Db, game: string) {
  return db
    .selectFrom('lottery_issues as i')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('lottery_draws as d')
          .select('d.result')
          .whereRef('d.issue_id', '=', 'i.id')
          .where('i.state', 'in', ['drawn', 'settled'])
          .orderBy('d.version', 'desc')
          .limit(1)
          .as('draw'),
      (on) => on.onTrue(),
    )
    .select(['i.id', 'i.game_code as game', 'i.issue', dayText, 'i.open_at as openAt', 'i.close_at as closeAt'])
    .select([
      'i.draw_at as drawAt',
      'i.place',
      'i.round',
      'i.state',
      'i.bets_root as betsRoot',
      'i.seed',
      'i.signature',
    ])
    .select(['draw.result', now.as('now')])
    .where('i.game_code', '=', game)
}

/** The id of the issue with this number, which never changes. */
export async function issueId(db: Db, game: string, issue: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('lottery_issues')
    .select('id')
    .where('game_code', '=', game)
    .where('issue', '=', issue)
    .executeTakeFirst()
  return row?.id
}

/** The issue of this number. */
export async function issueOf(db: Db, game: string, issue: string): Promise<IssueRow | undefined> {
  return await issuesOf(db, game).where('i.issue', '=', issue).executeTakeFirst()
}

/** Which of a game's ended issues. */
interface EndedFilter {
  /** Those of this day, as the game's numbers count it. */
  readonly day?: string | undefined
  /** Those behind this one. */
  readonly after?: { readonly drawAt: string; readonly id: bigint } | undefined
  readonly atMost: number
}

/** The issues of a game that have a result or are void, the newest first. */
export async function endedIssues(db: Db, game: string, { day, after, atMost }: EndedFilter): Promise<IssueRow[]> {
  let found = issuesOf(db, game).where('i.draw_at', '<=', now).where('i.state', 'in', ['drawn', 'settled', 'void'])
  if (after) found = found.where(sql<boolean>`(i.draw_at, i.id) < (${after.drawAt}::timestamptz, ${after.id}::bigint)`)
  if (day !== undefined) {
    found = found.where(sql<boolean>`i.day = ${day}::date`)
    // There is no index by day. A draw of ours is on its day, or at its end; the others are few.
    if (isFairGame(game))
      found = found.where(
        sql<boolean>`i.draw_at between ${day}::date - interval '1 day' and ${day}::date + interval '3 days'`,
      )
  }
  return await found.orderBy('i.draw_at', 'desc').orderBy('i.id', 'desc').limit(atMost).execute()
}

/** The issue of a game that is on sale, or the next one to be. */
export async function comingIssue(db: Db, game: string): Promise<IssueRow | undefined> {
  return await issuesOf(db, game)
    .where('i.draw_at', '>', now)
    .where('i.close_at', '>', now)
    .where('i.state', '=', 'made')
    .orderBy('i.draw_at')
    .limit(1)
    .executeTakeFirst()
}
