import { definePage } from '../define-page.ts'

// NAV-08: lists of one type each.

export const slots = definePage({
  kind: 'list',
  path: '/rng',
  games: 'RNG',
  title: 'gameTypes.RNG',
  who: 'everyone',
  skeleton: { shape: 'list' },
  menu: { bar: { place: 2, name: 'nav.games', icon: 'grid' } },
  isListed: true,
})

export const liveTables = definePage({
  kind: 'list',
  path: '/live',
  games: 'LIVE',
  title: 'gameTypes.LIVE',
  who: 'everyone',
  skeleton: { shape: 'list' },
  isListed: true,
})

export const fishing = definePage({
  kind: 'list',
  path: '/fish',
  games: 'FISH',
  title: 'gameTypes.FISH',
  who: 'everyone',
  skeleton: { shape: 'list' },
  isListed: true,
})

export const playersGames = definePage({
  kind: 'list',
  path: '/pvp',
  games: 'PVP',
  title: 'gameTypes.PVP',
  who: 'everyone',
  skeleton: { shape: 'list' },
  isListed: true,
})

/** Offered only together with Vietnamese (LOB-22). */
export const bingo = definePage({
  kind: 'list',
  path: '/bingo',
  games: 'BINGO',
  title: 'gameTypes.BINGO',
  who: 'everyone',
  skeleton: { shape: 'list', hasFilters: false },
  offered: 'vietnamese',
  isListed: true,
})

// NAV-09: the account's own games of all types; a visitor reads how to have some.

export const favourites = definePage({
  kind: 'list',
  path: '/favorite',
  title: 'gameList.favourites',
  who: 'everyone',
  code: ['#/src/features/lobby/game-list/favourites/favourites-texts.ts'],
  texts: ['favourites'],
  skeleton: { shape: 'heading' },
  ownQueries: [{ id: 'favouriteGames', query: { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 18 } }],
})

export const recentGames = definePage({
  kind: 'list',
  path: '/recent',
  title: 'gameList.recent',
  who: 'everyone',
  code: ['#/src/features/lobby/game-list/favourites/favourites-texts.ts'],
  texts: ['favourites'],
  skeleton: { shape: 'heading' },
  ownQueries: [{ id: 'recentGames', query: { clientType: 3, page: 1, pageSize: 18 } }],
})
