import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'

/** Carries the codes of games whose issues changed, apart by commas. */
export const drawnChannel = 'lottery_drawn'

/** Tells when it commits that these issues have closed, are drawn, void, or have another result. */
export async function tellDrawn(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`
    select pg_notify(${drawnChannel}, games) from (
      select string_agg(distinct game_code, ',') as games from lottery_issues where id = any (${bigints(ids)}::bigint[])
    ) changed where games is not null
  `.execute(tx)
}
