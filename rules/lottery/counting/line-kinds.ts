import { type LineKind, onlyTier } from '../bet-type.ts'
import { compare, type Rational, ratio } from '../rational.ts'

/** A kind of line that can win one tier. */
export function lineKind(chance: Rational, tier = onlyTier, push = ratio(0)): LineKind {
  return { chances: [{ tier, chance }], push }
}

/** The same kinds, each once. */
export function distinctKinds(kinds: readonly LineKind[]): LineKind[] {
  return kinds.filter((kind, index) => kinds.findIndex((other) => isSameKind(kind, other)) === index)
}

function isSameKind(a: LineKind, b: LineKind): boolean {
  if (a.chances.length !== b.chances.length || compare(a.push, b.push) !== 0) return false
  return a.chances.every(({ tier, chance }, i) => {
    const other = b.chances[i]
    return other?.tier === tier && compare(other.chance, chance) === 0
  })
}
