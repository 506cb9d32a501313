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
  '/login',
  '/register',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/agent',
  '/agentHome',
  '/seamless',
] as const
export type PortalRoute = (typeof portalRoutes)[number]

/** A part that stands for any text, and whether it may be missing. */
const variable = /^(?<optional>\{-)?\$/

const known = portalRoutes.map((route) => ({ route, parts: partsOf(route) }))

/** The route of a path as it was sent; undefined where the portal has no page. Letters may be large or small. */
export function routeOf(path: string): PortalRoute | undefined {
  // The router takes one slash at the end as none.
  if (!path.startsWith('/') || path.includes('//')) return undefined
  const given = partsOf(path)
  return known.find(({ parts }) => fits(parts, given))?.route
}

function fits(parts: readonly string[], given: readonly string[]): boolean {
  const least = parts.filter((part) => !variable.exec(part)?.groups?.optional).length
  if (given.length < least || given.length > parts.length) return false
  return parts.every((part, place) => {
    const text = given[place]
    if (text === undefined) return true
    // Dots alone name no page: whoever sends them wants another folder.
    return variable.test(part) ? !/^\.+$/.test(text) : part.toLowerCase() === text.toLowerCase()
  })
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}
