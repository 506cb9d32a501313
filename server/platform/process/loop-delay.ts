import { monitorEventLoopDelay } from 'node:perf_hooks'

const nanosecondsOfMs = 1_000_000
/** A process that was held for longer is told as held for this long. */
const longestMs = 1_000_000

/** Measures how late this process comes to its work, from its making on. */
export class LoopDelay implements Disposable {
  readonly #delay = monitorEventLoopDelay()

  constructor() {
    this.#delay.enable()
  }

  /** Milliseconds, for all but one in a hundred of the times since the last reading. */
  read(): number {
    const ms = this.#delay.percentile(99) / nanosecondsOfMs
    this.#delay.reset()
    return Math.min(Math.round(ms * 10) / 10, longestMs)
  }

  [Symbol.dispose](): void {
    this.#delay.disable()
  }
}
