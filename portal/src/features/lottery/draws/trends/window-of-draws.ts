import { isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { drawOfResult, type FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { dayOfIssue, isIssueOf } from '@banyan/rules/lottery/issue-numbers.ts'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'

/** Issues that trends ask for; a list has at most as many, void ones among them. */
export const trendIssues = 120

/** An issue that was drawn, with its draw as rules read it. */
export interface DrawnIssue {
  readonly numero: string
  readonly draw: Draw
}

/** The last drawn issues of a list, the newest first as they stand in it; void ones have no part in a trend. */
export function drawnIssues(
  gameCode: string,
  family: LoadedFamily,
  list: readonly EndedIssue[],
  atMost: number,
): DrawnIssue[] {
  const drawn: DrawnIssue[] = []
  for (const { numero, winDetail } of list) {
    if (drawn.length === atMost) break
    if (!winDetail || !isIssueOf(gameCode, numero)) continue
    const day = isoDay(dayOfIssue(gameCode, numero))
    const draw = drawOfResult({ ...winDetail, family: family.code } as FairResult, day)
    if (family.isDraw(draw)) drawn.push({ numero, draw })
  }
  return drawn
}
