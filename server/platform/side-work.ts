/** Keys that are longer are not remembered, so that nobody fills the memory with them. */
const longestKey = 2_000

interface SideWorkLimits {
  /** Work of one key is done no more often. */
  readonly everyMs: number
  /** So many keys are remembered, and so much is under way at once; what is more is left for the next asking. */
  readonly keysAtMost: number
  readonly atOnce: number
}

/** Does work beside answers that wait for nothing, seldom for each key. Disposing waits for what is under way. */
export class SideWork implements AsyncDisposable {
  readonly #limits: SideWorkLimits
  readonly #failed: (error: unknown) => void
  /** When work of a key is due again, the one that began longest ago first. */
  readonly #dueAt = new Map<string, number>()
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(limits: SideWorkLimits, failed: (error: unknown) => void) {
    this.#limits = limits
    this.#failed = failed
  }

  /** Begins work of this key, unless it began a moment ago. */
  begin(key: string, work: () => Promise<unknown>): void {
    const now = performance.now()
    const dueAt = this.#dueAt.get(key)
    if ((dueAt !== undefined && now < dueAt) || this.#underWay.size >= this.#limits.atOnce) return
    if (key.length <= longestKey) this.#remember(key, now + this.#limits.everyMs)
    const begun = work()
      .catch(this.#failed)
      .finally(() => this.#underWay.delete(begun))
    this.#underWay.add(begun)
  }

  /** Work of every key is due again. */
  forget(): void {
    this.#dueAt.clear()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#underWay)
  }

  #remember(key: string, dueAt: number): void {
    this.#dueAt.delete(key)
    for (const oldest of this.#dueAt.keys()) {
      if (this.#dueAt.size < this.#limits.keysAtMost) break
      this.#dueAt.delete(oldest)
    }
    this.#dueAt.set(key, dueAt)
  }
}
