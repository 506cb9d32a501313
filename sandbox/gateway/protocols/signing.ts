import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export function hmacHex(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

export function md5Hex(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

/** Compares two signatures in constant time. */
export function isSame(given: unknown, right: string): boolean {
  if (typeof given !== 'string' || given.length !== right.length) return false
  const bytes = Buffer.from(given)
  return bytes.length === right.length && timingSafeEqual(bytes, Buffer.from(right))
}

/** Whether a time in unix seconds is this close to now. */
export function isNow(unixSeconds: unknown, now: Date, goodForSeconds: number): boolean {
  if (typeof unixSeconds !== 'string' || !/^\d{1,12}$/.test(unixSeconds)) return false
  return Math.abs(now.getTime() / 1000 - Number(unixSeconds)) <= goodForSeconds
}

export function unixSeconds(now: Date): string {
  return String(Math.floor(now.getTime() / 1000))
}
