/** The port of the sandbox's pages from SANDBOX_PORT, 3100 unless set; undefined when it is nonsense. */
export function sandboxPort(given: string | undefined): number | undefined {
  if (!given) return 3100
  // The three after it are for mail, games and payments.
  return /^\d{1,5}$/.test(given) && Number(given) <= 65_532 ? Number(given) : undefined
}

/** The port that mail is handed over at: the one after the pages', or where the system chooses that, another such. */
export function mailPort(pages: number): number {
  return pages === 0 ? 0 : pages + 1
}

/** The port of the game vendors, so that no page of theirs has an origin in common with another of the sandbox's. */
export function vendorPort(pages: number): number {
  return pages === 0 ? 0 : pages + 2
}

/** The port of the payment providers and of the bank app, for the same reason. */
export function paymentPort(pages: number): number {
  return pages === 0 ? 0 : pages + 3
}

/** Where the brand's wallet is, from WALLET_URL; undefined where nothing is said, or nonsense. */
export function walletUrlIn(given = ''): URL | undefined {
  const url = URL.parse(given)
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url : undefined
}
