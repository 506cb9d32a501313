import { portalRoutes } from './portal-pages.gen.ts'
import { routeTable } from './route-table.ts'

/** The route of a path as it was sent; undefined where the portal has no page. */
export const routeOf = routeTable(portalRoutes)
