/** Addresses that show the lobby (NAV-01). */
const home = /^\/(index|index\.html|home)?$/

/** Whether an address shows the home of the lobby, and no type of games in it. */
export function isHome({ pathname, search }: { pathname: string; search: object }): boolean {
  const { type } = search as { type?: unknown }
  return home.test(pathname) && type === undefined
}
