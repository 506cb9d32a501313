import { isSilence, isUnavailable } from '#/platform/db/unavailable.ts'
import { Refusal } from '../refusal.ts'

interface BatcherParts<Command, Answer> {
  /** Answers every command of a batch, by its place; those that it has answered before it fails stay answered. */
  run(commands: readonly Command[], answer: (at: number, answer: Answer) => void): Promise<void>
  /** Commands with the same key run one after the other, in order: never in one batch, nor in two at once. */
  keyOf(command: Command): string
  /**
   * Who asks for a command. With this a flood of one asker leaves room for the others: of each no more commands wait than
   * there are free places.
   */
  readonly askerOf?: (command: Command) => string
  readonly batchAtMost: number
  readonly runningAtMost: number
  readonly waitingAtMost: number
}

/** A second batch starts at once for this many commands: a smaller one costs more than it gains. */
const worthSecondBatch = 16
/** After 20 ms a batch is probably blocked on a row lock; a second one is started for the other keys. */
const slowAfterMs = 20

interface Waiting<Command, Answer> {
  readonly command: Command
  readonly key: string
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Runs commands in batches. A batch is what arrived in one turn of the event loop, or while the last batch ran. No timer
 * delays it: at low load a batch is one command. A second batch runs beside a slow one, or when many commands wait.
 */
export class Batcher<Command, Answer> {
  readonly #parts: BatcherParts<Command, Answer>
  #waiting: Waiting<Command, Answer>[] = []
  readonly #busy = new Set<string>()
  /** Commands that wait, by who asks for them. */
  readonly #waitingOf = new Map<string, number>()
  #running = 0
  #lastStart = 0
  #isDue = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: BatcherParts<Command, Answer>) {
    this.#parts = parts
  }

  /** Resolves when the command's batch has committed. Refuses at once when the queue, or its asker's share, is full. */
  submit(command: Command): Promise<Answer> {
    if (!this.#hasRoom(command)) return Promise.reject(new Refusal('service_unavailable', { retryAfterSeconds: 1 }))
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#waiting.push({ command, key: this.#parts.keyOf(command), resolve, reject })
    this.#count(command, 1)
    this.#startSoon()
    return promise
  }

  #hasRoom(command: Command): boolean {
    const { askerOf, waitingAtMost } = this.#parts
    const free = waitingAtMost - this.#waiting.length
    return free > (askerOf ? (this.#waitingOf.get(askerOf(command)) ?? 0) : 0)
  }

  #count(command: Command, by: 1 | -1): void {
    const asker = this.#parts.askerOf?.(command)
    if (asker === undefined) return
    const count = (this.#waitingOf.get(asker) ?? 0) + by
    if (count > 0) this.#waitingOf.set(asker, count)
    else this.#waitingOf.delete(asker)
  }

  /** Starts batches at the end of this turn of the event loop, with every command that arrives in it. */
  #startSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      this.#start()
    })
  }

  #start(): void {
    while (this.#running < this.#parts.runningAtMost) {
      const waitMs = this.#msToNextBatch()
      if (waitMs > 0) {
        this.#startIn(waitMs)
        return
      }
      const batch = this.#take(this.#nextSize())
      if (batch.length === 0) return
      this.#running++
      this.#lastStart = performance.now()
      void this.#run(batch).finally(() => {
        for (const { key } of batch) this.#busy.delete(key)
        this.#running--
        this.#startSoon()
      })
    }
  }

  /** Milliseconds until a second batch may start; 0 means now. */
  #msToNextBatch(): number {
    if (this.#running === 0 || this.#waiting.length >= worthSecondBatch) return 0
    return this.#lastStart + slowAfterMs - performance.now()
  }

  /** Starts the second batch behind a slow one even if no other command arrives. */
  #startIn(ms: number): void {
    if (this.#waiting.length === 0) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#start()
    }, Math.ceil(ms)).unref()
  }

  /** The size of the next batch. Free batches share the queue, so that the database works on one while the next is decided. */
  #nextSize(): number {
    const { batchAtMost, runningAtMost } = this.#parts
    const share = Math.ceil(this.#waiting.length / (runningAtMost - this.#running))
    return Math.min(batchAtMost, Math.max(share, worthSecondBatch))
  }

  #take(atMost: number): Waiting<Command, Answer>[] {
    const batch: Waiting<Command, Answer>[] = []
    const left: Waiting<Command, Answer>[] = []
    // A command whose key is busy blocks later ones with the same key.
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
    for (const { command } of batch) this.#count(command, -1)
    return batch
  }

  async #run(batch: readonly Waiting<Command, Answer>[]): Promise<void> {
    const open = new Set(batch)
    const answer = (at: number, value: Answer) => {
      const each = batch[at]
      if (each && open.delete(each)) each.resolve(value)
    }
    try {
      await this.#parts.run(
        batch.map(({ command }) => command),
        answer,
      )
      if (open.size > 0) throw new Error(`${open.size} of ${batch.length} commands had no answer`)
    } catch (error) {
      // Whoever waits has waited long by now, and would wait as long again.
      if (isSilence(error))
        for (const { command, reject } of this.#waiting.splice(0)) {
          this.#count(command, -1)
          reject(error)
        }
      // A command that fails must not fail the others, so each runs again alone; unless the database is away.
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of open) reject(error)
      else for (const each of open) await this.#run([each])
    }
  }
}
