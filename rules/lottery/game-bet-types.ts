import { betTypesOf, isDraw, type RegisteredBetType } from './bet-types.ts'
import type { Draw } from './draw.ts'
import { lotteryGame } from './lottery-games.ts'

/** The bet types that a game offers: those of its family for which its draws have numbers. */
export function betTypesOfGame(code: string): readonly RegisteredBetType[] {
  const game = lotteryGame(code)
  if (!game) return []
  const { firstDigits } = game
  const missing = firstDigits ? missingIn[firstDigits] : undefined
  return betTypesOf(game.family).filter(({ playCode }) => !missing?.test(playCode))
}

/** Bet types on Thai numbers that a first prize of so many digits leaves out. */
const missingIn: Readonly<Record<6 | 4 | 3, RegExp>> = {
  6: /^SEA_4/,
  4: /^SEA_3(FRONT|BACK)$/,
  3: /^SEA_(4|3FRONT$|3BACK$)/,
}

/** Whether a draw has the shape that the game's draws have. */
export function isDrawOfGame(code: string, draw: Draw): boolean {
  const game = lotteryGame(code)
  if (game?.family !== draw.family || !isDraw(draw)) return false
  return draw.family !== 'SEA' || draw.first.length === game.firstDigits
}
