/** No 0, O, 1 or I, which people mix up: 32 signs, so that five bits choose one. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const signs = 12

/** So many random bytes. */
export type Random = (count: number) => Uint8Array

/** The number of an order: 60 random bits. */
export function drawNumber(random: Random): string {
  return [...random(signs)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
