/** What the document's first script took out of the address, by the names of the parameters (requirements SYS-04, NAV-03). */
export interface BroughtIn {
  /** A one-time sign-in code; a link alone signs nobody in. */
  token?: string
  /** The code of a mail that sets a forgotten password anew. */
  reset?: string
  affiliateCode?: string
  referralCode?: string
}

/** Undefined where the address brought nothing, as nearly always. */
export function broughtIn(): BroughtIn | undefined {
  return (window as { broughtIn?: BroughtIn }).broughtIn
}
