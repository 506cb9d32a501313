const homePaths: ReadonlySet<string> = new Set(['/', '/index', '/index.html', '/home', '/help'])

/** Whether this address shows the portal's home page: under any of its names, or beneath the help centre. */
export function isHome(path: string): boolean {
  return homePaths.has(path)
}
