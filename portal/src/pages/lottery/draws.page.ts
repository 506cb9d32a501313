import type { DrawsSearch } from '#/src/features/lottery/draws/draws-search.ts'
import { addressSearch, definePage } from '../define-page.ts'

/** LOT-07: what is published of a draw, repeated in the browser; rules and curves come with it. */
export const draws = definePage({
  path: '/draws',
  title: 'draws.title',
  who: 'everyone',
  search: addressSearch<DrawsSearch>(),
  component: async () => (await import('./draws-page.tsx')).DrawsPage,
  // With the names of games and numbers.
  texts: ['draws', 'odds'],
  skeleton: { shape: 'title', intro: 'draws.intro' },
  isListed: true,
  examples: ['/draws?gameCode=SSC1M'],
})
