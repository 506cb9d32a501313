import type { FamilyCode } from './draw.ts'
import { fastGames, isIssueOfGame } from './lottery-games.ts'

/** The code of a game that our own generator draws; every other game's result is imported. */
export type FairGame = keyof typeof fastGames

/** Whether our own generator draws the game of this code. */
export function isFairGame(code: unknown): code is FairGame {
  return typeof code === 'string' && Object.hasOwn(fastGames, code)
}

/** Every game that our own generator draws. */
export const fairGames: readonly FairGame[] = Object.keys(fastGames).filter(isFairGame)

/** The family that says how the game is drawn. */
export function familyOf(game: FairGame): FamilyCode {
  return fastGames[game].family
}

/** Whether `issue` is written as this game's issues are: the date and the number within the day. */
export function isIssueOf(game: FairGame, issue: unknown): issue is string {
  return isIssueOfGame(game, issue)
}
