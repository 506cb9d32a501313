import { Coalesced } from '#/platform/concurrency/coalesced.ts'
import { every } from '#/platform/concurrency/waits.ts'
import type { Database } from './database.ts'
import type { Db } from './handles.ts'

/** Changes arrive by notification; this catches up with one that was lost. */
const lookAgainAfterMs = 5_000

interface FollowedParts<Value, Version> {
  readonly database: Pick<Database, 'db' | 'listen'>
  /** Told by every change when it commits, with anything but an empty payload. */
  readonly channel: string
  readonly lookAgainAfterMs?: number
  /** Which version is stored: two that are the same are of the same value. */
  readonly stored: (db: Db) => Promise<Version>
  readonly load: (db: Db) => Promise<Value>
  readonly versionOf: (value: Value) => Version
}

/**
 * What the database holds, as this process serves it: a value that never changes, replaced whole when the stored version
 * does. Whoever reads it sees one version, and asks no database.
 */
export class Followed<Value extends object, Version extends string | number> implements AsyncDisposable {
  readonly #parts: FollowedParts<Value, Version>
  readonly #refreshing = new Coalesced(() => this.#refresh())
  #timer: Disposable | undefined
  #value: Value | undefined
  #isClosed = false

  constructor(parts: FollowedParts<Value, Version>) {
    this.#parts = parts
  }

  /** Begins to load, without anybody waiting for it, and keeps up with changes from then on. */
  begin(): void {
    const refresh = () => void this.#refreshing.ask().catch(() => {})
    const look = () => void this.look().catch(() => {})
    this.#timer = every(this.#parts.lookAgainAfterMs ?? lookAgainAfterMs, look)
    // Without a payload nothing was told: the connection was away, and something may have been missed.
    const hear = (payload: string) => (payload === '' ? look() : refresh())
    const listening = async () => await this.#parts.database.listen(this.#parts.channel, hear)
    listening().catch(() => {})
    refresh()
  }

  /** The value, unless a change is on its way. */
  get settled(): Value | undefined {
    return this.#refreshing.isRunning ? undefined : this.#value
  }

  /** The value, after a change that is on its way. A database that is away leaves the old one in use. */
  async current(): Promise<Value> {
    await this.#refreshing.idle()
    if (!this.#value) await this.#refreshing.ask()
    if (!this.#value) throw new Error('it was closed before it was loaded')
    return this.#value
  }

  /** Reads the version alone, and takes over a value with another one. */
  async look(): Promise<void> {
    if (this.#isClosed || this.#refreshing.isRunning) return
    if (!(await this.#isCurrent())) await this.#refreshing.ask()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    this.#timer?.[Symbol.dispose]()
    await this.#refreshing[Symbol.asyncDispose]()
  }

  async #refresh(): Promise<void> {
    if (await this.#isCurrent()) return
    this.#value = await this.#parts.load(this.#parts.database.db)
  }

  async #isCurrent(): Promise<boolean> {
    const { database, stored, versionOf } = this.#parts
    return this.#value !== undefined && (await stored(database.db)) === versionOf(this.#value)
  }
}
