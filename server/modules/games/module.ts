import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Languages } from '#/platform/http/languages.ts'
import type { Module } from '#/platform/module.ts'
import { sceneFiles, tileArtFiles } from './calls/drawn-files.ts'
import { favouriteBindings } from './calls/favourites.ts'
import { firstScreen } from './calls/first-screen.ts'
import { gameListCall } from './calls/game-list.ts'
import { gameMenusCall } from './calls/game-menus.ts'
import { gameVendorsCall } from './calls/game-vendors.ts'
import { hotGamesCall } from './calls/hot-games.ts'
import { recentGamesCall } from './calls/recent-games.ts'
import { vendorGameTypesCall } from './calls/vendor-game-types.ts'
import { Catalogue } from './catalogue.ts'
import { catalogueBindings } from './operator-calls/catalogue.ts'
import { gameBindings } from './operator-calls/games.ts'
import { favouritesTopic } from './use-cases/favourites-topic.ts'

interface GamesParts {
  readonly database: Database
  readonly languages: Languages
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'hosts'>
}

interface Offers {
  readonly catalogue: Catalogue
}

/** Wires the module: its calls, the files it draws, and the catalogue in memory, which disposing lets go. */
export function gamesModule({ database, languages, settings, config }: GamesParts): Module<Offers> {
  const catalogue = new Catalogue(database)
  catalogue.begin()
  const offersBingo = () => languages().some(({ code }) => code === 'TY')
  return {
    name: 'games',
    calls: [
      gameListCall(catalogue),
      gameMenusCall(catalogue, offersBingo),
      gameVendorsCall(catalogue),
      hotGamesCall(catalogue),
      vendorGameTypesCall(catalogue, offersBingo),
      ...favouriteBindings(database, catalogue),
      recentGamesCall(database.db, catalogue),
    ],
    operatorCalls: [...catalogueBindings(database, config.hosts), ...gameBindings(database, settings)],
    files: [tileArtFiles, sceneFiles],
    firstScreen,
    topics: [favouritesTopic(database.db)],
    offers: { catalogue },
    [Symbol.asyncDispose]: () => catalogue[Symbol.asyncDispose](),
  }
}
