import { hotGames } from '@banyan/contract/games/hot-games.ts'
import { bindPrepared } from '#/platform/http/bind.ts'
import type { Catalogue } from '../catalogue.ts'
import { readerOf } from '../present-game.ts'
import { matchingPlaces } from '../snapshot/matching-places.ts'
import { gameFragments } from './game-fragments.ts'

/** The contract's bound of the list; an import of more hot games is refused. */
const hotAtMost = 300

export function hotGamesCall(catalogue: Catalogue) {
  return bindPrepared(hotGames, catalogue, (snapshot, { gameType, vassalage, language }, tongues) => {
    const hot = matchingPlaces(snapshot, { gameType, vendorCode: vassalage }).and(snapshot.hotPlaces())
    const list = gameFragments(snapshot, hot.slice(0, hotAtMost), readerOf(tongues, language))
    return ['{"list":', ...list, `,"version":${snapshot.version}}`]
  })
}
