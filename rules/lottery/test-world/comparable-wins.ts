import type { Wins } from '../bet-type.ts'

/** Wins in one comparable spelling, such as `G3 1, PUSH 2`. */
export function spelledWins({ tiers, pushed }: Wins): string {
  if (tiers.length === 0 && pushed === 0) return ''
  return spell([...tiers.map(({ tier, count }) => [tier, count] as const), ['PUSH', pushed]])
}

/** What the lines of a selection won, each asked by itself. */
export function spelledHits(hits: readonly (readonly string[])[]): string {
  let counts: Map<string, number> | undefined
  for (const tiers of hits) {
    for (const tier of tiers) {
      counts ??= new Map()
      counts.set(tier, (counts.get(tier) ?? 0) + 1)
    }
  }
  return counts ? spell([...counts]) : ''
}

function spell(counts: readonly (readonly [tier: string, count: number])[]): string {
  return counts
    .filter(([, count]) => count > 0)
    .map(([tier, count]) => `${tier} ${count}`)
    .sort()
    .join(', ')
}
