/** Where the brand's wallet is, from WALLET_URL; undefined where nothing is said, or nonsense. */
export function walletUrlIn(given = ''): URL | undefined {
  const url = URL.parse(given)
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url : undefined
}
