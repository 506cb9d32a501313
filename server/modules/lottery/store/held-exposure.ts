import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { boundCell, type ExposureSum } from '../deciding/exposure-book.ts'

/**
 * The sums of bet types of issues that the transaction holds, and of their bounds, which it locks. An issue that is held
 * stays on sale for whoever holds it, though its time be over by now.
 */
export async function heldSums(
  tx: Tx,
  issueIds: readonly bigint[],
  playCodes: readonly string[],
): Promise<ExposureSum[]> {
  const ids = bigints(issueIds)
  await sql`
    insert into lottery_exposure (issue_id, play_code, cell, payable)
    select distinct id, '', ${boundCell}, 0::bigint from unnest(${ids}::bigint[]) as w (id) order by id
    on conflict do nothing
  `.execute(tx)
  await sql`
    select issue_id from lottery_exposure
    where play_code = '' and cell = ${boundCell} and issue_id = any(${ids}::bigint[])
    order by issue_id for update
  `.execute(tx)
  const { rows } = await sql<ExposureSum>`
    select issue_id as "issueId", play_code as "playCode", cell, payable from lottery_exposure
    where issue_id = any(${ids}::bigint[])
      and (play_code = any(${texts(playCodes)}::text[]) or (play_code = '' and cell = ${boundCell}))
  `.execute(tx)
  return rows
}
