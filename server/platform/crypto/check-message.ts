import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** One header as a text; empty where it is missing. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

export function hmacOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** Compares a signature in lower-case hex with the right one, in a time that does not tell how much of it is right. */
export function isRightHex(given: string, right: Buffer): boolean {
  return (
    given.length === right.length * 2 && /^[0-9a-f]+$/.test(given) && timingSafeEqual(right, Buffer.from(given, 'hex'))
  )
}

/** Whether a time in unix seconds is close enough to now for its message to be new. */
export function isFresh(unixSeconds: string, now: Date, goodForSeconds: number): boolean {
  return /^\d{1,12}$/.test(unixSeconds) && Math.abs(now.getTime() / 1000 - Number(unixSeconds)) <= goodForSeconds
}
