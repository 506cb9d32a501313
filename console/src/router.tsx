import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { NothingHerePage } from './pages/nothing-here-page.tsx'
import { OverviewPage } from './pages/overview-page.tsx'
import { Shell } from './shell/shell.tsx'

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NothingHerePage })
const overviewRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: OverviewPage })

/** The console's pages by their addresses. */
export function createConsoleRouter() {
  return createRouter({ routeTree: rootRoute.addChildren([overviewRoute]) })
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
}
