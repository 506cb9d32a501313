import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'

/** Attributes that have one of two sides, or neither. */
const twoSided = /^(size|parity|dragonTiger\d?|sumSize|sumParity)$/

/** What a game's roads can show, in the order of its attributes. */
export function roadAspects(issues: readonly EndedIssue[]): string[] {
  const drawn = issues.find(({ winDetail }) => winDetail)
  return Object.keys(drawn?.attributes ?? {}).filter((name) => twoSided.test(name))
}

/** The sides of the issues that were drawn, the oldest first; the list is the newest first. */
export function sidesOf(issues: readonly EndedIssue[], aspect: string): string[] {
  return issues.flatMap(({ attributes }) => attributes[aspect] ?? []).reverse()
}

/** The first sides of each pair are drawn in one manner, the second in another. */
export const isFirstSide = (side: string): boolean => ['B', 'O', 'D'].includes(side)
