import { LRUCache } from 'lru-cache'

/** The library takes a beginning at 0 for none. */
const clock = { now: () => performance.now() + 1 }

interface Entry<Value> {
  readonly found: Promise<Value | undefined>
  /** Undefined while it is still being looked up. */
  value?: Value
}

/**
 * Remembers answers for a moment, so that requests in a row ask once. Requests during the first look wait for the same
 * answer; failures and absent values are not remembered.
 */
export class BriefMemory<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>

  constructor({ forMs, atMost }: { readonly forMs: number; readonly atMost: number }) {
    this.#entries = new LRUCache({ max: atMost, ttl: forMs, ttlResolution: 0, perf: clock })
  }

  async find(key: string, look: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const known = this.#entries.get(key)
    if (known) return await known.found
    const entry: Entry<Value> = { found: look() }
    this.#entries.set(key, entry)
    try {
      const value = await entry.found
      if (value === undefined) this.#forgetEntry(key, entry)
      else entry.value = value
      return value
    } catch (error) {
      this.#forgetEntry(key, entry)
      throw error
    }
  }

  /** Forgets each value for which `isGone` holds, and all that is still being looked up, which may be older than the news. */
  forget(isGone: (value: Value) => boolean): void {
    for (const [key, { value }] of [...this.#entries.entries()])
      if (value === undefined || isGone(value)) this.#entries.delete(key)
  }

  #forgetEntry(key: string, entry: Entry<Value>): void {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key)
  }
}
