import { gameVendors } from '@banyan/contract/games/game-vendors.ts'
import { prizeMode } from '@banyan/rules/games/prize-mode.ts'
import { bindPrepared } from '#/platform/http/bind.ts'
import type { Catalogue } from '../catalogue.ts'
import { readerOf } from '../present-game.ts'
import { typesWithGames } from '../snapshot/listed-types.ts'
import { presentVendors, typeTitle } from './present-type.ts'

export function gameVendorsCall(catalogue: Catalogue) {
  return bindPrepared(gameVendors, catalogue, (snapshot, _query, tongues) => {
    const reader = readerOf(tongues)
    const lanes = typesWithGames(snapshot, false).map((listed) => ({
      gameType: listed.type,
      title: typeTitle(listed.type, reader),
      vendors: presentVendors(snapshot, listed, reader),
    }))
    const mode = prizeMode(
      lanes.map(({ gameType, vendors }) => ({ gameType, vendorCodes: vendors.map(({ vassalage }) => vassalage) })),
    )
    return JSON.stringify({ data: { lanes }, prizeMode: mode, version: snapshot.version })
  })
}
