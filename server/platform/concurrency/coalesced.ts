import { every } from './waits.ts'

/**
 * Work of which one run is under way at a time. Asking while it runs makes one run more, since the present one may have
 * looked too early; however many ask, they wait for the same last run.
 */
export class Coalesced implements AsyncDisposable {
  readonly #work: () => Promise<void>
  #timer: Disposable | undefined
  #running: Promise<void> | undefined
  #isAsked = false
  #isClosed = false

  constructor(work: () => Promise<void>) {
    this.#work = work
  }

  /** Whether a run is under way. */
  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** Runs the work; resolves after the last run, rejects with what a run throws. Once disposed it does nothing. */
  ask(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#isAsked = true
    this.#running ??= this.#runWhileAsked()
    return this.#running
  }

  /** Asks at this interval too, until it is disposed: a lost hint delays the work by no more. */
  askEvery(ms: number, failed: (error: unknown) => void): void {
    this.#timer = every(ms, () => void this.ask().catch(failed))
  }

  /** Resolves when no run is under way, whatever came of it. */
  async idle(): Promise<void> {
    await this.#running?.catch(() => {})
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    this.#timer?.[Symbol.dispose]()
    await this.idle()
  }

  async #runWhileAsked(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false
        await this.#work()
      }
    } finally {
      // In the turn that found nothing asked for: whoever asks later begins a run, and is not lost.
      this.#running = undefined
    }
  }
}
