import type { Tx } from '#/platform/db/handles.ts'
import { lockOwnGames } from './store/lock-own-games.ts'
import { deleteOldStarts, putRecentGame } from './store/recent-games.ts'

/** Puts a started game first among an account's recent games (requirements LOB-19). */
export async function noteStartedGame(tx: Tx, accountId: bigint, nodeId: string): Promise<void> {
  await lockOwnGames(tx, accountId)
  await putRecentGame(tx, accountId, nodeId)
  await deleteOldStarts(tx, accountId)
}
