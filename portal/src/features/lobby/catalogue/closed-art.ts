/** Our own drawings say in their name what they are: motif, palette, and five words more. */
const ownArt = /^(\/art\/[a-z0-9]+\.)[a-z0-9]+((?:\.[A-Za-z0-9]+){5}\.svg)$/

/** The same picture in slate, for a game in maintenance; another's picture stays as it is and is greyed where it shows. */
export function closedArt(path: string): string {
  return path.replace(ownArt, '$1slate$2')
}
