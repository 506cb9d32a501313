import type { Measure, Suite } from '#/harness/measure.ts'
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
const centrePages = [
  ...['securityCenter', 'profile', 'depositv2', 'withdraw', 'transferFund', 'transferUpline', 'personalHistoryCopy'],
  ...['transactionHistory', 'personalProfit', 'bonusDetails', 'rewardCenter'],
]
/** Of these none but a member, or an agent, sees more than a way in; and no search engine lists one. */
const ownPages = [
  ...['/', '/favorite', '/vip', ...centrePages.map((page) => `/member/${page}`)].map((path) => ({
    path,
    account: member,
  })),
  ...['/lottery?gameCode=SSC1M', '/vnLottery', '/seaLottery'].map((path) => ({ path, account: member })),
  { path: '/agentHome', account: 'agent42' },
  ...['/draws?gameCode=SSC1M', '/odds'].map((path) => ({ path })),
]

/** What operators work with; an owner sees it all. */
const operatorPages = [
  ...['/', '/approvals', '/members', '/deposits', '/withdrawals', '/lottery/draws', '/lottery/exposure'],
  ...['/promotions', '/catalogue', '/vendors', '/settings', '/settings/availability', '/operators', '/audit'],
].map((path) => ({ path, isConsole: true as const }))

const ofOwn = worstOf(ownPages)
const ofConsole = worstOf(operatorPages)
const unlisted = pageMeasures.filter(({ name }) => name !== 'SEO')

const suiteOf = (name: string, what: string, measures: readonly Measure[]): Suite => ({
  ...{ name, title: `${what} in a browser: Lighthouse’s mobile preset, the page that does worst`, measures },
  missing: () => frontEnd.missing(),
})

/** Lighthouse's mobile preset over pages of one kind; the spread of a figure is that of the pages. */
export const listedPages = suiteOf(
  'listed-pages',
  'Every page that search engines may list',
  pageMeasures.map(worstOf(paths.map((path) => ({ path })))),
)
export const memberPages = suiteOf(
  'member-pages',
  'Every page of a member, of an agent and of lotteries',
  unlisted.map(({ name, ...measure }) => ofOwn({ ...measure, name: `${name} of members’ pages and lotteries` })),
)
export const consolePages = suiteOf(
  'console-pages',
  'Every page that operators work with',
  unlisted.map(({ name, ...measure }) => ofConsole({ ...measure, name: `${name} of the console` })),
)

/** All three. */
export const everyPage = suiteOf(
  'every-page',
  'Every page',
  [listedPages, memberPages, consolePages].flatMap(({ measures }) => measures),
)
