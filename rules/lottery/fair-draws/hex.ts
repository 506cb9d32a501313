/** Whether a value is this number of bytes as hexadecimal. Capitals are refused, so each value has one spelling. */
export function isHex(value: unknown, bytes: number): value is string {
  return typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value)
}

/** Bytes of a seed, a commitment or the randomness of a round. */
export const hashBytes = 32
/** Bytes of a round's signature: a compressed point of G1. */
export const signatureBytes = 48
