import './lottery-tables.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { IssueRow } from './issues.ts'

/** An issue with the last of its changes, and their number, which only grows. */
interface ChangedIssue extends Omit<IssueRow, 'betsRoot' | 'seed' | 'signature'> {
  readonly changedAt: Date
  readonly changes: number
}

/** Issues of a game that are looked at; of an imported one more than can still be corrected. */
const lookedAtMost = 8
/** Hours ahead in which an issue that was voided early is looked for; a game of ours has sixty in an hour, an imported one few. */
const hoursAhead = { fair: 1, imported: 72 }

/**
 * The last issues of each of these games whose sale is over; what a changed schedule voided was never on sale, and is no
 * news. One statement.
 */
export async function changedIssues(db: Db, games: readonly string[]): Promise<ChangedIssue[]> {
  const hours = games.map((game) => (isFairGame(game) ? hoursAhead.fair : hoursAhead.imported))
  const found = sql<ChangedIssue>`(
    select i.id, i.game_code as game, i.issue, to_char(i.day, 'YYYY-MM-DD') as day, i.open_at as "openAt",
      i.close_at as "closeAt", i.draw_at as "drawAt", i.place, i.round, i.state, clock_now() as now,
      case when i.state in ('drawn', 'settled') then drawn.result end as result,
      greatest(i.closed_at, i.drawn_at, i.voided_at, drawn.last, stopped.last, corrected.last) as "changedAt",
      1 + (i.state = 'void')::integer + coalesce(drawn.version, 0) + stopped.count + corrected.count as changes
    from unnest(${texts(games)}::text[], ${bigints(hours)}::integer[]) as asked (game, hours)
    cross join lateral (
      select * from lottery_issues
      where game_code = asked.game and draw_at <= clock_now() + make_interval(hours => asked.hours)
        and state <> 'made' and void_reason is distinct from 'schedule'
      order by draw_at desc limit ${lookedAtMost}
    ) i
    left join lateral (
      select result, version, made_at as last from lottery_draws where issue_id = i.id order by version desc limit 1
    ) drawn on true
    cross join lateral (
      select count(*)::integer as count, max(made_at) as last from lottery_stops where issue_id = i.id
    ) stopped
    cross join lateral (
      select count(*)::integer as count, max(made_at) as last from lottery_corrections where issue_id = i.id
    ) corrected
  )`
  return await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .orderBy('changedAt', 'desc')
    .orderBy('drawAt', 'desc')
    .execute()
}
