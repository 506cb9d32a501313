import { randomBytes, randomInt } from 'node:crypto'
import type { Fault } from './faults.ts'

const goodForMs = 60_000
const triesAtMost = 5
const keptAtMost = 200

interface SentCode {
  readonly phoneNumber: string
  readonly code: string
  readonly at: Date
  triesLeft: number
  isUsed: boolean
}

/** The last codes that were sent, each under the session that it must be shown with. */
export class SentCodes {
  readonly #bySession = new Map<string, SentCode>()

  /** Makes a code, shown on the page only, and answers its session. */
  send(phoneNumber: string, at: Date): string {
    for (const oldest of this.#bySession.keys()) if (this.#bySession.size >= keptAtMost) this.#bySession.delete(oldest)
    const session = randomBytes(24).toString('base64url')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    this.#bySession.set(session, { phoneNumber, code, at, triesLeft: triesAtMost, isUsed: false })
    return session
  }

  /** The number that the code of a session proves, or why it proves none. */
  prove(session: string, code: string, now: Date): { readonly phoneNumber: string } | { readonly fault: Fault } {
    const sent = this.#bySession.get(session)
    if (!sent || sent.isUsed || now.getTime() - sent.at.getTime() > goodForMs) return { fault: 'SESSION_EXPIRED' }
    if (sent.triesLeft === 0) return { fault: 'TOO_MANY_ATTEMPTS_TRY_LATER' }
    sent.triesLeft--
    if (sent.code !== code) return { fault: 'INVALID_CODE' }
    sent.isUsed = true
    return { phoneNumber: sent.phoneNumber }
  }

  newestFirst(): Pick<SentCode, 'phoneNumber' | 'code' | 'at'>[] {
    return [...this.#bySession.values()].reverse()
  }
}
