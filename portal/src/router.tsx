import { afterPaint } from '@banyan/ui/after-paint.ts'
import { hasPainted } from '@banyan/ui/use-painted.ts'
import { isWide } from '@banyan/ui/use-wide.ts'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { announcementsQuery } from './features/content/announcements/announcements-query.ts'
import { listFilters, listPlaceAt, lobbySearch } from './features/lobby/catalogue/list-address.ts'
import { menusQuery } from './features/lobby/catalogue/menus-query.ts'
import { gameListRoute } from './features/lobby/game-list/game-list-route.ts'
import { bannersQuery } from './features/lobby/lobby-top/banners-query.ts'
import { lobbyTopRoute } from './features/lobby/lobby-top/lobby-top-route.ts'
import type { OddsSearch } from './features/lottery/bet-types/odds-search.ts'
import type { DrawsSearch } from './features/lottery/draws/draws-search.ts'
import { playSearch } from './features/play/launch/play-address.ts'
import { isCovered, isUnder, ListOfType, LobbyOver, LobbyPage } from './pages/lobby-page.tsx'
import { portalConfig } from './session/portal-config.ts'
import { knownSession } from './session/start-session.ts'
import { BrokenRoute } from './shell/broken-page.tsx'
import { Frame } from './shell/frame.tsx'
import { settleLetters } from './shell/settle-letters.ts'
import { fetchWideParts } from './shell/wide-parts.tsx'

interface PortalContext {
  readonly queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<PortalContext>()({
  // What was pressed shows that it was before the next page is rendered, which takes a slow phone several frames.
  beforeLoad: ({ preload }) => {
    if (!preload && hasPainted() && !document.hidden) return new Promise<void>((resolve) => afterPaint(resolve))
  },
  // What the frame shows on every page, the types in a wide window alone; it waits for nothing but the code of what such a
  // window shows besides, and a moment for its letters.
  loader: async ({ context: { queryClient } }) => {
    if (isWide()) void queryClient.prefetchQuery(menusQuery())
    void queryClient.prefetchQuery(announcementsQuery('B'))
    void queryClient.prefetchQuery(bannersQuery('w_leftmenu'))
    await Promise.all([fetchWideParts(), settleLetters()])
  },
  component: Frame,
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
})

/**
 * NAV-01: one page by several addresses, of which the first is the one that we link to; at /help with help over it, and
 * below /member with the member centre (NAV-06).
 */
const homeRoutes = (['/', '/index', '/index.html', '/home', '/help', '/member/{-$page}'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: lobbySearch,
    beforeLoad: async ({ search, preload }) => {
      const { type } = search
      if (type !== 'FAV' && type !== 'RECENT') return
      await (await import('./features/lobby/game-list/visitors-go-home.ts')).visitorsGoHome(type, preload)
    },
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { queryClient }, deps: { type: asked, ...filters } }) => {
      const under = isUnder(path)
      if (isCovered(path)) {
        // The document shows its title until then.
        await Promise.all([LobbyOver.preload?.(), gameListRoute.loadTexts(), lobbyTopRoute.loadTexts(), knownSession()])
        return
      }
      const type = under ? undefined : asked
      const list = gameListRoute.load(queryClient, path, type, filters)
      const page = type === undefined ? lobbyTopRoute.load(queryClient) : ListOfType.preload?.()
      await Promise.all([list, page, under && LobbyOver.preload?.()])
    },
    component: LobbyPage,
  }),
)

/** NAV-08: lists of one type each; NAV-09: the account's own games of all types. Bingo is offered only together with Vietnamese, whose code is TY (LOB-22). */
const listRoutes = (['/rng', '/live', '/fish', '/pvp', '/bingo', '/favorite', '/recent'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: listFilters,
    beforeLoad: () => {
      if (path === '/bingo' && !portalConfig().languages.some(({ code }) => code === 'TY')) throw notFound()
    },
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => gameListRoute.load(context.queryClient, path, listPlaceAt(path)?.type, deps),
    component: lazyRouteComponent(() => import('./pages/list-page.tsx'), 'ListPage'),
  }),
)

