import { Coalesced } from '#/platform/concurrency/coalesced.ts'
import { every, pause } from '#/platform/concurrency/waits.ts'

interface HintedWorkParts<Id> {
  /** The accounts that are connected here, or keys that are watched: news of others do not matter. */
  readonly connected: { has(id: Id): boolean; keys(): Iterable<Id> }
  /** The id that a hint names; undefined where it is none. */
  readonly idOf: (text: string) => Id | undefined
  readonly everyMs: number
  readonly againMs: number
  /** Looks at these ids; what it throws makes the same ids due again. */
  readonly work: (ids: readonly Id[]) => Promise<void>
  readonly failed: (error: unknown) => void
}

/**
 * Looks at connected accounts, or watched keys, when a hint names them, and at all of them every now and then, since hints get lost. One
 * look at a time: what comes meanwhile is one look more, so values never arrive in another order than they were made.
 */
export class HintedWork<Id> implements AsyncDisposable {
  readonly #parts: HintedWorkParts<Id>
  readonly #due = new Set<Id>()
  readonly #stop = new AbortController()
  readonly #timer: Disposable
  readonly #looking = new Coalesced(() => this.#lookAtDue())

  constructor(parts: HintedWorkParts<Id>) {
    this.#parts = parts
    this.#timer = every(parts.everyMs, () => this.hint(''))
  }

  /** News of these ids, apart by commas, or of any. */
  hint(payload: string): void {
    const { connected, idOf } = this.#parts
    const named = payload.split(',').flatMap((text) => idOf(text) ?? [])
    this.look(payload === '' ? connected.keys() : named.filter((id) => connected.has(id)))
  }

  look(ids: Iterable<Id>): void {
    for (const id of ids) this.#due.add(id)
    if (this.#due.size > 0) void this.#looking.ask()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    this.#timer[Symbol.dispose]()
    await this.#looking[Symbol.asyncDispose]()
  }

  /** Looks at what is due; after a failure the same ids are due again, a moment later. */
  async #lookAtDue(): Promise<void> {
    const { work, failed, againMs } = this.#parts
    const ids = [...this.#due]
    if (ids.length === 0) return
    this.#due.clear()
    try {
      await work(ids)
    } catch (error) {
      failed(error)
      await pause(againMs, this.#stop.signal)
      this.look(ids)
    }
  }
}
