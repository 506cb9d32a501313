import './lottery-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inATurn } from '#/platform/db/turns.ts'
import { boundCell, type ExposedPlay, type ExposureSum } from '../deciding/exposure-book.ts'

const issueIds = (plays: readonly ExposedPlay[]) => bigints([...new Set(plays.map(({ issueId }) => issueId))])

/** Opens the bounds of issues. A turn that begins a transaction may send it: were there none, it writes nothing. */
export async function openBounds(tx: Tx, plays: readonly ExposedPlay[]): Promise<void> {
  await sql`/* hot */
    insert into lottery_exposure (issue_id, play_code, cell, payable)
    select i.id, '', ${boundCell}, 0 from unnest(${issueIds(plays)}::bigint[]) as w (id)
    join lottery_issues i on i.id = w.id
    where i.state = 'made' and ${inATurn} order by i.id
    on conflict do nothing
  `.execute(tx)
}

/** Locks the bounds of issues: who holds them alone changes what their bets may cost. */
export async function lockBounds(tx: Tx, plays: readonly ExposedPlay[]): Promise<void> {
  await sql`/* hot */
    select issue_id from lottery_exposure
    where issue_id = any (${issueIds(plays)}::bigint[]) and play_code = '' and cell = ${boundCell}
    order by issue_id for update
  `.execute(tx)
}

/** What bets that may be accepted could add to an issue, and the most that it may cost, in minor units; null: nothing is added. */
export interface AskedExposure {
  readonly issueId: bigint
  readonly mostPayout: bigint
  readonly onIssue: bigint | null
}

/** Sums as they were read. */
export interface ReadSums {
  readonly sums: readonly ExposureSum[]
  /** Issues of which all sums are among these. */
  readonly whole: ReadonlySet<bigint>
}

/**
 * The sums of bet types of issues, and the bounds of the issues. Where an issue's bounds were added to and what is asked for
 * may be too much by them, the sums of all its bet types, so that its bounds can be worked out.
 */
export async function exposureSums(
  tx: Tx,
  plays: readonly ExposedPlay[],
  asked: readonly AskedExposure[],
): Promise<ReadSums> {
  const { rows } = await sql<ExposureSum & { readonly isWhole: boolean }>`/* hot */
    with bounds as materialized (
      select w.issue_id, b.payable, 
        coalesce(b.version <> 0 and b.payable + w.most_payout > w.on_issue, false) as is_whole
      from unnest(
        ${bigints(asked.map(({ issueId }) => issueId))}::bigint[],
        ${bigints(asked.map(({ mostPayout }) => mostPayout))}::bigint[],
        ${bigints(asked.map(({ onIssue }) => onIssue))}::bigint[]
      ) as w (issue_id, most_payout, on_issue)
      cross join lateral (
        select payable, version from lottery_exposure b
        where b.issue_id = w.issue_id and b.play_code = '' and b.cell = ${boundCell} limit 1
      ) b
    )
    select e.issue_id as "issueId", e.play_code as "playCode", e.cell, e.payable, false as "isWhole"
    from (
      select w.issue_id, w.play_code from unnest(
        ${bigints(plays.map(({ issueId }) => issueId))}::bigint[], ${texts(plays.map(({ playCode }) => playCode))}::text[]
      ) as w (issue_id, play_code)
      where not exists (select from bounds where bounds.issue_id = w.issue_id and is_whole) offset 0
    ) w
    cross join lateral (
      select * from lottery_exposure e where e.issue_id = w.issue_id and e.play_code = w.play_code
    ) e
    union all
    select e.issue_id, e.play_code, e.cell, e.payable, false
    from (select issue_id from bounds where is_whole offset 0) w
    cross join lateral (
      select * from lottery_exposure e where e.issue_id = w.issue_id and e.play_code <> ''
    ) e
    union all
    select issue_id, '', ${boundCell}, payable, is_whole from bounds
  `.execute(tx)
  const whole = new Set(rows.flatMap(({ issueId, isWhole }) => (isWhole ? [issueId] : [])))
  return { sums: rows, whole }
}

/** What writes sums that have changed, under the lock of their issues' bounds; `whole` are issues all of whose sums were read. */
export function writeSums(changed: readonly ExposureSum[], whole: ReadonlySet<bigint>): RawBuilder<unknown>[] {
  if (changed.length === 0) return []
  const write = sql`/* hot */
    insert into lottery_exposure as e (issue_id, play_code, cell, payable)
    select issue_id, play_code, cell, payable from unnest(
      ${bigints(changed.map(({ issueId }) => issueId))}::bigint[], ${texts(changed.map(({ playCode }) => playCode))}::text[],
      ${texts(changed.map(({ cell }) => cell))}::text[], ${bigints(changed.map(({ payable }) => payable))}::bigint[]
    ) as s (issue_id, play_code, cell, payable)
    on conflict (issue_id, play_code, cell) do update set payable = excluded.payable,
      -- Whoever works bounds out from what he read before this was written must not take off the same once more.
      version = case when e.version = 0 or e.issue_id = any (${bigints([...whole])}::bigint[]) then 0
        else nextval('lottery_exposure_versions') end
  `
  return [write]
}
