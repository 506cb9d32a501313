import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'
import type { Db } from '#/platform/db/handles.ts'
import { correctableHours } from './held-issue.ts'
import type { StandingIssue } from './issues.ts'

const now = sql<Date>`clock_now()`

/** An issue as operators see it. */
export interface DeskIssue extends StandingIssue {
  readonly settleAt: Date | null
  readonly drawnAt: Date | null
  readonly voidedAt: Date | null
  readonly voidReason: string | null
  readonly voidNote: string | null
  readonly correctableUntil: Date | null
  readonly isOverdue: boolean
  readonly isCorrecting: boolean
  readonly stoppedAt: bigint
}

/** After this an issue's draw or settlement is late; a result that others publish may take longer. */
const isOverdue = sql<boolean>`(
  (i.state in ('made', 'closed') and i.place is not null and i.draw_at < clock_now() - interval '1 minute')
  or (i.state in ('made', 'closed') and i.place is null and i.draw_at < clock_now() - interval '30 minutes')
  or (
    i.state in ('drawn', 'void') and i.settled_at is null
    and coalesce(i.settle_at, i.voided_at, i.drawn_at) < clock_now() - interval '1 minute'
  )
)`

const isCorrecting = sql<boolean>`exists (
  select from lottery_corrections c
  where c.issue_id = i.id and c.version = i.corrected_version and c.finished_at is null
)`

/** What a list of issues is narrowed by. */
export interface IssueFilter {
  readonly day?: string | undefined
  readonly gameCode?: string | undefined
  readonly state?: string | undefined
  readonly queue?: 'result' | 'delay' | 'overdue' | undefined
  readonly results?: 'fair' | 'imported' | undefined
}

const inQueue = {
  result: sql<boolean>`i.state in ('made', 'closed') and i.place is null and i.draw_at <= clock_now()`,
  delay: sql<boolean>`i.state = 'drawn' and i.settled_at is null and i.settle_at > clock_now()`,
  overdue: isOverdue,
}

/** As `stateOf` in `use-cases/present-issue.ts` says it. */
const inState: Readonly<Record<string, ReturnType<typeof sql<boolean>>>> = {
  SCHEDULED: sql<boolean>`i.state = 'made' and i.open_at > clock_now()`,
  OPEN: sql<boolean>`i.state in ('made', 'closed') and i.open_at <= clock_now() and i.close_at > clock_now()`,
  CLOSED: sql<boolean>`i.state in ('made', 'closed') and i.close_at <= clock_now() and i.draw_at >= clock_now() - interval '30 seconds'`,
  DELAYED: sql<boolean>`i.state in ('made', 'closed') and i.draw_at < clock_now() - interval '30 seconds'`,
  DRAWN: sql<boolean>`i.state = 'drawn'`,
  SETTLED: sql<boolean>`i.state = 'settled'`,
  VOID: sql<boolean>`i.state = 'void'`,
}

function deskIssues(db: Db) {
  return db
    .selectFrom('lottery_issues as i')
    .select(['i.id', 'i.game_code as game', 'i.issue', 'i.open_at as openAt', 'i.close_at as closeAt'])
    .select([
      sql<string>`to_char(i.day, 'YYYY-MM-DD')`.as('day'),
      'i.draw_at as drawAt',
      'i.place',
      'i.round',
      'i.state',
    ])
    .select(['i.settle_at as settleAt', 'i.drawn_at as drawnAt', 'i.voided_at as voidedAt'])
    .select(['i.void_reason as voidReason', 'i.void_note as voidNote', now.as('now')])
    .select([isOverdue.as('isOverdue'), isCorrecting.as('isCorrecting')])
    .select(
      sql<Date | null>`case when i.place is null then i.drawn_at + make_interval(hours => ${correctableHours}::integer) end`.as(
        'correctableUntil',
      ),
    )
    .select(
      sql<bigint>`coalesce((select max(after_report) from lottery_stops s where s.issue_id = i.id), 0)::bigint`.as(
        'stoppedAt',
      ),
    )
}

/** Issues, the last drawn first: of a day, of a queue, or those of the last two days that have opened. */
export async function listedIssues(
  db: Db,
  { day, gameCode, state, queue, results }: IssueFilter,
  page: { readonly before: { readonly drawAt: string; readonly id: bigint } | undefined; readonly atMost: number },
): Promise<DeskIssue[]> {
  let found = deskIssues(db)
  if (day !== undefined)
    // A day of some zone lies within these, by which the index finds it.
    found = found
      .where('i.day', '=', day)
      .where(sql<boolean>`i.draw_at between ${day}::date - interval '1 day' and ${day}::date + interval '3 days'`)
  else if (queue === undefined)
    found = found.where('i.open_at', '<=', now).where(sql<boolean>`i.draw_at > clock_now() - interval '2 days'`)
  if (gameCode !== undefined) found = found.where('i.game_code', '=', gameCode)
  const wanted = state === undefined ? undefined : inState[state]
  if (wanted) found = found.where(wanted)
  if (queue !== undefined) found = found.where(inQueue[queue])
  if (results !== undefined) found = found.where('i.place', results === 'fair' ? 'is not' : 'is', null)
  if (page.before)
    found = found.where(
      sql<boolean>`(i.draw_at, i.id) < (${page.before.drawAt}::timestamptz, ${page.before.id}::bigint)`,
    )
  return await found.orderBy('i.draw_at', 'desc').orderBy('i.id', 'desc').limit(page.atMost).execute()
}

