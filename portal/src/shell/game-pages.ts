/** Pages that a game fills, whatever the case (requirements NAV-10): no menu stands beside it or lies over it. */
const gamePages = /^\/(seamless|lottert|lottery|vnlottery|sealottery)(\/|$)/i

export function isGamePage({ pathname }: { readonly pathname: string }): boolean {
  return gamePages.test(pathname)
}
