import { gameMenus } from '@banyan/contract/games/game-menus.ts'
import { bindPrepared } from '#/platform/http/bind.ts'
import type { Catalogue } from '../catalogue.ts'
import { readerOf } from '../present-game.ts'
import { typesWithGames } from '../snapshot/listed-types.ts'
import { presentClasses, presentVendors, typeTitle } from './present-type.ts'

export function gameMenusCall(catalogue: Catalogue, offersBingo: () => boolean) {
  return bindPrepared(gameMenus, catalogue, (snapshot, _query, tongues) => {
    const reader = readerOf(tongues)
    const menus = typesWithGames(snapshot, offersBingo()).map((listed) => ({
      gameType: listed.type,
      title: typeTitle(listed.type, reader),
      gameCount: listed.places.size,
      cards: presentVendors(snapshot, listed, reader),
      gameClassify: presentClasses(snapshot, listed, reader),
    }))
    return JSON.stringify({ gameMenus: menus, version: snapshot.version })
  })
}