/** One issue by its number. */
export async function deskIssue(db: Db, game: string, issue: string): Promise<DeskIssue | undefined> {
  return await deskIssues(db).where('i.game_code', '=', game).where('i.issue', '=', issue).executeTakeFirst()
}

/** Issues whose draw, result or settlement is late, and imported ones that wait for a result. */
export async function waitingIssues(db: Db): Promise<{ readonly overdue: number; readonly results: number }> {
  const { overdue, results } = await db
    .selectFrom('lottery_issues as i')
    .select(sql<string>`count(*) filter (where ${isOverdue})`.as('overdue'))
    .select(sql<string>`count(*) filter (where ${inQueue.result})`.as('results'))
    // What the partial indexes hold.
    .where(
      sql<boolean>`(
        (i.state = 'made' and i.close_at <= clock_now())
        or (i.state = 'closed' and i.draw_at <= clock_now())
        or (i.state in ('drawn', 'void') and i.settled_at is null)
      )`,
    )
    .executeTakeFirstOrThrow()
  return { overdue: Number(overdue), results: Number(results) }
}

/** What the bets of issues came to, in minor units. */
export interface IssueTotals {
  readonly bets: bigint
  readonly stakes: bigint
  readonly paid: bigint
  readonly rebates: bigint
}

/** The totals of issues. Bets are counted one by one: for a page of issues, not for every one. */
export async function totalsOf(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, IssueTotals>> {
  const rows = await db
    .selectFrom(sql<{ id: bigint }>`unnest(${bigints(ids)}::bigint[])`.as<'i'>(sql`i(id)`))
    .select('i.id')
    .select(
      sql<bigint>`(
        select count(*) from lottery_bets b where b.issue_id = i.id
          and not exists (select from lottery_cancels c where c.bet_number = b.number)
      )`.as('bets'),
    )
    .select(
      sql<bigint>`coalesce((
        select sum(stake) from lottery_bets b where b.issue_id = i.id
          and not exists (select from lottery_cancels c where c.bet_number = b.number)
      ), 0)::bigint`.as('stakes'),
    )
    .select(
      sql<bigint>`(
        coalesce((select sum(paid) from lottery_settlements s where s.issue_id = i.id), 0)
        + coalesce((select sum(credited - taken) from lottery_corrections c where c.issue_id = i.id), 0)
      )::bigint`.as('paid'),
    )
    .select(
      sql<bigint>`(
        coalesce((select sum(rebates) from lottery_settlements s where s.issue_id = i.id), 0)
        + coalesce((select sum(rebates) from lottery_corrections c where c.issue_id = i.id), 0)
      )::bigint`.as('rebates'),
    )
    .execute()
  return new Map(rows.map(({ id, ...totals }) => [id, { ...totals, bets: BigInt(totals.bets) }]))
}

/** Every version of the results of issues, the first one first, with what was said of those that were stopped. */
export async function drawsOf(db: Db, ids: readonly bigint[]) {
  return await db
    .selectFrom('lottery_draws as d')
    .leftJoin('lottery_stops as s', (join) =>
      join.onRef('s.issue_id', '=', 'd.issue_id').onRef('s.version', '=', 'd.version'),
    )
    .select(['d.issue_id as issueId', 'd.version', 'd.result', 'd.source'])
    .select([
      sql<Date>`d.made_at`.as('at'),
      's.stopped_by as stoppedBy',
      's.reason',
      sql<Date>`s.made_at`.as('stoppedAt'),
    ])
    .where(sql<boolean>`d.issue_id = any (${bigints(ids)}::bigint[])`)
    .orderBy('d.issue_id')
    .orderBy('d.version')
    .execute()
}

/** The first settlement of an issue, and its corrections in order. */
export async function settlementsOf(db: Db, id: bigint) {
  const [settlement, corrections] = await Promise.all([
    db.selectFrom('lottery_settlements').selectAll().where('issue_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('lottery_corrections')
      .selectAll()
      .select(sql<Date>`made_at`.as('at'))
      .where('issue_id', '=', id)
      .orderBy('version')
      .execute(),
  ])
  return { settlement, corrections }
}
