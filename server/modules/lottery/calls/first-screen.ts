import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { isAreaPath, menuModeOf, readAsked } from '@banyan/rules/lottery/lottery-areas.ts'
import { type FirstScreen, firstCall } from '#/platform/pages/first-answers.ts'

/** The menu that the page of an area reads before it paints; the page of a game begins with its name. */
export const firstScreen: FirstScreen = (path, search) => {
  if (!isAreaPath(path)) return []
  const asked = readAsked(path, Object.fromEntries(search))
  return [
    firstCall(lotteryCalls.lotteryMenu, { prizeMode: menuModeOf(path, asked), device: 'WEB' }, ({ gameMenus }) => {
      if (asked.is !== 'game') return {}
      const named = gameMenus.flatMap(({ games }) => games).find(({ gameCode }) => gameCode === asked.gameCode)
      return { shape: 'game', title: named?.gameName ?? '' }
    }),
  ]
}
