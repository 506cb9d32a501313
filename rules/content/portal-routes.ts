import { routeTable } from './route-table.ts'

/**
 * The route table: every address that is a page of the portal, as its router writes it. `$name` stands for one part of
 * the path, `{-$name}` for one that may be missing. The portal's router has exactly these (portal/src/router.test.ts).
 */
export const portalRoutes = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/help',
  '/member/{-$page}',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/bingo',
  '/favorite',
  '/recent',
  '/sports',
  '/esports',
  '/lott',
  '/elott',
  '/info/$termId',
  '/odds',
  '/download',
  '/draws',
  '/mirrors',
  '/vip',
  '/promotions',
  '/promotions/$code',
  '/login',
  '/register',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/lottert',
  '/agent',
  '/agentHome',
  '/seamless',
] as const
export type PortalRoute = (typeof portalRoutes)[number]

/** The route of a path as it was sent; undefined where the portal has no page. */
export const routeOf = routeTable(portalRoutes)
