import './lottery-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { closeAll } from './issues.ts'

/** An issue that a schedule may still give other times, void or bring back; times in Unix seconds. */
export interface OpenToSchedule {
  readonly id: bigint
  readonly issue: string
  readonly day: string
  /** Which of its day's seeds is its own; null where its result is imported. */
  readonly place: number | null
  /** By an earlier schedule. */
  readonly isVoid: boolean
  readonly openAt: number
  readonly closeAt: number
  readonly drawAt: number
  /** When it was read. */
  readonly now: number
}

const seconds = (column: RawBuilder<unknown>) => sql<string>`extract(epoch from ${column})`
/** What is not on sale yet, or would not be drawn by an earlier schedule; the seed of a void fair issue is known. */
const isOpenToSchedule = sql<boolean>`(
  (i.state = 'made' and i.open_at > clock_now())
  or (i.state = 'void' and i.void_reason = 'schedule' and i.place is null and i.draw_at > clock_now())
)`

/** Issues of a game, of these days where they are named, that a schedule may still change unless somebody counts on them. */
export async function openToSchedule(db: Db, game: string, days?: readonly string[]): Promise<OpenToSchedule[]> {
  return await selected(db)
    .where('i.game_code', '=', game)
    .where('i.draw_at', '>', sql<Date>`clock_now()`)
    .$if(days !== undefined, (query) => query.where(sql<boolean>`i.day = any (${texts(days ?? [])}::date[])`))
    .execute()
    .then((rows) => rows.map(withNumbers))
}

/** Holds those of these issues that a schedule may still change: nobody bet on them, and no chase waits for them. */
export async function holdOpenToSchedule(tx: Tx, ids: readonly bigint[]): Promise<OpenToSchedule[]> {
  // Who bets or begins a chase holds the row as well; whatever they wrote is seen by the statement after this one.
  await sql`select id from lottery_issues where id = any (${bigints(ids)}::bigint[]) order by id for update`.execute(tx)
  const rows = await selected(tx)
    .where(sql<boolean>`i.id = any (${bigints(ids)}::bigint[])`)
    .where(sql<boolean>`not exists (select from lottery_bets b where b.issue_id = i.id)`)
    .where(
      sql<boolean>`not exists (
        select from lottery_chase_issues p where p.issue_id = i.id and p.state in ('waiting', 'bet')
      )`,
    )
    .execute()
  return rows.map(withNumbers)
}

function selected(db: Db) {
  return db
    .selectFrom('lottery_issues as i')
    .select(['i.id', 'i.issue', 'i.place', sql<string>`to_char(i.day, 'YYYY-MM-DD')`.as('day')])
    .select(sql<boolean>`i.state = 'void'`.as('isVoid'))
    .select([seconds(sql`i.open_at`).as('openAt'), seconds(sql`i.close_at`).as('closeAt')])
    .select([seconds(sql`i.draw_at`).as('drawAt'), seconds(sql`clock_now()`).as('now')])
    .where(isOpenToSchedule)
    .orderBy('i.id')
}

type Times = 'openAt' | 'closeAt' | 'drawAt' | 'now'

function withNumbers(row: Omit<OpenToSchedule, Times> & Readonly<Record<Times, string>>): OpenToSchedule {
  const { openAt, closeAt, drawAt, now } = row
  return { ...row, openAt: Number(openAt), closeAt: Number(closeAt), drawAt: Number(drawAt), now: Number(now) }
}

/** Gives held issues other times; one that an earlier schedule voided is to be sold again. */
export async function giveTimes(
  tx: Tx,
  issues: readonly Pick<OpenToSchedule, 'id' | 'openAt' | 'closeAt' | 'drawAt'>[],
): Promise<void> {
  const times = (of: 'openAt' | 'closeAt' | 'drawAt') => bigints(issues.map((issue) => issue[of]))
  await sql`
    update lottery_issues i set open_at = to_timestamp(t.open_at), close_at = to_timestamp(t.close_at),
      draw_at = to_timestamp(t.draw_at), state = 'made', closed_at = null, bets_root = null, has_hashed_bets = false,
      voided_at = null, void_reason = null, settled_at = null
    from unnest(
      ${bigints(issues.map(({ id }) => id))}::bigint[], ${times('openAt')}::bigint[], ${times('closeAt')}::bigint[],
      ${times('drawAt')}::bigint[]
    ) as t (id, open_at, close_at, draw_at)
    where i.id = t.id
  `.execute(tx)
}

/** Voids held issues that were never on sale: nothing of them is to be settled. Of fair ones the seeds are opened. */
export async function voidUnsold(
  tx: Tx,
  issues: readonly { readonly id: bigint; readonly seed: string | null }[],
): Promise<void> {
  const ids = issues.map(({ id }) => id)
  await closeAll(tx, ids)
  await sql`
    update lottery_issues i set state = 'void', voided_at = clock_now(), settled_at = clock_now(),
      void_reason = 'schedule', seed = v.seed
    from unnest(${bigints(ids)}::bigint[], ${texts(issues.map(({ seed }) => seed))}::text[]) as v (id, seed)
    where i.id = v.id
  `.execute(tx)
}
