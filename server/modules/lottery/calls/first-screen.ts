import { areaCalls } from '@banyan/contract/lottery/area-calls.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { drawsInHead, isAreaPath, readAsked } from '@banyan/rules/lottery/lottery-areas.ts'
import { type FirstScreen, firstAsk, firstCall } from '#/platform/pages/first-answers.ts'

/** What the page of a game reads before it paints: the menu, of whose names it begins with one, what is on sale, and its terms. */
export const firstScreen: FirstScreen = (path, search) => {
  if (!isAreaPath(path)) return []
  const asked = readAsked(path, Object.fromEntries(search))
  if (asked.is !== 'game') return []
  const { gameCode, mode: prizeMode } = asked
  return [
    firstCall(lotteryCalls.lotteryMenu, { prizeMode, device: 'WEB' }, ({ gameMenus }) => {
      const named = gameMenus.flatMap(({ games }) => games).find((game) => game.gameCode === gameCode)
      return { shape: 'game', title: named?.gameName ?? '' }
    }),
    firstAsk(lotteryCalls.openedIssues, { gameCode, size: drawsInHead }),
    firstAsk(areaCalls.lotteryTerms, { gameCode, prizeMode }),
  ]
}
