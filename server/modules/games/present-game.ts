import { lettering } from '@banyan/art/tiles/lettering.ts'
import { parseArtKey } from '@banyan/art/tiles/tile-art.ts'
import type { Game } from '@banyan/contract/games/game.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Tongues } from '#/platform/http/bind.ts'
import { nameIn } from './snapshot/name-in.ts'
import type { OfferedGame, Snapshot } from './snapshot.ts'

/** Languages in which a request reads texts, as BCP 47 tags: its own and the merchant's, the last to fall back to. */
export interface Reader {
  readonly tag: string
  readonly merchantTag: string
}

/** The reader of a request: by the language that its query names, else by its header. */
export function readerOf(tongues: Tongues, code?: string): Reader {
  const { tag } = code === undefined ? tongues.language : tongues.languageFor(code)
  return { tag, merchantTag: tongues.merchantLanguage.tag }
}

/** A game under the names of the wire. */
export function presentGame(snapshot: Snapshot, game: OfferedGame, reader: Reader): Game {
  const { nodeId, ...rest } = presentNameless(snapshot, game)
  const name = gameNameFor(game, reader)
  return { nodeId, nodeName: name, gameName: name, ...rest }
}

/** A game's name in the reader's language, else English, else the merchant's. */
export function gameNameFor(game: OfferedGame, { tag, merchantTag }: Reader): string {
  return nameIn(game, tag) || nameIn(game, 'en') || nameIn(game, merchantTag) || ''
}

/** A game without its names, the same for every reader. */
export function presentNameless(snapshot: Snapshot, game: OfferedGame): Omit<Game, 'nodeName' | 'gameName'> {
  const art = game.iconUrl === null ? parseArtKey(game.art) : undefined
  const iconUrl = art ? `/art/${game.art}.svg` : (game.iconUrl ?? '')
  return {
    nodeId: game.nodeId,
    vassalage: game.vendorCode,
    gameType: game.gameType,
    isHot: game.isHot ? 1 : 0,
    supportPlay: game.hasFreeTrial ? 0 : 1,
    showIcon: iconUrl ? 1 : 0,
    iconUrl,
    gameClassify: game.gameClass,
    gameCode: game.gameCode,
    minBet: toAmount(game.minBetMinor, merchantCurrency.exponent),
    minLineNum: game.lineCount,
    isGame: game.isVendorLobby ? 'VASSALAGE' : 'GAME',
    maintenanceUntil: snapshot.maintenanceOf(game) || null,
    lettering: art ? lettering(art) : plainLettering,
  }
}

/** Lettering over a picture from elsewhere or the portal's default image. */
const plainLettering = { voice: 'block', colour: '#FFFFFF' } as const
