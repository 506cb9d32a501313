/**
 * Keeps what was found out for a moment, so that requests in a row ask once. Whoever asks while the first one
 * still looks waits for the same answer; what failed or found nothing is not kept.
 */
export class BriefMemory<Value extends object> {
  readonly #forMs: number
  readonly #atMost: number
  readonly #kept = new Map<string, { readonly found: Promise<Value | undefined>; value?: Value; until: number }>()

  constructor({ forMs, atMost }: { readonly forMs: number; readonly atMost: number }) {
    this.#forMs = forMs
    this.#atMost = atMost
  }

  async find(key: string, look: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const now = performance.now()
    const known = this.#kept.get(key)
    if (known && known.until > now) return await known.found
    const entry = { found: look(), until: now + this.#forMs }
    this.#kept.delete(key)
    // The oldest goes first: a map keeps the order in which keys came.
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < this.#atMost) break
      this.#kept.delete(oldest)
    }
    this.#kept.set(key, entry)
    const value = await entry.found.catch((error: unknown) => {
      this.#forgetEntry(key, entry)
      throw error
    })
    if (value === undefined) this.#forgetEntry(key, entry)
    else Object.assign(entry, { value })
    return value
  }

  /** Forgets every value that `isGone` names, and what is still being looked up, which may be older than the news. */
  forget(isGone: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#kept) if (value === undefined || isGone(value)) this.#kept.delete(key)
  }

  #forgetEntry(key: string, entry: object): void {
    if (this.#kept.get(key) === entry) this.#kept.delete(key)
  }
}
