import type { Suite } from '#/harness/measure.ts'
import { frontEnd } from './front-end.ts'
import { longTasks } from './long-tasks.ts'
import { pageMeasures } from './page-measures.ts'
import { routeChangeMeasure } from './route-change.ts'
import { scrollingMeasure } from './scrolling.ts'
import { tapInTurn, tapMeasure } from './taps.ts'
import { watchedPhone } from './watched-phone.ts'
import { worstOf } from './worst-page.ts'

const account = 'linhtran'
/** The reward centre has no place in search engines, so that none of them is asked for it. */
const worst = pageMeasures
  .filter(({ name }) => name !== 'SEO')
  .map(worstOf([{ path: '/promotions' }, { path: '/promotions/wheel' }, { path: '/member/rewardCenter', account }]))
const looks = [
  { name: 'the list of promotions', path: '/download', press: 'nav a[href="/promotions"]' },
  { name: 'a promotion', path: '/promotions', press: 'main a[href="/promotions/wheel"]' },
  { name: 'the reward centre', path: '/promotions', press: 'main a[href$="/rewardCenter"]' },
]

const taps = tapMeasure(
  'tap',
  (build) => watchedPhone(build, account),
  async ({ page, open }) => {
    await open('/promotions')
    const main = page.getByRole('main')
    const chip = (name: string) => main.getByRole('button', { name, exact: true })
    const tab = (name: string | RegExp) => page.getByRole('tab', { name })
    const round = [
      ...[chip('Daily'), main.getByRole('link', { name: 'The lucky wheel' })],
      ...[main.getByRole('link', { name: 'Promotions', exact: true }), chip('VIP'), chip('All')],
      ...[main.getByRole('link', { name: 'Reward centre' }), tab('In progress'), tab('History'), tab(/^Claimable/)],
      page.getByRole('dialog').getByRole('button', { name: 'Close' }),
    ]
    return await tapInTurn(page, [...round, ...round])
  },
)

const routeChange = routeChangeMeasure('a promotion or back', '/promotions', (page) => [
  {
    link: page.getByRole('main').getByRole('link', { name: 'The lucky wheel' }),
    ...{ heading: 'The lucky wheel', content: 'main table' },
  },
  {
    link: page.getByRole('main').getByRole('link', { name: 'Promotions', exact: true }),
    ...{ heading: 'Promotions', content: 'main article' },
  },
])

/** The list of promotions, the page of one and the reward centre, measured as the lobby is. */
export const promotionPages: Suite = {
  name: 'promotion-pages',
  title: 'Promotions and the reward centre in a browser: of Lighthouse’s mobile preset, the page that does worst',
  measures: [
    ...worst,
    taps,
    routeChange,
    longTasks('one of the pages is', looks, (build) => watchedPhone(build, account)),
    scrollingMeasure('the list of promotions', '/promotions'),
  ],
  missing: () => frontEnd.missing(),
}
