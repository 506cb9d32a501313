import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#/platform/refusal.ts'
import { subscriberOf } from './network-of-address.ts'

/** Calls are counted in two kinds: those that read and those that change something. */
export type CallKind = 'reads' | 'writes'

/** Besides its kind of call, a sealed body is counted, because opening one costs more than most answers. */
type Counted = CallKind | 'openings'

const windowSeconds = { reads: 60, writes: 60, openings: 1 } as const

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
    const waitMs = await this.take(kind, address)
    if (waitMs > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
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

  #limiter(kind: Counted): RateLimiterMemory {
    const points = kind === 'openings' ? this.#openingsPerSecond : this.#perMinute(kind)
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
