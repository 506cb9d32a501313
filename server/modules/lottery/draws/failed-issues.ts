import { isUnavailable } from '#/platform/db/unavailable.ts'
import type { PassedBy } from '../store/passed-by.ts'

/** A failed issue is tried again after this, so that a repair of the server needs nobody to remember it. */
const passedBySeconds = 60
/** More that fail at once are no single issue's fault. */
const rememberedAtMost = 1_000

interface NamedIssue {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  /** The database's time when it was read. */
  readonly now: Date
}

/** What hears of an issue on which work failed, once. */
export type OnFailedIssue = (failure: { readonly err: unknown; readonly game: string; readonly issue: string }) => void

/** Issues on which work failed in this process: others go first for a while, so that one never holds up those behind it. */
export class FailedIssues {
  readonly #until = new Map<bigint, number>()
  readonly #told = new Set<bigint>()
  readonly #onFailure: OnFailedIssue

  constructor(onFailure: OnFailedIssue) {
    this.#onFailure = onFailure
  }

  /** Whom to pass by. */
  get passedBy(): PassedBy {
    return { ids: [...this.#until.keys()], until: [...this.#until.values()] }
  }

  /**
   * Notes that work on an issue failed, and tells it the first time. Throws the error again where it is the database's
   * being away, or where nobody knows whose it is.
   */
  note(error: unknown, issue: NamedIssue | undefined): void {
    if (!issue || isUnavailable(error) || this.#until.size >= rememberedAtMost) throw error
    const { id, game, issue: number, now } = issue
    const seconds = Math.floor(now.getTime() / 1_000)
    for (const [other, until] of this.#until) if (until < seconds) this.#until.delete(other)
    this.#until.set(id, seconds + passedBySeconds)
    if (!this.#told.has(id)) this.#onFailure({ err: error, game, issue: number })
    this.#told.add(id)
  }

  /** Forgets an issue on which work went well. */
  forget(id: bigint): void {
    this.#until.delete(id)
    this.#told.delete(id)
  }
}
