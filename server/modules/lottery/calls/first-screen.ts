import { areaCalls } from '@banyan/contract/lottery/area-calls.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { isAreaPath, menuModeOf, readAsked } from '@banyan/rules/lottery/lottery-areas.ts'
import { type FirstScreen, firstAsk, firstCall } from '#/platform/pages/first-answers.ts'

/** As many draws as stand in the head of a game (portal/src/features/lottery/head/use-issue.ts). */
const drawsInHead = 10

/**
 * What the page of an area reads before it paints: the menu; of a game, whose page begins with its name, what is on sale
 * and its terms, else when the sale of each closes.
 */
export const firstScreen: FirstScreen = (path, search) => {
  if (!isAreaPath(path)) return []
  const asked = readAsked(path, Object.fromEntries(search))
  const prizeMode = menuModeOf(path, asked)
  const menu = { prizeMode, device: 'WEB' } as const
  if (asked.is !== 'game')
    return [firstCall(lotteryCalls.lotteryMenu, menu), firstAsk(areaCalls.lotteryCountdowns, { prizeMode })]
  const { gameCode } = asked
  return [
    firstCall(lotteryCalls.lotteryMenu, menu, ({ gameMenus }) => {
      const named = gameMenus.flatMap(({ games }) => games).find((game) => game.gameCode === gameCode)
      return { shape: 'game', title: named?.gameName ?? '' }
    }),
    firstAsk(lotteryCalls.openedIssues, { gameCode, size: drawsInHead }),
    firstAsk(areaCalls.lotteryTerms, { gameCode, prizeMode }),
  ]
}
