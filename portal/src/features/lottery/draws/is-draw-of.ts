import { isIssueOf } from '@banyan/rules/lottery/issue-numbers.ts'
import { familyOf, isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { PublishedDraw } from './draw-queries.ts'

/** True if the evidence matches the requested game and draw number and its result fits the game's family. */
export function isDrawOf({ game, issue, result, fair }: PublishedDraw, gameCode: string, numero: string): boolean {
  if (game !== gameCode || issue !== numero) return false
  if (!isFairGame(game)) return true
  // A draw of our own always has its commitment.
  return fair !== null && isIssueOf(game, issue) && (!result || result.family === familyOf(game))
}
