import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** An imported issue that is asked for at feeds. */
export interface AwaitedIssue {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  /** Unix seconds by the database's clock. */
  readonly nowSeconds: number
}

/** Imported issues past their draw that have no result yet, or one that can still be stopped; the oldest draw first. */
export async function awaitedIssues(db: Db, atMost: number): Promise<AwaitedIssue[]> {
  const rows = await db
    .selectFrom('lottery_issues as i')
    .select(['i.id', 'i.game_code as game', 'i.issue'])
    .select(sql<string>`extract(epoch from clock_now())`.as('seconds'))
    .where('i.place', 'is', null)
    .where(
      sql<boolean>`(
        (i.state = 'closed' and i.draw_at <= clock_now())
        or (i.state = 'drawn' and i.settled_at is null and i.settle_at > clock_now())
      )`,
    )
    .orderBy('i.draw_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ seconds, ...issue }) => ({ ...issue, nowSeconds: Number(seconds) }))
}

/** Hours after the draw within which a game's result has to be known. */
interface ResultLimit {
  readonly game: string
  readonly hours: number
}

/** Closed imported issues past their game's limit of which no whole result was reported, with the seconds since their draw. */
export async function overdueImports(db: Db, limits: readonly ResultLimit[], atMost: number) {
  const allowed = sql<{ game: string; hours: number }>`(
    select game, hours from unnest(
      ${texts(limits.map(({ game }) => game))}::text[], ${bigints(limits.map(({ hours }) => hours))}::integer[]
    ) as l (game, hours)
  )`.as('l')
  const rows = await db
    .selectFrom('lottery_issues as i')
    .innerJoin(allowed, (join) => join.onRef('l.game', '=', 'i.game_code'))
    .select('i.id')
    .select(sql<string>`extract(epoch from clock_now() - i.draw_at)`.as('late'))
    .where('i.state', '=', 'closed')
    .where('i.place', 'is', null)
    .where(sql<boolean>`i.draw_at + make_interval(hours => l.hours) <= clock_now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lottery_reports as r')
            .select('r.id')
            .whereRef('r.issue_id', '=', 'i.id')
            .where('r.result', 'is not', null),
        ),
      ),
    )
    .orderBy('i.draw_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id, late }) => ({ id, late: Number(late) }))
}

/** Voids a closed issue that has no whole report; false where one came meanwhile. */
export async function voidWithoutResult(tx: Tx, id: bigint): Promise<boolean> {
  const { rows: held } = await sql`
    select id from lottery_issues where id = ${id} and state = 'closed' for update
  `.execute(tx)
  if (held.length === 0) return false
  // A statement of its own: it sees what was reported while the row was waited for.
  const { rows } = await sql`
    update lottery_issues set state = 'void', voided_at = clock_now(), void_reason = 'no_result'
    where id = ${id} and not exists (select from lottery_reports r where r.issue_id = ${id} and r.result is not null)
    returning id
  `.execute(tx)
  return rows.length === 1
}
