import './lottery-tables.ts'
import type { Db } from '#/platform/db/handles.ts'

/** The moment from which issues open under LFD2 alone, in Unix seconds; 0 where LFD1 was never used. */
export async function lfd2From(db: Db): Promise<number> {
  const row = await db.selectFrom('lottery_scheme_switch').select('lfd2_from').executeTakeFirst()
  return row === undefined ? 0 : Math.floor(row.lfd2_from.getTime() / 1_000)
}
