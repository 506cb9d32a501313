import { gameList } from '@banyan/contract/games/game-list.ts'
import { toMinor } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { bindPrepared } from '#/platform/http/bind.ts'
import type { Catalogue } from '../catalogue.ts'
import { readerOf } from '../present-game.ts'
import { listedPlaces } from '../snapshot/listed-places.ts'
import { gameFragments } from './game-fragments.ts'

export function gameListCall(catalogue: Catalogue) {
  return bindPrepared(gameList, catalogue, (snapshot, query, tongues) => {
    const reader = readerOf(tongues, query.language)
    const { pageNo, pageSize } = query
    const filter = {
      gameType: query.gameType,
      vendorCode: query.vassalage,
      gameClass: query.gameClassify,
      minBetMinor: query.minBet === undefined ? undefined : Number(toMinor(query.minBet, merchantCurrency.exponent)),
      minLineCount: query.minLineNum,
      nodeId: query.nodeId,
    }
    const places = listedPlaces(snapshot, filter, query.gameName, reader.tag)
    const games = gameFragments(snapshot, places.slice((pageNo - 1) * pageSize, pageNo * pageSize), reader)
    const totalPages = Math.ceil(places.count / pageSize)
    const rest = `"totalPages":${totalPages},"totalCount":${places.count},"version":${snapshot.version}`
    return ['{"games":', ...games, `,${rest}}`]
  })
}
