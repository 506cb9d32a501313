import { Coalesced } from '#/platform/concurrency/coalesced.ts'
import { every } from '#/platform/concurrency/waits.ts'
import type { Poll } from './poll.ts'

/**
 * The fold of valid bets reads what is a second old, and must be two seconds behind at most: with looks every 500 ms it was
 * 1.5 to 2.2 s behind at 500 bets a second.
 */
const lookEveryMs = 250

/** Looks for the work of polls until it is disposed. */
export class Polling implements AsyncDisposable {
  readonly #polls: ReadonlyMap<Poll, Coalesced>
  readonly #failed: (error: unknown, poll: string) => void
  readonly #timers = new DisposableStack()
  #isStopped = false

  constructor(polls: readonly Poll[], failed: (error: unknown, poll: string) => void) {
    this.#polls = new Map(polls.map((poll) => [poll, new Coalesced(() => this.#doAll(poll))]))
    this.#failed = failed
  }

  /** Keeps looking from now on. What failed is tried again at the next look. */
  begin(): void {
    for (const [{ name }, polling] of this.#polls)
      this.#timers.use(
        every(lookEveryMs, () => {
          // Asked during a run, it would have the failure of that run logged once more.
          if (!polling.isRunning) polling.ask().catch((error: unknown) => this.#failed(error, name))
        }),
      )
  }

  /** Does everything that waits, of all polls or of the one with this name. */
  async polled(name?: string): Promise<void> {
    const meant = [...this.#polls].filter(([poll]) => name === undefined || poll.name === name)
    if (name !== undefined && meant.length === 0) throw new Error(`there is no poll '${name}'`)
    await Promise.all(meant.map(([, polling]) => polling.ask()))
  }

  /** Begins no further step; those under way end. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true
    this.#timers.dispose()
    await Promise.all([...this.#polls.values()].map((polling) => polling[Symbol.asyncDispose]()))
  }

  async #doAll(poll: Poll): Promise<void> {
    let hasMore = true
    while (hasMore && !this.#isStopped) hasMore = await poll.step()
  }
}
