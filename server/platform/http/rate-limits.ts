import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { subscriberOf } from '#/platform/network/network-of-address.ts'
import { Refusal } from '#/platform/refusal.ts'

/** Calls are counted in two kinds: those that read and those that change something. */
export type CallKind = 'reads' | 'writes'

/**
 * What is counted besides calls, because it costs more than most answers, or is tried for its own sake: opening a sealed
 * body, drawing a captcha or a slider, making a document, a key that is none, and a vendor's call that no vendor signed.
 */
type Counted = CallKind | 'openings' | 'pictures' | 'documents' | 'wrongKeys' | 'forgeries'

const windowSeconds = {
  reads: 60,
  writes: 60,
  openings: 1,
  pictures: 60,
  documents: 60,
  wrongKeys: 60,
  forgeries: 60,
} as const

/** Shares of the calls that an address may make: a document costs as much as several, a picture takes 14 to 23 ms. */
const shares = {
  pictures: { of: 'reads', share: 1 / 10 },
  documents: { of: 'reads', share: 1 / 4 },
  wrongKeys: { of: 'writes', share: 1 / 6 },
  forgeries: { of: 'writes', share: 1 / 6 },
} as const

/**
 * How much one address may ask for, counted by each process for itself. What guards accounts
 * (passwords, codes) needs a count that all processes share; this one only keeps a single client from crowding
 * out the others.
 */
export class RateLimits {
  readonly #perMinute: (kind: CallKind) => number
  readonly #openingsPerSecond: number
  readonly #limiters = new Map<string, RateLimiterMemory>()

  constructor(perMinute: (kind: CallKind) => number, openingsPerSecond = 20) {
    this.#perMinute = perMinute
    this.#openingsPerSecond = openingsPerSecond
  }

  /** Counts one call; past the limit it refuses and says when to come again. */
  async count(kind: Counted, address: string): Promise<void> {
    refuseFor(await this.take(kind, address))
  }

  /** Refuses, as `count` does, who has used the limit up; counts nothing. */
  async check(kind: Counted, address: string): Promise<void> {
    const limiter = this.#limiter(kind)
    const found = await limiter.get(subscriberOf(address))
    refuseFor(found && found.consumedPoints >= limiter.points ? Math.max(1, found.msBeforeNext) : 0)
  }

  /** Counts one call; 0 within the limit, else after how many milliseconds to come again. */
  async take(kind: Counted, address: string): Promise<number> {
    try {
      await this.#limiter(kind).consume(subscriberOf(address))
      return 0
    } catch (passed) {
      if (!(passed instanceof RateLimiterRes)) throw passed
      return Math.max(1, passed.msBeforeNext)
    }
  }

  #points(kind: Counted): number {
    if (kind === 'openings') return this.#openingsPerSecond
    if (kind === 'reads' || kind === 'writes') return this.#perMinute(kind)
    const { of, share } = shares[kind]
    return Math.max(1, Math.floor(this.#perMinute(of) * share))
  }

  #limiter(kind: Counted): RateLimiterMemory {
    const points = this.#points(kind)
    const key = `${kind}:${points}`
    let limiter = this.#limiters.get(key)
    if (!limiter) {
      limiter = new RateLimiterMemory({ keyPrefix: kind, points, duration: windowSeconds[kind] })
      // A changed setting begins to count anew; the limiter before it is of no more use.
      for (const old of this.#limiters.keys()) if (old.startsWith(`${kind}:`)) this.#limiters.delete(old)
      this.#limiters.set(key, limiter)
    }
    return limiter
  }
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
