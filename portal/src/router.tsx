import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { gameListRoute } from './features/game-list/game-list-route.ts'
import { BrokenPage } from './shell/broken-page.tsx'

interface PortalContext {
  readonly queryClient: QueryClient
}

/** Apart, because a closed portal has no frame; the start fetches it while the texts are on their way. */
export function fetchFrame() {
  return import('./shell/frame.tsx')
}

const rootRoute = createRootRouteWithContext<PortalContext>()({
  component: lazyRouteComponent(fetchFrame, 'Frame'),
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
})

/** NAV-01: one page by several addresses, of which the first is the one that we link to. */
const homeRoutes = (['/', '/index', '/index.html', '/home'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: gameListRoute.search,
    loaderDeps: ({ search: { pageNo } }) => ({ pageNo }),
    loader: ({ context, deps }) => gameListRoute.load(context.queryClient, deps.pageNo),
    component: lazyRouteComponent(() => import('./pages/slots-page.tsx'), 'SlotsPage'),
  }),
)

const routeTree = rootRoute.addChildren(homeRoutes)

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
}
