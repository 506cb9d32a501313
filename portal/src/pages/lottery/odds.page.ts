import type { OddsSearch } from '#/src/features/lottery/bet-types/odds-search.ts'
import { addressSearch, definePage } from '../define-page.ts'

/** For people who check odds; its rules are fetched with it, and anything but a demo has no such page. */
export const odds = definePage({
  path: '/odds',
  title: 'odds.title',
  who: 'everyone',
  search: addressSearch<OddsSearch>(),
  loader: async ({ location }) =>
    (await import('#/src/features/lottery/bet-types/odds-route.ts')).oddsRoute.load({ ...location.search }),
  // The page writes its case into the address; it does not begin anew for that.
  staleTime: Number.POSITIVE_INFINITY,
  component: async () => (await import('./odds-page.tsx')).OddsPage,
  texts: ['odds'],
  skeleton: { shape: 'title', intro: 'odds.intro' },
  offered: 'demo',
})
