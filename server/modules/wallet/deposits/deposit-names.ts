import { contentCodeFrom } from '@banyan/rules/cashier/transfer-content.ts'

/** No 0, O, 1 or I, which people mix up: 32 signs, so that five bits choose one. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const signs = 12
/** One draw in eight has letters only. */
const drawsAtMost = 100

/** So many random bytes. */
export type Random = (count: number) => Uint8Array

/** The number of an order: 60 random bits. */
export function drawNumber(random: Random): string {
  return [...random(signs)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** What a transfer says, so that it is known: 35 random bits. */
export function drawContent(random: Random): string {
  for (let draws = 0; draws < drawsAtMost; draws++) {
    const code = contentCodeFrom(random(7))
    if (code !== undefined) return code
  }
  throw new Error('no content was drawn')
}
