import { gamePaths } from './page-tables.gen.ts'

/** Whether a game fills the page (requirements NAV-10): no menu stands beside it or lies over it. */
export function isGamePage({ pathname }: { readonly pathname: string }): boolean {
  return gamePaths.test(pathname)
}
