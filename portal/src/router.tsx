import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
} from '@tanstack/react-router'
import { announcementsQuery } from './features/announcements/announcements-query.ts'
import { bannersQuery } from './features/banners/banners-query.ts'
import { typeOfPage } from './features/catalogue/game-types.ts'
import { listFilters, lobbySearch } from './features/catalogue/list-address.ts'
import { menusQuery } from './features/catalogue/menus-query.ts'
import { gameListRoute } from './features/game-list/game-list-route.ts'
import { lobbyTopRoute } from './features/lobby-top/lobby-top-route.ts'
import { type OddsSearch, oddsSearch } from './features/odds/odds-search.ts'
import { vendorCentreRoute } from './features/vendors/vendor-centre-route.ts'
import { ListOfType, LobbyPage } from './pages/lobby-page.tsx'
import { portalConfig } from './session/portal-config.ts'
import { BrokenPage } from './shell/broken-page.tsx'
import { Frame } from './shell/frame.tsx'
import { fetchWideParts } from './shell/wide-parts.tsx'

interface PortalContext {
  readonly queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<PortalContext>()({
  // What the frame shows on every page; it waits for nothing but the code of what a wide window shows besides.
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(menusQuery())
    void queryClient.prefetchQuery(announcementsQuery())
    void queryClient.prefetchQuery(bannersQuery('w_leftmenu'))
    await fetchWideParts()
  },
  component: Frame,
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
})

/** NAV-01: one page by several addresses, of which the first is the one that we link to. */
const homeRoutes = (['/', '/index', '/index.html', '/home'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: lobbySearch,
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { queryClient }, deps: { type, ...filters } }) => {
      const list = gameListRoute.load(queryClient, path, type, filters)
      await Promise.all([list, type === undefined ? lobbyTopRoute.load(queryClient) : ListOfType.preload?.()])
    },
    component: LobbyPage,
  }),
)

/** NAV-08: lists of one type each. Bingo is offered only together with Vietnamese, whose code is TY (LOB-22). */
const listRoutes = (['/rng', '/live', '/fish', '/pvp', '/bingo'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: listFilters,
    beforeLoad: () => {
      if (path === '/bingo' && !portalConfig().languages.some(({ code }) => code === 'TY')) throw notFound()
    },
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => gameListRoute.load(context.queryClient, path, typeOfPage(path), deps),
    component: lazyRouteComponent(() => import('./pages/list-page.tsx'), 'ListPage'),
  }),
)

/** NAV-08: the vendors of one type each. */
const centreRoutes = (['/sports', '/esports', '/lott', '/elott'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context }) => vendorCentreRoute.load(context.queryClient, path),
    component: lazyRouteComponent(() => import('./pages/vendor-centre-page.tsx'), 'VendorCentrePage'),
  }),
)

/** For people who check odds; its rules are fetched with it, and anything but a demo has no such page. */
const oddsPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/odds',
  validateSearch: (raw: Record<string, unknown>): OddsSearch => oddsSearch(raw),
  beforeLoad: () => {
    if (!portalConfig().demo) throw notFound()
  },
  loaderDeps: () => ({}),
  loader: async ({ location }) =>
    (await import('./features/odds/odds-route.ts')).oddsRoute.load(oddsSearch({ ...location.search })),
  // The page writes its case into the address; it does not begin anew for that.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import('./pages/odds-page.tsx'), 'OddsPage'),
})

const routeTree = rootRoute.addChildren([...homeRoutes, ...listRoutes, ...centreRoutes, oddsPage])

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
    defaultErrorComponent: BrokenPage,
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
  }
}
