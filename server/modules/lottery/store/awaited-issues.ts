import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { tellDrawn } from './tell-drawn.ts'

/** A question that is due: of a feed, about an imported issue. */
export interface DueTurn {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  readonly feed: string
}

/**
 * Questions that are due about imported issues past their draw, which have no result yet or one that can still be stopped;
 * the last draw first.
 */
export async function dueTurns(db: Db, feeds: readonly string[], atMost: number): Promise<DueTurn[]> {
  return await db
    .selectFrom('lottery_issues as i')
    .innerJoin(sql<{ feed: string }>`unnest(${texts(feeds)}::text[])`.as<'f'>(sql`f(feed)`), (join) => join.onTrue())
    .leftJoin('lottery_feed_turns as t', (join) => join.onRef('t.issue_id', '=', 'i.id').onRef('t.feed', '=', 'f.feed'))
    .select(['i.id', 'i.game_code as game', 'i.issue', 'f.feed'])
    .where('i.place', 'is', null)
    .where(
      sql<boolean>`(
        (i.state = 'closed' and i.draw_at <= clock_now())
        or (i.state = 'drawn' and i.settled_at is null and i.settle_at > clock_now())
      )`,
    )
    .where(sql<boolean>`coalesce(t.ask_at <= clock_now(), true)`)
    .orderBy('i.draw_at', 'desc')
    .limit(atMost)
    .execute()
}

/**
 * Takes a turn for this process; answers the wait before it, 0 where it is the first, or undefined where another process
 * took it. Who takes it and dies is followed by the next one after `seconds`.
 */
export async function takeTurn(
  tx: Tx,
  { id, feed }: Pick<DueTurn, 'id' | 'feed'>,
  seconds: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ pause_seconds: number }>`
    insert into lottery_feed_turns as t (issue_id, feed, ask_at, pause_seconds)
    values (${id}, ${feed}, clock_now() + make_interval(secs => ${seconds}::integer), 0)
    on conflict (issue_id, feed) do update set ask_at = excluded.ask_at where t.ask_at <= clock_now()
    returning pause_seconds
  `.execute(tx)
  return rows[0]?.pause_seconds
}

/** Says when a feed is asked for an issue again. */
export async function setTurn(tx: Tx, { id, feed }: Pick<DueTurn, 'id' | 'feed'>, pauseSeconds: number): Promise<void> {
  await sql`
    update lottery_feed_turns set pause_seconds = ${pauseSeconds}::integer,
      ask_at = clock_now() + make_interval(secs => ${pauseSeconds}::integer)
    where issue_id = ${id} and feed = ${feed}
  `.execute(tx)
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
  await tellDrawn(tx, [id])
  return rows.length === 1
}
