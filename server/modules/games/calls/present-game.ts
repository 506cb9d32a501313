import type { Game, GameType } from '@banyan/contract/games/game.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant-currency.ts'
import { lettering } from '../art/lettering.ts'
import { parseArtKey } from '../art/tile-art.ts'
import type { GameRow } from '../store/game-page.ts'

/** A row of the catalogue under the names of the wire, its name in the language `tag`, else English, else the merchant's. */
export function presentGame(row: GameRow, tag: string, merchantTag: string): Game {
  const name = localised(row.names, tag, merchantTag)
  const art = parseArtKey(row.art)
  return {
    nodeId: row.nodeId.toString(),
    nodeName: name,
    gameName: name,
    vassalage: row.vendorCode,
    gameType: row.gameType as GameType,
    isHot: row.isHot ? 1 : 0,
    supportPlay: row.hasFreeTrial ? 0 : 1,
    showIcon: art ? 1 : 0,
    iconUrl: art ? `/art/${row.art}.svg` : '',
    gameClassify: row.gameClass,
    gameCode: row.gameCode,
    minBet: toAmount(row.minBetMinor, merchantCurrency.exponent),
    minLineNum: row.lineCount,
    isGame: row.isVendorLobby ? 'VASSALAGE' : 'GAME',
    lettering: art ? lettering(art) : plainLettering,
  }
}

/** For a game without art of its own, over the portal's default image. */
const plainLettering = { voice: 'block', colour: '#FFFFFF' } as const
