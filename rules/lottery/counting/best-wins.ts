import type { LineKind, Wins } from '../bet-type.ts'
import { wins } from './wins.ts'

/** The candidates that no other candidate matches or beats in every tier. */
export function undominated(candidates: readonly Wins[]): Wins[] {
  return candidates.reduce<Wins[]>((kept, candidate) => {
    if (kept.some((other) => isAtMost(candidate, other))) return kept
    return [...kept.filter((other) => !isAtMost(other, candidate)), candidate]
  }, [])
}

/** Whether `a` has no more of any tier, and no more returned lines, than `b`. */
export function isAtMost(a: Wins, b: Wins): boolean {
  const countIn = (wanted: string) => b.tiers.find(({ tier }) => tier === wanted)?.count ?? 0
  return a.pushed <= b.pushed && a.tiers.every(({ tier, count }) => count <= countIn(tier))
}

/** One winning line, of any tier that the kinds have. */
export function oneLineWins(lineKinds: readonly LineKind[]): Wins[] {
  return lineKinds.flatMap(({ chances }) => chances.map(({ tier }) => wins(1, tier)))
}

/** The bound that always holds: every line wins every tier. */
export function allLinesWin(lineKinds: readonly LineKind[], lines: number): Wins[] {
  const tiers = new Set(lineKinds.flatMap(({ chances }) => chances.map(({ tier }) => tier)))
  return [{ tiers: [...tiers].map((tier) => ({ tier, count: lines })), pushed: lines }]
}

/** The most of every tier that any of the candidates has. */
export function mostOfEach(candidates: readonly Wins[]): Wins {
  const tiers = new Map<string, number>()
  for (const { tier, count } of candidates.flatMap((candidate) => candidate.tiers)) {
    tiers.set(tier, Math.max(count, tiers.get(tier) ?? 0))
  }
  return {
    tiers: [...tiers].map(([tier, count]) => ({ tier, count })),
    pushed: candidates.reduce((most, { pushed }) => Math.max(most, pushed), 0),
  }
}

/** Wins of independent parts of a selection together. */
export function sumOfWins(parts: readonly Wins[]): Wins {
  const tiers = new Map<string, number>()
  for (const { tier, count } of parts.flatMap((part) => part.tiers)) tiers.set(tier, (tiers.get(tier) ?? 0) + count)
  return {
    tiers: [...tiers].map(([tier, count]) => ({ tier, count })),
    pushed: parts.reduce((sum, { pushed }) => sum + pushed, 0),
  }
}
