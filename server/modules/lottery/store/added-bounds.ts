import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { boundCell, type ExposureSum } from '../deciding/exposure-book.ts'

/** An issue to whose bounds bets were added, with all its sums at one moment. */
export interface AddedIssue {
  readonly id: bigint
  /** Of its bound. */
  readonly version: bigint
  readonly sums: readonly ExposureSum[]
}

/** The first such issue behind another one. */
export async function nextAdded(db: Db, after: bigint): Promise<AddedIssue | undefined> {
  const found = await db
    .selectFrom('lottery_exposure')
    .select('issue_id as id')
    .where('play_code', '=', '')
    .where('version', '<>', 0n)
    .where('issue_id', '>', after)
    .orderBy('issue_id')
    .limit(1)
    .executeTakeFirst()
  if (!found) return undefined
  const rows = await db
    .selectFrom('lottery_exposure')
    .select(['issue_id as issueId', 'play_code as playCode', 'cell', 'payable', 'version'])
    .where('issue_id', '=', found.id)
    .execute()
  const version = rows.find(({ playCode }) => playCode === '')?.version
  if (version === undefined) return undefined
  return { id: found.id, version, sums: rows.map(({ version: _, ...sum }) => sum) }
}

/** How much a bound is above what was worked out. */
export interface BoundExcess {
  readonly playCode: string
  readonly bound: bigint
  readonly excess: bigint
}

/**
 * Takes off bounds what they were above those that were worked out from the sums of `issue`; what was added since stays on
 * them. Does nothing where somebody else has worked them out since.
 */
export async function lowerBounds(
  tx: Tx,
  { id, version }: Pick<AddedIssue, 'id' | 'version'>,
  bounds: readonly BoundExcess[],
): Promise<void> {
  const held = await tx
    .selectFrom('lottery_exposure')
    .select('issue_id')
    .where('issue_id', '=', id)
    .where('play_code', '=', '')
    .where('cell', '=', boundCell)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return
  await sql`
    update lottery_exposure e set payable = e.payable - w.excess,
      version = case when e.play_code <> '' or e.payable = w.bound then 0 else nextval('lottery_exposure_versions') end
    from unnest(
      ${texts(bounds.map(({ playCode }) => playCode))}::text[], ${bigints(bounds.map(({ bound }) => bound))}::bigint[],
      ${bigints(bounds.map(({ excess }) => excess))}::bigint[]
    ) as w (play_code, bound, excess)
    where e.issue_id = ${id} and e.play_code = w.play_code and e.cell = ${boundCell}
  `.execute(tx)
}
