import type { TrendRow } from './trend-row.ts'

/** How the labels of a row did in a run of issues; every list but `omissions` has one figure for each label. */
export interface TrendWindow {
  readonly labels: readonly string[]
  /** Draws in the window. */
  readonly issues: number
  /**
   * Issues since each label last showed, 0 where it shows: after the first issue the figures of all labels, then after
   * the second, and so on. What came before the window is not counted.
   */
  readonly omissions: Uint16Array
  /** Draws that showed it. */
  readonly hits: Uint16Array
  /** Its omission after the last issue, and the longest. */
  readonly current: Uint16Array
  readonly longest: Uint16Array
  /** The most issues in a row that showed it. */
  readonly streak: Uint16Array
}

/** Follows a row through draws, the oldest first (domain section 5). */
export function trendWindow<D>(row: TrendRow<D>, draws: readonly D[]): TrendWindow {
  const { labels } = row
  const width = labels.length
  const figures = () => new Uint16Array(width)
  const [hits, current, longest, streak, running] = [figures(), figures(), figures(), figures(), figures()]
  const omissions = new Uint16Array(width * draws.length)
  draws.forEach((draw, issue) => {
    for (let at = 0; at < width; at++) current[at] = (current[at] ?? 0) + 1
    // A label may show twice in one draw, which is one hit.
    for (const at of row.shown(draw)) current[at] = 0
    for (let at = 0; at < width; at++) {
      const missed = current[at] ?? 0
      const inRow = missed === 0 ? (running[at] ?? 0) + 1 : 0
      if (missed === 0) hits[at] = (hits[at] ?? 0) + 1
      running[at] = inRow
      longest[at] = Math.max(longest[at] ?? 0, missed)
      streak[at] = Math.max(streak[at] ?? 0, inRow)
    }
    omissions.set(current, issue * width)
  })
  return { labels, issues: draws.length, omissions, hits, current, longest, streak }
}

/** The average omission of a label that so many of the issues showed, to one decimal. */
export function averageOmission(issues: number, hits: number): number {
  return Math.round((10 * issues) / (hits + 1)) / 10
}

/** Which labels are hot and which are cold; a label can be both. */
export interface Temperatures {
  readonly hot: readonly boolean[]
  readonly cold: readonly boolean[]
}

/**
 * Hot are the labels among the fifth that showed most often, cold those that have been missing longest. Never more than
 * a fifth are: where so many share a place that there would be, none of them is.
 */
export function temperaturesOf({ labels, hits, current }: TrendWindow): Temperatures {
  const most = Math.max(1, Math.floor(labels.length / 5))
  const longest = Math.max(0, ...current)
  const missing = current.filter((missed) => missed === longest).length
  const asOften = (count: number) => hits.filter((other) => other >= count).length
  return {
    hot: labels.map((_, at) => (hits[at] ?? 0) > 0 && asOften(hits[at] ?? 0) <= most),
    cold: labels.map((_, at) => longest > 0 && missing <= most && current[at] === longest),
  }
}
