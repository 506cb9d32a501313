import { definePage } from '../define-page.ts'

/** NAV-01: one page by several addresses, of which the first is the one that we link to. */
export const lobby = definePage({
  kind: 'lobby',
  path: '/',
  alsoAt: ['/index', '/index.html', '/home'],
  title: 'lobby.headTitle',
  who: 'everyone',
  isListed: true,
  menu: { bar: { place: 1, name: 'nav.home', icon: 'home' }, drawer: { place: 1, name: 'nav.home', icon: 'home' } },
})

/** NAV-19: the help centre over the lobby. */
export const help = definePage({
  kind: 'over',
  path: '/help',
  title: 'help.title',
  who: 'everyone',
  code: ['./help-over.tsx', '#/src/features/content/help/help-popup.tsx'],
  texts: ['help'],
  isListed: true,
})
