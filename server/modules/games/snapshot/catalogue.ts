import type { Database } from '#/platform/db/database.ts'
import { storedCatalogue, storedVersion } from '../store/stored-catalogue.ts'
import { Snapshot } from './snapshot.ts'

/** Told by every change of the catalogue when it commits. */
const channel = 'catalogue_changed'
/** Changes arrive by notification; this catches up with one that was lost. */
const lookAgainAfterMs = 5_000

/**
 * The catalogue as this process serves it: an immutable snapshot, replaced whole when the stored version changes.
 * Every request sees one version, and none of them asks the database.
 */
export class Catalogue implements AsyncDisposable {
  readonly #database: Pick<Database, 'db' | 'listen'>
  #timer: NodeJS.Timeout | undefined
  #snapshot: Snapshot | undefined
  #refreshing: Promise<void> | undefined
  #askedAgain = false
  #isClosed = false

  constructor(database: Pick<Database, 'db' | 'listen'>) {
    this.#database = database
  }

  /** Begins to load, without anybody waiting for it, and keeps up with changes from then on. */
  begin(): void {
    const look = () => void this.#look().catch(() => {})
    this.#timer = setInterval(look, lookAgainAfterMs).unref()
    // Without a payload nothing was told: the connection was away, and something may have been missed.
    const hear = (version: string) => (version === '' ? look() : void this.#refresh().catch(() => {}))
    const listening = async () => await this.#database.listen(channel, hear)
    listening().catch(() => {})
    this.#refresh().catch(() => {})
  }

  /** The snapshot, unless a change is on its way. */
  get settled(): Snapshot | undefined {
    return this.#refreshing ? undefined : this.#snapshot
  }

  /** The snapshot, after a change that is on its way. A database that is away leaves the old one in use. */
  async current(): Promise<Snapshot> {
    await this.#refreshing?.catch(() => {})
    if (!this.#snapshot) await this.#refresh()
    if (!this.#snapshot) throw new Error('the catalogue was closed before it was loaded')
    return this.#snapshot
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#refreshing?.catch(() => {})
  }

  /** Asks the version alone; nobody waits for it. */
  async #look(): Promise<void> {
    if (this.#isClosed || this.#refreshing) return
    if ((await storedVersion(this.#database.db)) !== this.#snapshot?.version) await this.#refresh()
  }

  /** Takes over what the database holds. Asked for again while it looks, it looks once more: the first look may have come too early. */
  #refresh(): Promise<void> {
    this.#askedAgain = true
    this.#refreshing ??= this.#lookUntilNobodyAsks().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  async #lookUntilNobodyAsks(): Promise<void> {
    while (this.#askedAgain && !this.#isClosed) {
      this.#askedAgain = false
      const { db } = this.#database
      if (this.#snapshot && (await storedVersion(db)) === this.#snapshot.version) continue
      this.#snapshot = new Snapshot(await storedCatalogue(db))
    }
  }
}
