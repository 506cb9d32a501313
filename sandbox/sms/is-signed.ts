import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const clocksDifferMs = 120_000
const hexOfSha256 = /^[0-9a-f]{64}$/

/** Whether a body was signed with the key, by a clock that is no more than two minutes off. */
export function isSigned(headers: IncomingHttpHeaders, body: string, key: string, now: Date): boolean {
  const { 'x-timestamp': timestamp, 'x-signature': signature } = headers
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !hexOfSha256.test(signature)) return false
  // A time that is none compares as false.
  if (!(Math.abs(now.getTime() - Date.parse(timestamp)) <= clocksDifferMs)) return false
  const right = createHmac('sha256', key).update(`${timestamp}\n${body}`).digest()
  return timingSafeEqual(right, Buffer.from(signature, 'hex'))
}
