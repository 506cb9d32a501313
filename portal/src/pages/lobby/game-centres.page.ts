import { definePage } from '../define-page.ts'

// NAV-08: the vendors of one type each, above what is hot.

export const sports = definePage({
  kind: 'centre',
  path: '/sports',
  games: 'SPORTS',
  title: 'gameTypes.SPORTS',
  who: 'everyone',
  skeleton: { shape: 'centre' },
  isListed: true,
})

export const esports = definePage({
  kind: 'centre',
  path: '/esports',
  games: 'ESPORTS',
  title: 'gameTypes.ESPORTS',
  who: 'everyone',
  skeleton: { shape: 'centre' },
  isListed: true,
})

export const classicLottery = definePage({
  kind: 'centre',
  path: '/lott',
  games: 'LOTT',
  title: 'gameTypes.LOTT',
  who: 'everyone',
  skeleton: { shape: 'centre' },
  isListed: true,
})

export const lotteries = definePage({
  kind: 'centre',
  path: '/elott',
  games: 'ELOTT',
  title: 'gameTypes.ELOTT',
  who: 'everyone',
  skeleton: { shape: 'centre' },
  isListed: true,
})
