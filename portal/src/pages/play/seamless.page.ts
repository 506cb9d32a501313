import type { PlaySearch } from '#/src/features/play/launch/play-search.ts'
import { addressSearch, definePage } from '../define-page.ts'

/** NAV-09: a started game, full-frame. */
export const seamless = definePage({
  path: '/seamless',
  title: 'nav.games',
  who: 'everyone',
  search: addressSearch<PlaySearch>(),
  component: async () => (await import('./seamless-page.tsx')).SeamlessPage,
  frame: 'bareGame',
})
