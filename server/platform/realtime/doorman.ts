import { subscriberOf } from '#/platform/http/network-of-address.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { SocketLimits } from './socket-limits.ts'

type DoorLimits = Pick<SocketLimits, 'ofAddress' | 'inAll' | 'perSecond'>

/** Counts the connections of this process from the handshake on, and refuses those that are too many. */
export class Doorman {
  readonly #limits: DoorLimits
  readonly #ofAddress = new Map<string, number>()
  #inAll = 0
  #admitted = 0
  #secondEnds = 0

  constructor(limits: DoorLimits) {
    this.#limits = limits
  }

  /** Lets one in; answers what is called when it leaves. */
  admit(address: string): () => void {
    const now = performance.now()
    if (now >= this.#secondEnds) {
      this.#secondEnds = now + 1_000
      this.#admitted = 0
    }
    const subscriber = subscriberOf(address)
    const others = this.#ofAddress.get(subscriber) ?? 0
    if (others >= this.#limits.ofAddress) throw new Refusal('too_many_requests', { retryAfterSeconds: 30 })
    if (this.#inAll >= this.#limits.inAll || this.#admitted >= this.#limits.perSecond)
      throw new Refusal('too_many_requests', { retryAfterSeconds: 1 })
    this.#admitted += 1
    this.#inAll += 1
    this.#ofAddress.set(subscriber, others + 1)
    return () => this.#leave(subscriber)
  }

  #leave(subscriber: string): void {
    this.#inAll -= 1
    const left = (this.#ofAddress.get(subscriber) ?? 1) - 1
    if (left > 0) this.#ofAddress.set(subscriber, left)
    else this.#ofAddress.delete(subscriber)
  }
}
