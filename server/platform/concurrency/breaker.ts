export interface BreakerLimits {
  /** So many faults in a row open it. */
  readonly faultsAtMost: number
  /** For so long nothing goes out then; after that one request finds out whether the other side is back. */
  readonly openForMs: number
  /** So many requests wait for an answer at once. */
  readonly waitingAtMost: number
}

/** Nothing was asked: the other side failed lately, or too many wait for it already. */
export class NotAsked extends Error {
  override name = 'NotAsked'
}

/** Keeps whoever waits for an outside party from waiting for one that does not answer. */
export class Breaker {
  readonly #limits: BreakerLimits
  readonly #now: () => Date
  #waiting = 0
  #faults = 0
  #openUntilMs = 0
  #isProbing = false

  constructor(limits: BreakerLimits, now: () => Date) {
    this.#limits = limits
    this.#now = now
  }

  /** How many requests may be out now: none while it is open, one while the other side is tried again. */
  get room(): number {
    if (this.#faults < this.#limits.faultsAtMost) return this.#limits.waitingAtMost
    return this.#now().getTime() < this.#openUntilMs ? 0 : 1
  }

  /** Does `work` unless the other side is given up for now; `isFault` tells which of its failures count against it. */
  async run<Value>(work: () => Promise<Value>, isFault: (error: unknown) => boolean): Promise<Value> {
    const { waitingAtMost } = this.#limits
    const isProbe = this.#faults >= this.#limits.faultsAtMost
    if (this.#waiting >= waitingAtMost || (isProbe && !this.#mayProbe())) throw new NotAsked()
    this.#waiting++
    if (isProbe) this.#isProbing = true
    try {
      const value = await work()
      this.#faults = 0
      return value
    } catch (error) {
      if (isFault(error)) this.#noteFault()
      throw error
    } finally {
      this.#waiting--
      if (isProbe) this.#isProbing = false
    }
  }

  #mayProbe(): boolean {
    return !this.#isProbing && this.#now().getTime() >= this.#openUntilMs
  }

  #noteFault(): void {
    this.#faults++
    if (this.#faults >= this.#limits.faultsAtMost) this.#openUntilMs = this.#now().getTime() + this.#limits.openForMs
  }
}
