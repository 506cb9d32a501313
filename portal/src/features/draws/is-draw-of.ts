import { isIssueOf } from '@banyan/rules/lottery/issue-numbers.ts'
import { familyOf, isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { PublishedDraw } from './draw-queries.ts'

/** Whether evidence is of the draw that was asked for: of its game and number, with a result of the game's family. */
export function isDrawOf({ game, issue, result }: PublishedDraw, gameCode: string, numero: string): boolean {
  if (game !== gameCode || issue !== numero) return false
  if (!isFairGame(game)) return true
  return isIssueOf(game, issue) && (!result || result.family === familyOf(game))
}
