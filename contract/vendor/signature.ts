/**
 * How messages between the brand and a game vendor are signed, in both directions: the sender puts its vendor code, the
 * id of the key, the time and an HMAC-SHA-256 of `signedText` in hex into these headers. Each vendor has keys of its
 * own; two are good at a time, so that one can replace the other. Whoever reads compares in constant time and refuses
 * what is older or newer than `goodForSeconds`.
 */
export const signatureHeaders = {
  vendor: 'x-vendor',
  key: 'x-key',
  time: 'x-time',
  signature: 'x-signature',
} as const

/** Largest difference between the time of a message and the clock of whoever reads it. */
export const goodForSeconds = 120

/** A message as it travels. */
export interface SignedMessage {
  readonly vendorCode: string
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly unixSeconds: number
  /** Byte for byte. */
  readonly body: string
}

/** What is signed: the vendor, method and path, the time and the body, a line each; the body is the rest. */
export function signedText({ vendorCode, method, path, unixSeconds, body }: SignedMessage): string {
  return [vendorCode, method.toUpperCase(), path, String(unixSeconds), body].join('\n')
}
