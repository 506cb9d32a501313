import type { FastifyReply } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#/platform/refusal.ts'
import { networkOf } from './network-of.ts'

/** Calls are counted in two kinds: those that read and those that change something. */
export type CallKind = 'reads' | 'writes'

const windowSeconds = 60

/**
 * How much one address may ask for in a minute, counted by each process for itself. What guards accounts
 * (passwords, codes) needs a count that all processes share; this one only keeps a single client from crowding
 * out the others.
 */
export class RateLimits {
  readonly #perMinute: (kind: CallKind) => number
  readonly #limiters = new Map<string, RateLimiterMemory>()

  constructor(perMinute: (kind: CallKind) => number) {
    this.#perMinute = perMinute
  }

  /** Counts one call; past the limit it refuses and says when to come again. */
  async count(kind: CallKind, address: string, reply: FastifyReply): Promise<void> {
    const waitMs = await this.take(kind, address)
    if (waitMs === 0) return
    reply.header('retry-after', Math.ceil(waitMs / 1000))
    throw new Refusal('too_many_requests')
  }

  /** Counts one call; 0 within the limit, else after how many milliseconds to come again. */
  async take(kind: CallKind, address: string): Promise<number> {
    try {
      await this.#limiter(kind).consume(networkOf(address))
      return 0
    } catch (passed) {
      if (!(passed instanceof RateLimiterRes)) throw passed
      return Math.max(1, passed.msBeforeNext)
    }
  }

  #limiter(kind: CallKind): RateLimiterMemory {
    const points = this.#perMinute(kind)
    const key = `${kind}:${points}`
    let limiter = this.#limiters.get(key)
    if (!limiter) {
      limiter = new RateLimiterMemory({ keyPrefix: kind, points, duration: windowSeconds })
      // A changed setting begins to count anew; the limiter before it is of no more use.
      for (const old of this.#limiters.keys()) if (old.startsWith(`${kind}:`)) this.#limiters.delete(old)
      this.#limiters.set(key, limiter)
    }
    return limiter
  }
}
