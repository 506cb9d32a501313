import { favouritesAtMost } from '@banyan/contract/games/favourites.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { countFavourites, insertFavourite } from '../store/favourite-games.ts'
import { lockOwnGames } from '../store/lock-own-games.ts'

/** Adds a favourite. A game that is one already keeps its place, even if the list is full. */
export async function addFavouriteGame(tx: Tx, accountId: bigint, nodeId: string): Promise<void> {
  await lockOwnGames(tx, accountId)
  const isNew = await insertFavourite(tx, accountId, nodeId)
  if (isNew && (await countFavourites(tx, accountId)) > favouritesAtMost) throw new Refusal('too_many_favourites')
}
