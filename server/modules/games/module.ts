import type { Database } from '#/platform/db/database.ts'
import { favouriteBindings } from './calls/favourites.ts'
import { gameListCall } from './calls/game-list.ts'
import { gameMenusCall } from './calls/game-menus.ts'
import { gameVendorsCall } from './calls/game-vendors.ts'
import { hotGamesCall } from './calls/hot-games.ts'
import { recentGamesCall } from './calls/recent-games.ts'
import { sceneFiles } from './calls/scene-files.ts'
import { tileArtFiles } from './calls/tile-art.ts'
import { vendorGameTypesCall } from './calls/vendor-game-types.ts'
import { winnerBoardCall } from './calls/winner-board.ts'
import { firstScreen } from './first-screen.ts'
import { Catalogue } from './snapshot/catalogue.ts'

/** Wires the module: its calls, the files it draws, and the catalogue in memory, which disposing lets go. */
export function gamesModule(database: Database, languageCodes: () => readonly string[]) {
  const catalogue = new Catalogue(database)
  catalogue.begin()
  const offersBingo = () => languageCodes().includes('TY')
  return {
    calls: [
      gameListCall(catalogue),
      gameMenusCall(catalogue, offersBingo),
      gameVendorsCall(catalogue),
      hotGamesCall(catalogue),
      vendorGameTypesCall(catalogue, offersBingo),
      winnerBoardCall(catalogue),
      ...favouriteBindings(database, catalogue),
      recentGamesCall(database.db, catalogue),
    ],
    files: [tileArtFiles, sceneFiles],
    firstScreen,
    [Symbol.asyncDispose]: () => catalogue[Symbol.asyncDispose](),
  }
}
