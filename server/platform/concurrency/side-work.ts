import { LRUCache } from 'lru-cache'

/** Longer keys are not remembered, so that nobody fills the memory with them. */
const longestKey = 2_000

/** The library takes a beginning at 0 for none. */
const clock = { now: () => performance.now() + 1 }

interface SideWorkLimits {
  /** Milliseconds between two runs of one key's work. */
  readonly everyMs: number
  /** Keys that are remembered. */
  readonly keysAtMost: number
  /** Runs that are under way at once; a run too many is left for the next asking. */
  readonly atOnce: number
}

/** Does work that no answer waits for, seldom for each key. Disposing waits for what is under way. */
export class SideWork implements AsyncDisposable {
  readonly #limits: SideWorkLimits
  readonly #failed: (error: unknown) => void
  /** Keys whose work began lately. */
  readonly #recent: LRUCache<string, true>
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(limits: SideWorkLimits, failed: (error: unknown) => void) {
    this.#limits = limits
    this.#failed = failed
    this.#recent = new LRUCache({ max: limits.keysAtMost, ttl: limits.everyMs, ttlResolution: 0, perf: clock })
  }

  /** Begins the work of this key, unless it began a moment ago. */
  begin(key: string, work: () => Promise<unknown>): void {
    if (this.#recent.has(key) || this.#underWay.size >= this.#limits.atOnce) return
    if (key.length <= longestKey) this.#recent.set(key, true)
    const begun = work()
      .catch(this.#failed)
      .finally(() => this.#underWay.delete(begun))
    this.#underWay.add(begun)
  }

  /** Makes the work of every key due again. */
  forget(): void {
    this.#recent.clear()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#underWay)
  }
}
