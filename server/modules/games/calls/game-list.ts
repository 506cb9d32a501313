import { gameList } from '@banyan/contract/games/game-list.ts'
import { toMinor } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant-currency.ts'
import type { Db } from '#/platform/db/handles.ts'
import { bind } from '#/platform/http/bind.ts'
import { listGames } from '../cases/list-games.ts'
import { presentGame } from './present-game.ts'

export function gameListCall(db: Db) {
  return bind(gameList, async ({ query }, context) => {
    const { tag } = query.language === undefined ? context.language : context.languageFor(query.language)
    const { games, totalPages, totalCount } = await listGames(db, {
      gameType: query.gameType,
      vendorCode: query.vassalage,
      gameClass: query.gameClassify,
      name: query.gameName,
      minBetMinor: query.minBet === undefined ? undefined : toMinor(query.minBet, merchantCurrency.exponent),
      minLineCount: query.minLineNum,
      pageNo: query.pageNo,
      pageSize: query.pageSize,
    })
    return { games: games.map((row) => presentGame(row, tag, context.merchantLanguage.tag)), totalPages, totalCount }
  })
}
