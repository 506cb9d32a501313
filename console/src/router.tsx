import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { navigationEntries, needOf, pageList } from './page-list.ts'
import { NothingHerePage } from './pages/nothing-here-page.tsx'
import { BrokenPage } from './shell/broken-page.tsx'
import { Permitted } from './shell/permitted.tsx'
import { Shell } from './shell/shell.tsx'

const rootRoute = createRootRoute({
  component: () => <Shell entries={navigationEntries} />,
  notFoundComponent: NothingHerePage,
})

const pageRoutes = pageList.map((page) => {
  const Page = lazyRouteComponent(async () => ({ default: await page.fetch() }))
  const component = () => (
    <Permitted needs={needOf(page)}>
      <Page />
    </Permitted>
  )
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    validateSearch: (raw: Record<string, unknown>) => raw as Record<string, string>,
    component: Object.assign(component, { preload: async () => Page.preload?.() }),
  })
})

/** The console's pages by their addresses; tests pass a history of their own. */
export function createConsoleRouter(history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree: rootRoute.addChildren(pageRoutes),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    // Filters are plain texts, as a person would write them into the address.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text && `?${text}`
    },
  })
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
}
