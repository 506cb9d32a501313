/**
 * Whether a game may be shown from there: at the very origin of one of the merchant's addresses of games (PLAY-03), and
 * never at ours, where a frame could take its own sandbox off.
 */
export function isGameAddress(url: string, cdns: readonly string[]): boolean {
  const origin = URL.parse(url)?.origin
  return (
    origin !== undefined &&
    origin !== 'null' &&
    origin !== location.origin &&
    cdns.some((cdn) => URL.parse(cdn)?.origin === origin)
  )
}
