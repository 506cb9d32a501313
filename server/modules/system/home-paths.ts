const homePaths: ReadonlySet<string> = new Set(['/', '/index', '/index.html', '/home'])

/** Whether this address is the portal's home page, under any of its names. */
export function isHome(path: string): boolean {
  return homePaths.has(path)
}
