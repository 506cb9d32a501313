import './tables.ts'
import type { Db } from '#/platform/db/handles.ts'

/** Whether the catalogue holds or ever held a game. */
export async function anyGame(db: Db): Promise<boolean> {
  return (await db.selectFrom('games').select('node_id').limit(1).executeTakeFirst()) !== undefined
}
