/** A part that stands for any text, and whether it may be missing. */
const variable = /^(?<optional>\{-)?\$/

/**
 * Finds the route of a path as it was sent among these, which are written as a router writes them: `$name` stands for
 * one part of the path, `{-$name}` for one that may be missing. Letters may be large or small.
 */
export function routeTable<const Route extends string>(routes: readonly Route[]): (path: string) => Route | undefined {
  const known = routes.map((route) => ({ route, parts: partsOf(route) }))
  return (path) => {
    // The router takes one slash at the end as none.
    if (!path.startsWith('/') || path.includes('//')) return undefined
    const given = partsOf(path)
    return known.find(({ parts }) => fits(parts, given))?.route
  }
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
