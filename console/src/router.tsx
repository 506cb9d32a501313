import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { navigationEntries, type Page, pageList } from './page-list.ts'
import { NothingHerePage } from './pages/nothing-here-page.tsx'
import { BrokenPage } from './shell/broken-page.tsx'
import { Permitted } from './shell/permitted.tsx'
import { Shell } from './shell/shell.tsx'

const rootRoute = createRootRoute({
  component: () => <Shell entries={navigationEntries} />,
  notFoundComponent: NothingHerePage,
})

function routeOf<const Path extends string>(path: Path, page: Page) {
  const Code = lazyRouteComponent(async () => ({ default: await page.fetch() }))
  const component = () => (
    <Permitted needs={page.needs}>
      <Code />
    </Permitted>
  )
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (raw: Record<string, unknown>) => raw as Record<string, string>,
    component: Object.assign(component, { preload: async () => Code.preload?.() }),
  })
}

/** A route for each page of the list, so that links and their parameters are checked against it. */
type RoutesOf<Pages extends readonly Page[]> = {
  [Place in keyof Pages]: ReturnType<typeof routeOf<Pages[Place]['path']>>
}
const pageRoutes = pageList.map((page) => routeOf(page.path, page)) as unknown as RoutesOf<typeof pageList>

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
