import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'

/** Tiers of a board with their count of prizes and the width of each. */
export type Tiers = readonly (readonly [tier: string, prizes: number, width: number])[]

/** The prizes of each tier that are known: all, some, or none. */
export function prizesOf(
  board: Tiers,
  winDetail: EndedIssue['winDetail'],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(board.map(([tier]) => [tier, [winDetail?.[tier] ?? []].flat().map(String)]))
}
