import './lottery-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inATurn } from '#/platform/db/turns.ts'
import { boundCell, type ExposureSum } from '../deciding/exposure-book.ts'

/** A bet type of an issue whose sums are needed. */
export interface ExposedPlay {
  readonly game: string
  readonly issue: string
  readonly playCode: string
}

/** Issues on sale. Whoever holds one reads this a moment later, so one whose sale has just ended is among them. */
function issuesOf(plays: readonly ExposedPlay[]): RawBuilder<unknown> {
  return sql`
    select distinct i.id from unnest(
      ${texts(plays.map(({ game }) => game))}::text[], ${texts(plays.map(({ issue }) => issue))}::text[]
    ) as w (game, issue)
    join lottery_issues i on i.game_code = w.game and i.issue = w.issue
    where i.state = 'made' and i.close_at > clock_now() - interval '5 seconds'
  `
}

/** Opens the bounds of issues on sale. A turn that begins a transaction may send it: were there none, it writes nothing. */
export async function openBounds(tx: Tx, plays: readonly ExposedPlay[]): Promise<void> {
  await sql`/* hot */
    insert into lottery_exposure (issue_id, play_code, cell, payable)
    select id, '', ${boundCell}, 0 from (${issuesOf(plays)}) issues where ${inATurn} order by id
    on conflict do nothing
  `.execute(tx)
}

/** Locks the bounds of issues: who holds them alone changes what their bets may cost. */
export async function lockBounds(tx: Tx, plays: readonly ExposedPlay[]): Promise<void> {
  await sql`/* hot */
    select issue_id from lottery_exposure
    where play_code = '' and cell = ${boundCell} and issue_id in (${issuesOf(plays)})
    order by issue_id for update
  `.execute(tx)
}

/** The sums of bet types of issues, and the bounds of the issues. */
export async function exposureSums(tx: Tx, plays: readonly ExposedPlay[]): Promise<ExposureSum[]> {
  const { rows } = await sql<ExposureSum>`/* hot */
    select e.issue_id as "issueId", e.play_code as "playCode", e.cell, e.payable
    from (
      select distinct i.id, w.play_code from unnest(
        ${texts(plays.map(({ game }) => game))}::text[], ${texts(plays.map(({ issue }) => issue))}::text[],
        ${texts(plays.map(({ playCode }) => playCode))}::text[]
      ) as w (game, issue, play_code)
      join lottery_issues i on i.game_code = w.game and i.issue = w.issue
    ) w
    join lottery_exposure e on e.issue_id = w.id and e.play_code = w.play_code
    union all
    select issue_id, play_code, cell, payable from lottery_exposure
    where play_code = '' and cell = ${boundCell} and issue_id in (${issuesOf(plays)})
  `.execute(tx)
  return rows
}

/** What writes sums that have changed, under the lock of their issues' bounds. */
export function writeSums(changed: readonly ExposureSum[]): RawBuilder<unknown>[] {
  if (changed.length === 0) return []
  const write = sql`/* hot */
    insert into lottery_exposure as e (issue_id, play_code, cell, payable)
    select issue_id, play_code, cell, payable from unnest(
      ${bigints(changed.map(({ issueId }) => issueId))}::bigint[], ${texts(changed.map(({ playCode }) => playCode))}::text[],
      ${texts(changed.map(({ cell }) => cell))}::text[], ${bigints(changed.map(({ payable }) => payable))}::bigint[]
    ) as s (issue_id, play_code, cell, payable)
    on conflict (issue_id, play_code, cell) do update set payable = excluded.payable
  `
  return [write]
}
