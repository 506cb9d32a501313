import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { boundCell } from '../deciding/exposure-book.ts'

/**
 * Opens and locks the bounds of issues that the transaction holds. An issue that is held stays on sale for whoever holds it,
 * though its time be over by now.
 */
export async function lockHeldBounds(tx: Tx, issueIds: readonly bigint[]): Promise<void> {
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
}
