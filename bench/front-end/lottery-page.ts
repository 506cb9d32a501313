import type { Suite } from '#/harness/measure.ts'
import { frontEnd } from './front-end.ts'
import { type Look, longTasks } from './long-tasks.ts'
import { plantDraws } from './lottery-draws.ts'
import type { ServedBuild } from './served-build.ts'
import { tapMeasure } from './taps.ts'
import { watchedPhone } from './watched-phone.ts'

/** A look of a game with results that are the same at each run. */
interface LotteryLook extends Look {
  readonly game: 'SSC5M' | 'VNF5M'
}

// Tables are opened from the lobby of the area, as players come: the start of the whole portal is another measure's.
const looks: readonly LotteryLook[] = [
  {
    ...{ name: 'the table of five digits', game: 'SSC5M', path: '/lottery' },
    press: 'main a[href*="gameCode=SSC5M"]',
  },
  {
    ...{ name: 'the table of a Vietnamese game', game: 'VNF5M', path: '/vnLottery' },
    press: 'main a[href*="gameCode=VNF5M"]',
  },
  { name: 'a board of 27 prizes', game: 'VNF5M', path: '/vnLottery?gameCode=VNF5M', press: 'a[href*="view=results"]' },
  {
    ...{ name: 'a hundred results', game: 'SSC5M', path: '/lottery?gameCode=SSC5M&view=results' },
    press: 'main label:has-text("100")',
  },
  { name: 'trends', game: 'SSC5M', path: '/lottery?gameCode=SSC5M', press: 'a[href*="view=trends"]' },
  {
    ...{ name: 'trends of a hundred issues', game: 'SSC5M', path: '/lottery?gameCode=SSC5M&view=trends' },
    press: 'main label:has-text("100")',
  },
]

async function phoneOf(build: ServedBuild, { game }: Pick<LotteryLook, 'game'>) {
  const phone = await watchedPhone(build, 'linhtran')
  await plantDraws(phone.page, game, '20261124-0150')
  return phone
}

/** From the press of each ball of a table to its paint, the first of the page among them. */
const balls = tapMeasure(
  'ball',
  (build) => phoneOf(build, { game: 'SSC5M' }),
  async ({ page, open }) => {
    await open('/lottery?gameCode=SSC5M')
    const targets = page.locator('main fieldset button[aria-pressed]:has(.pick-number)')
    const count = await targets.count()
    for (let at = 0; at < count; at++) await targets.nth(at).tap()
    return count
  },
)

/** The lottery's pages on a slow phone. */
export const lotteryPage: Suite = {
  name: 'lottery-page',
  title: 'A lottery game in a browser: what is pressed, and what is shown',
  measures: [balls, longTasks('a table, a board or 100 issues are', looks, phoneOf)],
  missing: () => frontEnd.missing(),
}
