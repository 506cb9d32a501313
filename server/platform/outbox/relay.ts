import { Coalesced } from '#/platform/concurrency/coalesced.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { isUnavailable } from '#/platform/db/unavailable.ts'
import { type ClaimedEvent, claimNext, markDelivered, noteFailure } from './deliveries.ts'
import { outboxChannel } from './put-events.ts'

/** Somebody who must know of an event, in a transaction that also marks it as known. */
export interface Consumer {
  readonly name: string
  /** Idempotent by what it writes; it touches nothing but the database. */
  consume(tx: Tx, payload: never): Promise<void>
}

export interface RelayParts {
  readonly database: Pick<Database, 'transaction' | 'listen'>
  readonly consumers: readonly Consumer[]
  /** Hears of a try that failed, and whether it was the last one. */
  readonly failed: (error: unknown, event: ClaimedEvent, isParked: boolean) => void
  /** Hears that the database was away; the relay looks again by itself. */
  readonly away: (error: unknown) => void
}

/** A look without any hint, so that a lost one delays an event by no more. */
const lookEveryMs = 1_000

/**
 * Delivers what the outbox holds. What a consumer makes of an event and the mark that it did are one transaction, so an
 * event has one effect however often its delivery breaks off. Any number of processes may run one.
 */
export class Relay implements AsyncDisposable {
  readonly #parts: RelayParts
  readonly #consumers: ReadonlyMap<string, Consumer>
  readonly #names: readonly string[]
  readonly #delivering = new Coalesced(() => this.#deliverDue())
  #delivered = 0
  #isStopped = false

  constructor(parts: RelayParts) {
    this.#parts = parts
    this.#consumers = new Map(parts.consumers.map((consumer) => [consumer.name, consumer]))
    this.#names = [...this.#consumers.keys()]
  }

  /** Keeps delivering from now on, woken by hints and looking without them. */
  async begin(): Promise<void> {
    const { database, away } = this.#parts
    const look = () => void this.#delivering.ask().catch(away)
    this.#delivering.askEvery(lookEveryMs, away)
    await database.listen(outboxChannel, look)
    look()
  }

  /** Delivers everything that is due; answers how many events it was. */
  async drained(): Promise<number> {
    const before = this.#delivered
    await this.#delivering.ask()
    return this.#delivered - before
  }

  /** Takes nothing more; what is being delivered is delivered. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true
    await this.#delivering[Symbol.asyncDispose]()
  }

  /** An event a transaction: one that fails takes nothing with it. What fails is not due any more, so this ends. */
  async #deliverDue(): Promise<void> {
    for (let outcome = await this.#deliverNext(); outcome !== 'nothing'; outcome = await this.#deliverNext())
      if (outcome === 'delivered') this.#delivered++
  }

  async #deliverNext(): Promise<'nothing' | 'delivered' | 'failed'> {
    if (this.#isStopped || this.#names.length === 0) return 'nothing'
    let claimed: ClaimedEvent | undefined
    try {
      await this.#parts.database.transaction(async (tx) => {
        claimed = await claimNext(tx, this.#names)
        if (!claimed) return
        await this.#consumers.get(claimed.consumer)?.consume(tx, claimed.payload as never)
        await markDelivered(tx, claimed.id)
      })
      return claimed ? 'delivered' : 'nothing'
    } catch (error) {
      // Nobody's fault: the event is as it was before, and due.
      if (!claimed || isUnavailable(error)) throw error
      await this.#fail(claimed, error)
      return 'failed'
    }
  }

  async #fail(event: ClaimedEvent, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error)
    const isParked = await this.#parts.database.transaction((tx) => noteFailure(tx, event, message))
    this.#parts.failed(error, event, isParked)
  }
}
