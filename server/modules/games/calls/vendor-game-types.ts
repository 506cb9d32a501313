import { vendorGameTypes } from '@banyan/contract/games/game-vendors.ts'
import { bindPrepared } from '#/platform/http/bind.ts'
import type { Catalogue } from '../catalogue.ts'
import { readerOf } from '../present-game.ts'
import { typesWithGames } from '../snapshot/listed-types.ts'
import { presentClasses, typeTitle } from './present-type.ts'

export function vendorGameTypesCall(catalogue: Catalogue, offersBingo: () => boolean) {
  return bindPrepared(vendorGameTypes, catalogue, (snapshot, { vassalage }, tongues) => {
    const reader = readerOf(tongues)
    const list = typesWithGames(snapshot, offersBingo(), vassalage).map((listed) => ({
      gameType: listed.type,
      title: typeTitle(listed.type, reader),
      gameCount: listed.places.size,
      gameClassify: presentClasses(snapshot, listed, reader),
    }))
    return JSON.stringify({ list, version: snapshot.version })
  })
}
