import { betTypesOf, isDraw, type RegisteredBetType } from './bet-types.ts'
import type { Draw } from './draw.ts'
import { isOffered, lotteryGame } from './lottery-games.ts'

/** The bet types that a game offers: those of its family for which its draws have numbers. */
export function betTypesOfGame(code: string): readonly RegisteredBetType[] {
  const game = lotteryGame(code)
  return game ? betTypesOf(game.family).filter(({ playCode }) => isOffered(code, playCode)) : []
}

/** Whether a draw has the shape that the game's draws have. */
export function isDrawOfGame(code: string, draw: Draw): boolean {
  const game = lotteryGame(code)
  if (game?.family !== draw.family || !isDraw(draw)) return false
  return draw.family !== 'SEA' || draw.first.length === game.firstDigits
}
