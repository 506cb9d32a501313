import type { Suite } from '#/harness/measure.ts'
import { frontEnd } from './front-end.ts'
import { pageMeasures } from './page-measures.ts'
import { worstOf } from './worst-page.ts'

/** Every page that search engines may list. */
const paths = [
  ...['/', '/rng', '/live', '/fish', '/pvp', '/bingo', '/sports', '/esports', '/lott', '/elott'],
  ...['/help', '/info/beginner-guide', '/info/licences', '/info/install-ios', '/download', '/mirrors'],
  ...['/promotions', '/promotions/wheel', '/vip'],
]

const member = 'linhtran'
const memberPages = [
  ...['securityCenter', 'profile', 'depositv2', 'withdraw', 'transferFund', 'transferUpline', 'personalHistoryCopy'],
  ...['transactionHistory', 'personalProfit', 'bonusDetails', 'rewardCenter'],
]
/** Of these none but a member, or an agent, sees more than a way in; and no search engine lists one. */
const ownPages = [
  ...['/', '/favorite', '/vip', ...memberPages.map((page) => `/member/${page}`)].map((path) => ({
    path,
    account: member,
  })),
  ...['/lottery?gameCode=SSC1M', '/vnLottery', '/seaLottery'].map((path) => ({ path, account: member })),
  { path: '/agentHome', account: 'agent42' },
  ...['/draws?gameCode=SSC1M', '/odds'].map((path) => ({ path })),
]

/** What operators work with; an owner sees it all. */
const consolePages = [
  ...['/', '/approvals', '/members', '/deposits', '/withdrawals', '/lottery/draws', '/lottery/exposure'],
  ...['/promotions', '/catalogue', '/vendors', '/settings', '/settings/availability', '/operators', '/audit'],
].map((path) => ({ path, isConsole: true as const }))

const ofOwn = worstOf(ownPages)
const ofConsole = worstOf(consolePages)
const unlisted = pageMeasures.filter(({ name }) => name !== 'SEO')

/** Lighthouse's mobile preset over every page; the spread of a figure is that of the pages. */
export const everyPage: Suite = {
  name: 'every-page',
  title: 'Every page in a browser: Lighthouse’s mobile preset, the page that does worst',
  measures: [
    ...pageMeasures.map(worstOf(paths.map((path) => ({ path })))),
    ...unlisted.map(({ name, ...measure }) => ofOwn({ ...measure, name: `${name} of members’ pages and lotteries` })),
    ...unlisted.map(({ name, ...measure }) => ofConsole({ ...measure, name: `${name} of the console` })),
  ],
  missing: () => frontEnd.missing(),
}
