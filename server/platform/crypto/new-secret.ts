import { randomBytes, randomInt } from 'node:crypto'

/** So many bytes that nobody foresees. */
export function newSecretBytes(count: number): Buffer {
  return randomBytes(count)
}

/** A secret of so many random bytes, as text that travels anywhere. */
export function newSecret(bytes: number): string {
  return newSecretBytes(bytes).toString('base64url')
}

/** So many decimal digits, each string of them as likely as every other. */
export function newSecretDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0')
}

/** So many characters of an alphabet, each string of them as likely as every other. */
export function newSecretText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

const steps = 2 ** 32

/** A number from `low` up to, but not including, `high`, that nobody foresees. */
export function newSecretNumber(low: number, high: number): number {
  return low + (randomInt(steps) / steps) * (high - low)
}
