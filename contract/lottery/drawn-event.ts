import Type, { type Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { endedIssue, lotteryGameCode } from './lottery-shapes.ts'

/** Issues of a game have closed, are drawn, void or corrected. A tab watches games by their codes (contract/events.ts). */
export const lotteryDrawn = 'lottery.drawn'

/** A tab that missed more than these requests the game's list again. */
export const drawnIssuesAtMost = 3

/** The issues of a game that changed last, the last change first, as they are now; one that has just closed has no result yet. */
export const drawnNews = shape({
  gameCode: lotteryGameCode,
  issues: Type.Array(endedIssue, { maxItems: drawnIssuesAtMost }),
})

declare module '#/events.ts' {
  interface EventValues {
    'lottery.drawn': Static<typeof drawnNews>
  }
}
