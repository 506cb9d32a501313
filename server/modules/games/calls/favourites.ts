import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@banyan/contract/games/favourites.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { placesOfNodes } from '../snapshot/matching-places.ts'
import { deleteFavourite, favouriteNodeIds, favouriteVersions } from '../store/favourite-games.ts'
import { addFavouriteGame } from '../use-cases/add-favourite-game.ts'
import { ownGamesPage } from './own-games-page.ts'

/** Reading and changing an account's favourites. */
export function favouriteBindings(database: Database, catalogue: Catalogue): Binding[] {
  const { db } = database
  return [
    bind(favouriteIds, async (_input, { principal }) => {
      const { id } = signedIn(principal)
      // Read before the ids: a change in between is told to the tab once more than needed, and never missed.
      const version = (await favouriteVersions(db, [id])).get(id) ?? 0
      return { ids: await favouriteNodeIds(db, id), version }
    }),
    bind(favouriteGames, async ({ query: { pageNo: page, ...asked } }, context) => {
      const nodeIds = await favouriteNodeIds(db, signedIn(context.principal).id)
      const { games, totalPages } = ownGamesPage(await catalogue.current(), nodeIds, { ...asked, page }, context)
      return { content: games, pageNum: page, totalPages }
    }),
    bind(addFavourite, async ({ body: { nodeId, vendor, gameType } }, { principal }) => {
      // Vendor and type must be those of the tile, or the request names no game.
      const found = placesOfNodes(await catalogue.current(), [nodeId], { vendorCode: vendor, gameType })
      if (found.length === 0) throw new Refusal('game_not_found')
      await database.transaction((tx) => addFavouriteGame(tx, signedIn(principal).id, nodeId))
      return {}
    }),
    bind(removeFavourite, async ({ body: { nodeId } }, { principal }) => {
      await database.transaction((tx) => deleteFavourite(tx, signedIn(principal).id, nodeId))
      return {}
    }),
  ]
}
