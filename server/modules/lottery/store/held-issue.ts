import './lottery-tables.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { IssueState } from './lottery-tables.ts'
import { tellDrawn } from './tell-drawn.ts'

/** For so long after its first result an issue can be corrected (domain section 3). */
export const correctableHours = 72

/** An issue whose row is held: nobody else draws, stops, voids, settles or corrects it until the transaction ends. */
export interface HeldIssue {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  readonly day: string
  /** Which of its day's seeds is its own; null where its result is imported. */
  readonly place: number | null
  readonly state: IssueState
  /** Whether the time of its draw has come. */
  readonly isDue: boolean
  /** Whether its result can still be stopped. */
  readonly isInDelay: boolean
  readonly isCorrectable: boolean
  /** Of its newest result or correction, 0 where it has none. */
  readonly version: number
  /** The newest result, where it has one that counts. */
  readonly result: FairResult | null
  /** What operators reported up to this one counts no more. */
  readonly stoppedAt: bigint
}

/** Holds an issue and reads where it stands. */
export async function holdIssue(tx: Tx, game: string, issue: string): Promise<HeldIssue | undefined> {
  const { rows } = await sql<Omit<HeldIssue, 'version' | 'result' | 'stoppedAt'>>`
    select id, game_code as game, issue, to_char(day, 'YYYY-MM-DD') as day, place, state, draw_at <= clock_now() as "isDue",
      state = 'drawn' and coalesce(settle_at > clock_now(), false) as "isInDelay",
      coalesce(drawn_at > clock_now() - make_interval(hours => ${correctableHours}::integer), false) as "isCorrectable"
    from lottery_issues where game_code = ${game} and issue = ${issue} for update
  `.execute(tx)
  const [held] = rows
  if (!held) return undefined
  // Read after the lock: whoever had it may have added to these.
  const { rows: more } = await sql<Pick<HeldIssue, 'version' | 'result' | 'stoppedAt'>>`
    select
      greatest(
        coalesce((select max(version) from lottery_draws where issue_id = ${held.id}), 0),
        coalesce((select max(version) from lottery_corrections where issue_id = ${held.id}), 0)
      ) as version,
      (
        select result from lottery_draws d where d.issue_id = ${held.id}
          and not exists (select from lottery_stops s where s.issue_id = d.issue_id and s.version = d.version)
        order by version desc limit 1
      ) as result,
      coalesce((select max(after_report) from lottery_stops where issue_id = ${held.id}), 0)::bigint as "stoppedAt"
  `.execute(tx)
  const [standing] = more
  if (!standing) throw new Error('an issue that is held was not read')
  return { ...held, ...standing }
}

/** The result that the draw before an issue had, by its newest version that counts; undefined where there was none. */
export async function resultBefore(db: Db, issueId: bigint): Promise<FairResult | undefined> {
  return (await resultsBefore(db, [issueId])).get(issueId)
}

/** The results that the draws before these issues had; an issue without one has no entry. */
export async function resultsBefore(db: Db, issueIds: readonly bigint[]): Promise<ReadonlyMap<bigint, FairResult>> {
  const { rows } = await sql<{ id: bigint; result: FairResult | null }>`
    select i.id, (
      select result from lottery_draws d where d.issue_id = before.id
        and not exists (select from lottery_stops s where s.issue_id = d.issue_id and s.version = d.version)
      order by version desc limit 1
    ) as result
    from lottery_issues i cross join lateral (
      select id from lottery_issues earlier
      where earlier.game_code = i.game_code and earlier.draw_at < i.draw_at and earlier.state in ('drawn', 'settled')
      order by earlier.draw_at desc limit 1
    ) before
    where i.id = any (${bigints(issueIds)}::bigint[])
  `.execute(db as never)
  return new Map(rows.flatMap(({ id, result }) => (result ? [[id, result] as const] : [])))
}

/** Draws a held issue by an imported result, to be settled after a delay. Answers when. */
export async function insertImportedDraw(
  tx: Tx,
  { id, version }: Pick<HeldIssue, 'id' | 'version'>,
  result: FairResult,
  { source, delaySeconds }: { readonly source: string; readonly delaySeconds: number },
): Promise<Date> {
  await insertVersion(tx, { id, version: version + 1 }, result, source)
  const { rows } = await sql<{ settle_at: Date }>`
    update lottery_issues set state = 'drawn', drawn_at = clock_now(),
      settle_at = clock_now() + make_interval(secs => ${delaySeconds}::integer)
    where id = ${id} returning settle_at
  `.execute(tx)
  const [drawn] = rows
  if (!drawn) throw new Error('an issue that is held was not drawn')
  await tellDrawn(tx, [id])
  return drawn.settle_at
}

/** Keeps a version of an issue's result. */
export async function insertVersion(
  tx: Tx,
  { id, version }: Pick<HeldIssue, 'id' | 'version'>,
  result: FairResult,
  source: string,
): Promise<void> {
  await sql`
    insert into lottery_draws (issue_id, version, result, source)
    values (${id}, ${version}, ${JSON.stringify(result)}::jsonb, ${source})
  `.execute(tx)
}

/** Sets a held issue's result aside: it waits for reports again. */
export async function insertStop(
  tx: Tx,
  { id, version }: Pick<HeldIssue, 'id' | 'version'>,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  await sql`
    insert into lottery_stops (issue_id, version, after_report, stopped_by, reason)
    values (
      ${id}, ${version}, coalesce((select max(id) from lottery_reports where issue_id = ${id}), 0), ${by}, ${reason}
    )
  `.execute(tx)
  await sql`
    update lottery_issues set state = 'closed', drawn_at = null, settle_at = null where id = ${id}
  `.execute(tx)
  await tellDrawn(tx, [id])
}

/** Voids a held issue for a reason of an operator's; one that is settled already is settled again after that. */
export async function voidHeld(
  tx: Tx,
  { id }: Pick<HeldIssue, 'id'>,
  { note, seed }: { readonly note: string; readonly seed: string | null },
): Promise<void> {
  await sql`
    update lottery_issues set state = 'void', voided_at = clock_now(), void_reason = 'operator', void_note = ${note},
      seed = coalesce(seed, ${seed})
    where id = ${id}
  `.execute(tx)
  await tellDrawn(tx, [id])
}
