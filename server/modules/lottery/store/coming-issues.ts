import './lottery-tables.ts'
import { sql } from 'kysely'
import { texts } from '#/platform/db/arrays.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { StandingIssue } from './issues.ts'

/** The issue of a game that is on sale, or the next one to be. */
type ComingIssue = Pick<StandingIssue, 'game' | 'issue' | 'openAt' | 'closeAt' | 'drawAt' | 'state'>

/** The coming issue of each of these games that has one, in their order, with the database's time; by one statement. */
export async function comingIssues(
  db: Db,
  games: readonly string[],
): Promise<{ readonly issues: readonly ComingIssue[]; readonly now: Date }> {
  const found = sql<ComingIssue & { now: Date; isThere: boolean }>`(
    select clock_now() as now, i.game_code is not null as "isThere", i.game_code as game, i.issue, i.open_at as "openAt", i.close_at as "closeAt",
      i.draw_at as "drawAt", i.state
    from unnest(${texts(games)}::text[]) with ordinality as asked (game, place)
    left join lateral (
      select game_code, issue, open_at, close_at, draw_at, state from lottery_issues
      where game_code = asked.game and draw_at > clock_now() and close_at > clock_now() and state = 'made'
      order by draw_at limit 1
    ) i on true
    order by asked.place
  )`
  const rows = await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .select(['now', 'isThere', 'game', 'issue', 'openAt', 'closeAt', 'drawAt', 'state'])
    .execute()
  const [first] = rows
  if (!first) throw new Error('no game was asked for')
  return { issues: rows.filter(({ isThere }) => isThere), now: first.now }
}

/** The next issues of a game that can still be bet on, in the order of their draws, with the database's time. */
export async function nextIssues(
  db: Db,
  game: string,
  atMost: number,
): Promise<{ readonly issues: readonly Omit<ComingIssue, 'game' | 'state'>[]; readonly now: Date }> {
  const now = sql<Date>`clock_now()`
  const issues = await db
    .selectFrom('lottery_issues')
    .select(['issue', 'open_at as openAt', 'close_at as closeAt', 'draw_at as drawAt', now.as('now')])
    .where('game_code', '=', game)
    .where('draw_at', '>', now)
    .where('close_at', '>', now)
    .where('state', '=', 'made')
    .orderBy('draw_at')
    .limit(atMost)
    .execute()
  return { issues, now: issues[0]?.now ?? (await databaseNow(db)) }
}
