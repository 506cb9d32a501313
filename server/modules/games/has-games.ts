import type { Db } from '#/platform/db/handles.ts'
import { anyGame } from './store/has-games.ts'

/** Whether the catalogue holds anything; in a file of its own, because every start asks it. */
export async function hasGames(db: Db): Promise<boolean> {
  return await anyGame(db)
}
