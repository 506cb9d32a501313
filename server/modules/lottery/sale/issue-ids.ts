import { LRUCache } from 'lru-cache'
import type { Db } from '#/platform/db/handles.ts'
import { issueId } from '../store/issues.ts'

/** Those on sale and those to come that are bet on, and more. */
const remembered = 5_000

/** Ids of issues, which never change: a bet finds its issue by its id without a look at two texts. */
export class IssueIds {
  readonly #db: Db
  readonly #known = new LRUCache<string, bigint>({ max: remembered })

  constructor(db: Db) {
    this.#db = db
  }

  async of(game: string, issue: string): Promise<bigint | undefined> {
    const key = `${game} ${issue}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const id = await issueId(this.#db, game, issue)
    if (id !== undefined) this.#known.set(key, id)
    return id
  }
}
