import { Coalesced } from '#/platform/coalesced.ts'
import { every } from '#/platform/every.ts'
import { pause } from '#/platform/pause.ts'

interface HintedWorkParts {
  /** The accounts that are connected here: nobody else's news matter. */
  readonly connected: { has(account: bigint): boolean; keys(): Iterable<bigint> }
  readonly everyMs: number
  readonly againMs: number
  /** Looks at these accounts; what it throws makes the same accounts due again. */
  readonly work: (accounts: readonly bigint[]) => Promise<void>
  readonly failed: (error: unknown) => void
}

/**
 * Looks at connected accounts when a hint names them, and at all of them every now and then, since hints get lost. One
 * look at a time: what comes meanwhile is one look more, so values never arrive in another order than they were made.
 */
export class HintedWork implements AsyncDisposable {
  readonly #parts: HintedWorkParts
  readonly #due = new Set<bigint>()
  readonly #stop = new AbortController()
  readonly #timer: Disposable
  readonly #looking = new Coalesced(() => this.#lookAtDue())

  constructor(parts: HintedWorkParts) {
    this.#parts = parts
    this.#timer = every(parts.everyMs, () => this.hint(''))
  }

  /** News of the accounts with these ids, apart by commas, or of anybody. */
  hint(payload: string): void {
    const { connected } = this.#parts
    const named = payload.split(',').filter((id) => /^\d{1,19}$/.test(id))
    this.look(payload === '' ? connected.keys() : named.map(BigInt).filter((id) => connected.has(id)))
  }

  look(accounts: Iterable<bigint>): void {
    for (const account of accounts) this.#due.add(account)
    if (this.#due.size > 0) void this.#looking.ask()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    this.#timer[Symbol.dispose]()
    await this.#looking[Symbol.asyncDispose]()
  }

  /** Looks at what is due; after a failure the same accounts are due again, a moment later. */
  async #lookAtDue(): Promise<void> {
    const { work, failed, againMs } = this.#parts
    const accounts = [...this.#due]
    if (accounts.length === 0) return
    this.#due.clear()
    try {
      await work(accounts)
    } catch (error) {
      failed(error)
      await pause(againMs, this.#stop.signal)
      this.look(accounts)
    }
  }
}
