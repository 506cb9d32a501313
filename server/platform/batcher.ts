import { isUnavailable } from './db/unavailable.ts'
import { Refusal } from './refusal.ts'

interface BatcherParts<Command, Answer> {
  /** Answers every command of a batch, in their order. */
  run(commands: readonly Command[]): Promise<readonly Answer[]>
  /** Two commands with one key never stand in one batch, nor in two that run at once; the earlier one goes first. */
  keyOf(command: Command): string
  readonly batchAtMost: number
  readonly runningAtMost: number
  readonly waitingAtMost: number
}

/** A batch of fewer costs more by itself than it gains by running beside another. */
const worthItsOwn = 16
/** A batch that takes as long waits for somebody's lock, and whoever has nothing to do with it goes on beside it. */
const slowAfterMs = 20

interface Waiting<Command, Answer> {
  readonly command: Command
  readonly key: string
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Runs commands together that come together. A batch is whatever arrived in one turn of the event loop or while the
 * batch before it ran; no timer holds it back: at low load it is one command and costs nothing. Another runs beside it
 * when enough wait, or when the one before takes its time.
 */
export class Batcher<Command, Answer> {
  readonly #parts: BatcherParts<Command, Answer>
  #waiting: Waiting<Command, Answer>[] = []
  readonly #busy = new Set<string>()
  #running = 0
  #lastBegan = 0
  #isDue = false
  #look: NodeJS.Timeout | undefined

  constructor(parts: BatcherParts<Command, Answer>) {
    this.#parts = parts
  }

  /** Resolves once the command's batch has committed; refuses it at once where too many wait. */
  submit(command: Command): Promise<Answer> {
    if (this.#waiting.length >= this.#parts.waitingAtMost)
      return Promise.reject(new Refusal('service_unavailable', { retryAfterSeconds: 1 }))
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#waiting.push({ command, key: this.#parts.keyOf(command), resolve, reject })
    this.#beginSoon()
    return promise
  }

  /** At the end of this turn of the event loop: what comes with it goes with it. */
  #beginSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      this.#begin()
    })
  }

  #begin(): void {
    while (this.#running < this.#parts.runningAtMost) {
      const tooEarlyMs = this.#tooEarlyMs()
      if (tooEarlyMs > 0) {
        this.#lookAgainIn(tooEarlyMs)
        return
      }
      const batch = this.#take(this.#share())
      if (batch.length === 0) return
      this.#running++
      this.#lastBegan = performance.now()
      void this.#run(batch).finally(() => {
        for (const { key } of batch) this.#busy.delete(key)
        this.#running--
        this.#beginSoon()
      })
    }
  }

  /** In how long another batch is worth beginning, if no more come. */
  #tooEarlyMs(): number {
    if (this.#running === 0 || this.#waiting.length >= worthItsOwn) return 0
    return this.#lastBegan + slowAfterMs - performance.now()
  }

  /** For whoever waits behind a slow batch while nobody else comes. */
  #lookAgainIn(ms: number): void {
    if (this.#waiting.length === 0) return
    this.#look ??= setTimeout(() => {
      this.#look = undefined
      this.#begin()
    }, Math.ceil(ms)).unref()
  }

  /** So that the database works on one batch while the next is decided, those that may run share what waits. */
  #share(): number {
    const { batchAtMost, runningAtMost } = this.#parts
    const share = Math.ceil(this.#waiting.length / (runningAtMost - this.#running))
    return Math.min(batchAtMost, Math.max(share, worthItsOwn))
  }

  #take(atMost: number): Waiting<Command, Answer>[] {
    const batch: Waiting<Command, Answer>[] = []
    const left: Waiting<Command, Answer>[] = []
    // What waits for its key keeps later ones with that key waiting too.
    const passedOver = new Set<string>()
    for (const each of this.#waiting) {
      const isFree = !this.#busy.has(each.key) && !passedOver.has(each.key)
      if (isFree && batch.length < atMost) {
        batch.push(each)
        this.#busy.add(each.key)
      } else {
        left.push(each)
        passedOver.add(each.key)
      }
    }
    this.#waiting = left
    return batch
  }

  async #run(batch: readonly Waiting<Command, Answer>[]): Promise<void> {
    try {
      const answers = await this.#parts.run(batch.map(({ command }) => command))
      if (answers.length !== batch.length) throw new Error(`${batch.length} commands had ${answers.length} answers`)
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer)
    } catch (error) {
      // One that can't be run must not take the others with it; while the database is away nobody gets through.
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error)
      else for (const each of batch) await this.#run([each])
    }
  }
}
