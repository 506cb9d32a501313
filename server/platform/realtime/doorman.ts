import { subscriberOf } from '#/platform/network/network-of-address.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { SocketLimits } from './socket-limits.ts'

type DoorLimits = Pick<SocketLimits, 'ofAddress' | 'inAll' | 'perSecond' | 'turnWithinMs'>

/** A connection that is let in. */
interface Admitted {
  /** Its turn comes after so long. */
  readonly waitMs: number
  /** To be called when it is gone. */
  readonly leave: () => void
}

const second = 1_000

/**
 * Counts the connections of this process from the handshake on, and refuses those that are too many. Those of a storm
 * take turns: who were sent away would come back at a moment that is as bad, while this one passes unused.
 */
export class Doorman {
  readonly #limits: DoorLimits
  readonly #ofAddress = new Map<string, number>()
  #inAll = 0
  /** When the next one's turn is. */
  #nextTurn = 0

  constructor(limits: DoorLimits) {
    this.#limits = limits
  }

  admit(address: string): Admitted {
    const { ofAddress, inAll, perSecond, turnWithinMs } = this.#limits
    const subscriber = subscriberOf(address)
    const others = this.#ofAddress.get(subscriber) ?? 0
    if (others >= ofAddress) throw new Refusal('too_many_requests', { retryAfterSeconds: 30 })
    const now = performance.now()
    const turn = Math.max(now, this.#nextTurn)
    if (this.#inAll >= inAll || turn - now > turnWithinMs)
      throw new Refusal('too_many_requests', { retryAfterSeconds: 1 })
    this.#nextTurn = turn + second / perSecond
    this.#inAll += 1
    this.#ofAddress.set(subscriber, others + 1)
    return { waitMs: turn - now, leave: () => this.#leave(subscriber) }
  }

  #leave(subscriber: string): void {
    this.#inAll -= 1
    const left = (this.#ofAddress.get(subscriber) ?? 1) - 1
    if (left > 0) this.#ofAddress.set(subscriber, left)
    else this.#ofAddress.delete(subscriber)
  }
}
