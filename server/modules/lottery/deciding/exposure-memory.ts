import { LRUCache } from 'lru-cache'
import { type ExposedPlay, ExposureBook, type ExposureSum, type IssueSums } from './exposure-book.ts'

/** Issues whose sums are remembered: those on sale, and some to come. */
const remembered = 50

/**
 * Sums of issues as this process wrote them last. While nobody else writes them they are not read again: a bet type has up to a
 * thousand, and a batch a few dozen bets. Its issues belong to one batch at a time.
 */
export class ExposureMemory {
  readonly #issues = new LRUCache<bigint, IssueSums>({ max: remembered })

  /** The plays with the version of their sums that is known. */
  withVersions(plays: readonly ExposedPlay[]): (ExposedPlay & { readonly knownVersion?: bigint })[] {
    return plays.map((play) => {
      const issue = this.#issues.get(play.issueId)
      return issue?.plays.has(play.playCode) ? { ...play, knownVersion: issue.version } : play
    })
  }

  /** What was read, with what was not, since it is known. Whoever writes it says so by `keep`, or else forgets it. */
  bookOf(sums: readonly ExposureSum[]): ExposureBook {
    const same = sums.flatMap(({ issueId, playCode, version }) => {
      const issue = playCode === '' ? this.#issues.get(issueId) : undefined
      return issue?.version === version ? [[issueId, issue] as const] : []
    })
    return new ExposureBook(sums, new Map(same))
  }

  keep(book: ExposureBook): void {
    for (const [issueId, sums] of book.written()) this.#issues.set(issueId, sums)
  }

  /** After a batch that failed: nobody knows what was written. */
  forget(plays: readonly ExposedPlay[]): void {
    for (const { issueId } of plays) this.#issues.delete(issueId)
  }
}
