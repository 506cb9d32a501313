import type { GameType } from '@banyan/contract/games/game.ts'
import { gameNameFor, type Reader } from '#/modules/games/present-game.ts'
import type { Snapshot } from '#/modules/games/snapshot.ts'

/** A vendor's game as records tell it: product and name are unknown where it is no longer offered. */
export interface PlayedGameWords {
  readonly gameCode: string | null
  readonly product: GameType | null
  readonly game: string | null
}

/** The words of a game that was played. */
export function playedGameIn(
  snapshot: Snapshot,
  vendorCode: string,
  code: string | null,
  reader: Reader,
): PlayedGameWords {
  const gameCode = code === '' ? null : code
  const offered = gameCode === null ? undefined : snapshot.gameByCode(vendorCode, gameCode)
  return {
    gameCode,
    product: offered?.gameType ?? null,
    game: offered ? gameNameFor(offered, reader) || null : null,
  }
}
