import type { Connection } from '../connection.ts'
import { eventFrame } from '../event-frame.ts'
import { HintedWork } from '../hinted-work.ts'
import type { WatchedTopic } from '../topic.ts'

interface Parts {
  readonly everyMs: number
  readonly againMs: number
  readonly failed: (error: unknown) => void
}

/**
 * Keeps tabs up to date with the keys of a topic that each of them watches. Only keys that somebody watches are read, and
 * their news reach nobody else.
 */
export class WatchedKeys implements AsyncDisposable {
  readonly #topic: WatchedTopic
  /** Who watches a key, with the version that its tab has, or is about to get. */
  readonly #watchers = new Map<string, Map<Connection, number>>()
  readonly #keysOf = new Map<Connection, readonly string[]>()
  readonly #work: HintedWork<string>

  constructor(topic: WatchedTopic, { everyMs, againMs, failed }: Parts) {
    this.#topic = topic
    this.#work = new HintedWork({
      connected: this.#watchers,
      idOf: (text) => (topic.isKey(text) ? text : undefined),
      work: (keys) => this.#tell(keys),
      ...{ everyMs, againMs, failed },
    })
  }

  /** News of these keys, apart by commas, or of any. */
  hint(payload: string): void {
    this.#work.hint(payload)
  }

  /** From here on the tab watches these keys alone, of which it has these versions. */
  watch(connection: Connection, seen: Readonly<Record<string, number>>): void {
    this.remove(connection)
    const keys = Object.keys(seen).filter((key) => this.#topic.isKey(key))
    if (keys.length === 0) return
    this.#keysOf.set(connection, keys)
    for (const key of keys) {
      const watchers = this.#watchers.get(key) ?? new Map<Connection, number>()
      this.#watchers.set(key, watchers.set(connection, seen[key] ?? 0))
    }
    // Looked at once it is listed, so that what changed before this moment is read and what changes after it is heard.
    this.#work.look(keys)
  }

  /** The tab watches nothing any more. */
  remove(connection: Connection): void {
    for (const key of this.#keysOf.get(connection) ?? []) {
      const watchers = this.#watchers.get(key)
      watchers?.delete(connection)
      if (watchers?.size === 0) this.#watchers.delete(key)
    }
    this.#keysOf.delete(connection)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#work[Symbol.asyncDispose]()
  }

  async #tell(keys: readonly string[]): Promise<void> {
    const { event } = this.#topic
    for (const [key, { version, value }] of await this.#topic.newest(keys)) {
      const watchers = this.#watchers.get(key) ?? new Map<Connection, number>()
      const lacking = [...watchers].filter(([, seen]) => seen !== version)
      if (lacking.length === 0) continue
      const frame = eventFrame({ event, version, value })
      for (const [connection] of lacking) {
        watchers.set(connection, version)
        connection.send(`${event} ${key}`, frame)
      }
    }
  }
}
