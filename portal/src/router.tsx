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
import type { ComponentType } from 'react'
import { announcementsQuery } from './features/content/announcements/announcements-query.ts'
import { listFilters, listPlaceAt, lobbySearch } from './features/lobby/catalogue/list-address.ts'
import { menusQuery } from './features/lobby/catalogue/menus-query.ts'
import { gameListRoute } from './features/lobby/game-list/game-list-route.ts'
import { bannersQuery } from './features/lobby/lobby-top/banners-query.ts'
import { lobbyTopRoute } from './features/lobby/lobby-top/lobby-top-route.ts'
import type { PageVisit, SearchOf } from './pages/define-page.ts'
import { isCovered, isUnder, ListOfType, LobbyOver, LobbyPage } from './pages/lobby-page.tsx'
import {
  centrePaths,
  guardedPaths,
  listPaths,
  loadedPages,
  lobbyPaths,
  plainPaths,
  redirects,
  type Searches,
} from './pages/page-lists.gen.ts'
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

/** The lobby by its addresses; at /help with help over it, and below /member with the member centre (NAV-06). */
const homeRoutes = lobbyPaths.map((path) =>
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

/** Lists of games. Bingo is offered only together with Vietnamese, whose code is TY (LOB-22). */
const listRoutes = listPaths.map((path) =>
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

const centreRoutes = centrePaths.map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context }) => gameListRoute.load(context.queryClient, path, 'HOT'),
    component: lazyRouteComponent(() => import('./pages/vendor-centre-page.tsx'), 'VendorCentrePage'),
  }),
)

/** What a page of its own says to the router. */
interface Routed<Path extends string, Loaded> {
  readonly path: Path
  readonly loader?: (visit: PageVisit) => Promise<Loaded>
  readonly staleTime?: number
  readonly component: () => Promise<ComponentType>
  readonly beforeLoad?: (visit: Arrival) => unknown
}
interface Arrival {
  readonly location: { readonly href: string }
  readonly preload: boolean
}
/** By which links are checked; the page itself reads the search of its address. */
interface Typed<Path extends string, Search extends object, Loaded> {
  readonly path: Path
  readonly validateSearch: (raw: Search) => Search
  readonly loader: () => Promise<Loaded>
}

function routeOf<const Path extends string, Search extends object, Loaded>(page: Routed<Path, Loaded>) {
  return createRoute({
    getParentRoute: () => rootRoute,
    ...(page as unknown as Typed<Path, Search, Loaded>),
    component: lazyRouteComponent(async () => ({ Page: await page.component() }), 'Page'),
  })
}

/** A route for each, so that links, their parameters and searches are checked against it. */
type RoutesOf<Pages extends readonly Routed<string, unknown>[]> = {
  [Place in keyof Pages]: ReturnType<
    typeof routeOf<Pages[Place]['path'], SearchOf<Pages[Place]>, LoadedBy<Pages[Place]>>
  >
}
type RoutesAt<Paths extends readonly string[]> = {
  [Place in keyof Paths]: ReturnType<typeof routeOf<Paths[Place], SearchAt<Paths[Place]>, undefined>>
}
type SearchAt<Path> = Path extends keyof Searches ? Searches[Path] : object
type LoadedBy<Page> = Page extends { readonly loader: (visit: PageVisit) => Promise<infer Loaded> } ? Loaded : undefined

const loadedRoutes = loadedPages.map((page: Routed<string, unknown>) => routeOf(page)) as unknown as RoutesOf<
  typeof loadedPages
>

const plainRoutes = plainPaths.map((path) =>
  routeOf({
    path,
    component: async () => (await import('./pages/plain-components.gen.ts')).plainComponents[path](),
  }),
) as unknown as RoutesAt<typeof plainPaths>

/** Whom a page lets in comes with its code. */
const entryRules = () => import('./pages/entry-rules.ts')
const guardedRoutes = guardedPaths.map((path) =>
  routeOf({
    path,
    beforeLoad: async ({ location, preload }) => preload || (await entryRules()).enter(path, location.href),
    component: async () => (await entryRules()).pageAt(path),
  }),
) as unknown as RoutesAt<typeof guardedPaths>

/** Other names of pages, which keep the query. */
const redirectRoutes = redirects.map(({ path, to }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location: { search } }) => {
      throw redirect({ to, search, replace: true })
    },
  }),
)

const routeTree = rootRoute.addChildren([
  ...homeRoutes,
  ...listRoutes,
  ...centreRoutes,
  ...plainRoutes,
  ...loadedRoutes,
  ...guardedRoutes,
  ...redirectRoutes,
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
