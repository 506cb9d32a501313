import { homePaths } from '../page-tables.gen.ts'

/** Whether an address shows the home of the lobby, and no type of games in it. */
export function isHome({ pathname, search }: { pathname: string; search: object }): boolean {
  const { type } = search as { type?: unknown }
  return homePaths.test(pathname) && type === undefined
}
