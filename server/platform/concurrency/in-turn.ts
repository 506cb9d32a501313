/** Runs work one at a time for each key, in the order of arrival; different keys never wait for each other. */
export class InTurn<Key> {
  readonly #last = new Map<Key, Promise<void>>()

  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key)
    const { promise: over, resolve } = Promise.withResolvers<void>()
    this.#last.set(key, over)
    try {
      await before
      return await work()
    } finally {
      resolve()
      if (this.#last.get(key) === over) this.#last.delete(key)
    }
  }
}
