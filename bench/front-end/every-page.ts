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

/** Lighthouse's mobile preset over every page; the spread of a figure is that of the pages. */
export const everyPage: Suite = {
  name: 'every-page',
  title: 'Every page in a browser: Lighthouse’s mobile preset, the page that does worst',
  measures: pageMeasures.map(worstOf(paths.map((path) => ({ path })))),
  missing: () => frontEnd.missing(),
}
