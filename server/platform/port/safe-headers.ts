const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Answers are data; a document replaces this with its own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** What means something to a document only: a page has fifty files, each of which would carry it for nothing. */
export const documentHeaders = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const
const twoYearsInSeconds = 63_072_000

/** The headers of every answer now: the same object for as long as they stay the same. */
export type HeadersNow = () => Readonly<Record<string, string>>

/** Safe headers with one more, whose value changes seldom. */
export function headersWith(headers: Record<string, string>, name: string, valueNow: () => number): HeadersNow {
  let [value, all] = [-1, headers]
  return () => {
    const now = valueNow()
    if (now !== value) [value, all] = [now, { ...headers, [name]: String(now) }]
    return all
  }
}

/** The headers that make every answer safe by default; https adds HSTS, which plain http must not send. */
export function safeHeaders(https: boolean): Record<string, string> {
  return https ? { ...always, 'strict-transport-security': `max-age=${twoYearsInSeconds}; includeSubDomains` } : always
}