/** NAV-08: the vendors of one type each, above what is hot. */
const centreRoutes = (['/sports', '/esports', '/lott', '/elott'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context }) => gameListRoute.load(context.queryClient, path, 'HOT'),
    component: lazyRouteComponent(() => import('./pages/vendor-centre-page.tsx'), 'VendorCentrePage'),
  }),
)

/** NAV-19: a topic of the help centre as a page. */
const infoPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/info/$termId',
  loader: async ({ context, params }) =>
    (await import('./features/content/help/topic-route.ts')).topicRoute.load(context.queryClient, params.termId),
  component: lazyRouteComponent(() => import('./pages/info-page.tsx'), 'InfoPage'),
})

/** For people who check odds; its rules are fetched with it, and anything but a demo has no such page. */
const oddsPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/odds',
  // Read where it is used: its rules come with the page.
  validateSearch: (raw: OddsSearch) => raw,
  loaderDeps: () => ({}),
  loader: async ({ location }) =>
    (await import('./features/lottery/bet-types/odds-route.ts')).oddsRoute.load({ ...location.search }),
  // The page writes its case into the address; it does not begin anew for that.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import('./pages/odds-page.tsx'), 'OddsPage'),
})

/** LOT-07: what is published of a draw, repeated in the browser; rules and curves come with it. */
const drawsPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/draws',
  validateSearch: (raw: DrawsSearch) => raw,
  component: lazyRouteComponent(async () => (await import('./pages/plain-pages.ts')).plainPages.draws(), 'Page'),
})

/** NAV-09, PRO-01: what the brand offers; the address may choose a part of it. */
const promotionsPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/promotions',
  validateSearch: ({ show }: { show?: unknown }): { show?: string } => (typeof show === 'string' ? { show } : {}),
  component: lazyRouteComponent(async () => (await import('./pages/plain-pages.ts')).plainPages.promotions(), 'Page'),
})

const promotionPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/promotions/$code',
  component: lazyRouteComponent(async () => (await import('./pages/plain-pages.ts')).plainPages.promotion(), 'Page'),
})

const plainPages = (['download', 'mirrors', 'vip'] as const).map((name) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: `/${name}`,
    component: lazyRouteComponent(async () => (await import('./pages/plain-pages.ts')).plainPages[name](), 'Page'),
  }),
)

/** Pages that ask who is there (NAV-02 to NAV-05, NAV-07); whom each lets in comes with its code. */
const accountPages = (
  ['/login', '/register', '/lottery', '/seaLottery', '/vnLottery', '/agent', '/agentHome'] as const
).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async ({ location, preload }) =>
      preload || (await import('./pages/account-pages.ts')).accountPages.enter(path, location.href),
    component: lazyRouteComponent(
      async () => (await import('./pages/account-pages.ts')).accountPages.fetch(path),
      'Page',
    ),
  }),
)

/** NAV-10: another name of the lottery, which keeps the query. */
const lottertRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lottert',
  beforeLoad: ({ location: { search } }) => {
    throw redirect({ to: '/lottery', search, replace: true })
  },
})

/** NAV-09: a started game, full-frame. */
const seamlessPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/seamless',
  validateSearch: playSearch,
  component: lazyRouteComponent(() => import('./pages/seamless-page.tsx'), 'SeamlessPage'),
})

const routeTree = rootRoute.addChildren([
  ...homeRoutes,
  ...listRoutes,
  ...centreRoutes,
  infoPage,
  oddsPage,
  drawsPage,
  promotionsPage,
  promotionPage,
  ...plainPages,
  seamlessPage,
  lottertRoute,
  ...accountPages,
])

/** The portal's addresses; tests pass a history of their own. */
export function createPortalRouter(context: PortalContext, history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree,
    context,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: BrokenRoute,
  })
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
  interface HistoryState {
    /** What was pressed narrows the page it stands on: the focus stays there. */
    keepFocus?: boolean
    /** Where what lies over the lobby leads back to. */
    cameFrom?: string
  }
}
