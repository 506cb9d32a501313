// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.

/** Every address that is a page of the portal, as its router writes it. */
export const portalRoutes = [
  '/agentHome',
  '/agent',
  '/login',
  '/register',
  '/vip',
  '/download',
  '/info/$termId',
  '/mirrors',
  '/promotions/$code',
  '/promotions',
  '/lott',
  '/esports',
  '/elott',
  '/sports',
  '/bingo',
  '/favorite',
  '/fish',
  '/live',
  '/pvp',
  '/recent',
  '/rng',
  '/help',
  '/',
  '/index',
  '/index.html',
  '/home',
  '/draws',
  '/lottery',
  '/lottert',
  '/seaLottery',
  '/vnLottery',
  '/odds',
  '/seamless',
  '/member/{-$page}',
] as const

/** Those that show the lobby, also beneath what lies over it. */
export const lobbyPaths = ['/help', '/', '/index', '/index.html', '/home']

interface PortalPage {
  readonly path: string
  /** The folder that it stands in. */
  readonly wing: string
  readonly kind: 'own' | 'lobby' | 'over' | 'list' | 'centre' | 'member' | 'redirect'
  readonly who: 'everyone' | 'members' | 'agents' | 'agentLogin' | 'login' | 'register'
  /** Of what type its games are. */
  readonly games?: string
  readonly offered?: 'demo' | 'vietnamese' | 'topic'
  /** Search engines may list it. */
  readonly isListed?: true
  /** Addresses at which it shows what it can. */
  readonly visits: readonly string[]
}

export const portalPages: readonly PortalPage[] = [
  { path: '/agentHome', wing: 'account', kind: 'own', who: 'agents', visits: ['/agentHome'] },
  { path: '/agent', wing: 'account', kind: 'own', who: 'agentLogin', isListed: true, visits: ['/agent'] },
  { path: '/login', wing: 'account', kind: 'own', who: 'login', visits: ['/login'] },
  { path: '/register', wing: 'account', kind: 'own', who: 'register', visits: ['/register'] },
  { path: '/member/profile', wing: 'account', kind: 'member', who: 'members', visits: ['/member/profile'] },
  { path: '/member/securityCenter', wing: 'account', kind: 'member', who: 'members', visits: ['/member/securityCenter'] },
  { path: '/member/personalHistoryCopy', wing: 'account', kind: 'member', who: 'members', visits: ['/member/personalHistoryCopy'] },
  { path: '/member/bonusDetails', wing: 'account', kind: 'member', who: 'members', visits: ['/member/bonusDetails'] },
  { path: '/member/personalProfit', wing: 'account', kind: 'member', who: 'members', visits: ['/member/personalProfit'] },
  { path: '/member/transactionHistory', wing: 'account', kind: 'member', who: 'members', visits: ['/member/transactionHistory'] },
  { path: '/vip', wing: 'account', kind: 'own', who: 'everyone', isListed: true, visits: ['/vip'] },
  { path: '/member/depositv2', wing: 'cashier', kind: 'member', who: 'members', visits: ['/member/depositv2'] },
  { path: '/member/transferFund', wing: 'cashier', kind: 'member', who: 'members', visits: ['/member/transferFund'] },
  { path: '/member/transferUpline', wing: 'cashier', kind: 'member', who: 'members', visits: ['/member/transferUpline'] },
  { path: '/member/withdraw', wing: 'cashier', kind: 'member', who: 'members', visits: ['/member/withdraw'] },
  { path: '/download', wing: 'content', kind: 'own', who: 'everyone', isListed: true, visits: ['/download'] },
  { path: '/info/$termId', wing: 'content', kind: 'own', who: 'everyone', offered: 'topic', isListed: true, visits: ['/info/beginner-guide', '/info/licences', '/info/install-ios'] },
  { path: '/mirrors', wing: 'content', kind: 'own', who: 'everyone', isListed: true, visits: ['/mirrors'] },
  { path: '/promotions/$code', wing: 'content', kind: 'own', who: 'everyone', isListed: true, visits: ['/promotions/wheel'] },
  { path: '/promotions', wing: 'content', kind: 'own', who: 'everyone', isListed: true, visits: ['/promotions'] },
  { path: '/member/rewardCenter', wing: 'content', kind: 'member', who: 'members', visits: ['/member/rewardCenter'] },
  { path: '/lott', wing: 'lobby', kind: 'centre', who: 'everyone', games: 'LOTT', isListed: true, visits: ['/lott'] },
  { path: '/esports', wing: 'lobby', kind: 'centre', who: 'everyone', games: 'ESPORTS', isListed: true, visits: ['/esports'] },
  { path: '/elott', wing: 'lobby', kind: 'centre', who: 'everyone', games: 'ELOTT', isListed: true, visits: ['/elott'] },
  { path: '/sports', wing: 'lobby', kind: 'centre', who: 'everyone', games: 'SPORTS', isListed: true, visits: ['/sports'] },
  { path: '/bingo', wing: 'lobby', kind: 'list', who: 'everyone', games: 'BINGO', offered: 'vietnamese', isListed: true, visits: ['/bingo'] },
  { path: '/favorite', wing: 'lobby', kind: 'list', who: 'everyone', visits: ['/favorite'] },
  { path: '/fish', wing: 'lobby', kind: 'list', who: 'everyone', games: 'FISH', isListed: true, visits: ['/fish'] },
  { path: '/live', wing: 'lobby', kind: 'list', who: 'everyone', games: 'LIVE', isListed: true, visits: ['/live'] },
  { path: '/pvp', wing: 'lobby', kind: 'list', who: 'everyone', games: 'PVP', isListed: true, visits: ['/pvp'] },
  { path: '/recent', wing: 'lobby', kind: 'list', who: 'everyone', visits: ['/recent'] },
  { path: '/rng', wing: 'lobby', kind: 'list', who: 'everyone', games: 'RNG', isListed: true, visits: ['/rng'] },
  { path: '/help', wing: 'lobby', kind: 'over', who: 'everyone', isListed: true, visits: ['/help'] },
  { path: '/', wing: 'lobby', kind: 'lobby', who: 'everyone', isListed: true, visits: ['/'] },
  { path: '/draws', wing: 'lottery', kind: 'own', who: 'everyone', isListed: true, visits: ['/draws?gameCode=SSC1M'] },
  { path: '/lottery', wing: 'lottery', kind: 'own', who: 'members', visits: ['/lottery?gameCode=SSC1M'] },
  { path: '/lottert', wing: 'lottery', kind: 'redirect', who: 'members', visits: ['/lottert'] },
  { path: '/seaLottery', wing: 'lottery', kind: 'own', who: 'members', visits: ['/seaLottery'] },
  { path: '/vnLottery', wing: 'lottery', kind: 'own', who: 'members', visits: ['/vnLottery'] },
  { path: '/odds', wing: 'lottery', kind: 'own', who: 'everyone', offered: 'demo', visits: ['/odds'] },
  { path: '/seamless', wing: 'play', kind: 'own', who: 'everyone', visits: ['/seamless'] },
]
