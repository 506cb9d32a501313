import './lottery-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inATurn } from '#/platform/db/turns.ts'
import { boundCell, type ExposedPlay, type ExposureSum, type NewSum } from '../deciding/exposure-book.ts'

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

/**
 * The sums of bet types of issues, and the bounds of the issues. Sums of a version that is known already are left out.
 */
export async function exposureSums(
  tx: Tx,
  plays: readonly (ExposedPlay & { readonly knownVersion?: bigint })[],
): Promise<ExposureSum[]> {
  const { rows } = await sql<ExposureSum>`/* hot */
    select e.issue_id as "issueId", e.play_code as "playCode", e.cell, e.payable, 0::bigint as version
    from (
      select w.issue_id, w.play_code from unnest(
        ${bigints(plays.map(({ issueId }) => issueId))}::bigint[], ${texts(plays.map(({ playCode }) => playCode))}::text[],
        ${bigints(plays.map(({ knownVersion }) => knownVersion ?? null))}::bigint[]
      ) as w (issue_id, play_code, known)
      cross join lateral (
        select version from lottery_exposure b
        where b.issue_id = w.issue_id and b.play_code = '' and b.cell = ${boundCell} limit 1
      ) b
      -- The offset keeps cells from being read before it is known that they are needed.
      where b.version is distinct from w.known offset 0
    ) w
    cross join lateral (
      select * from lottery_exposure e where e.issue_id = w.issue_id and e.play_code = w.play_code
    ) e
    union all
    select issue_id, play_code, cell, payable, version from lottery_exposure
    where issue_id = any (${issueIds(plays)}::bigint[]) and play_code = '' and cell = ${boundCell}
  `.execute(tx)
  return rows
}

/** What writes sums that have changed, under the lock of their issues' bounds. */
export function writeSums(changed: readonly NewSum[]): RawBuilder<unknown>[] {
  if (changed.length === 0) return []
  const write = sql`/* hot */
    insert into lottery_exposure as e (issue_id, play_code, cell, payable)
    select issue_id, play_code, cell, payable from unnest(
      ${bigints(changed.map(({ issueId }) => issueId))}::bigint[], ${texts(changed.map(({ playCode }) => playCode))}::text[],
      ${texts(changed.map(({ cell }) => cell))}::text[], ${bigints(changed.map(({ payable }) => payable))}::bigint[]
    ) as s (issue_id, play_code, cell, payable)
    on conflict (issue_id, play_code, cell) do update set payable = excluded.payable, version = e.version + 1
  `
  return [write]
}
