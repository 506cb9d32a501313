import type { E5Draw } from '../../draw.ts'
import { hitChance, type SubsetBet, subset, subsetWithBankers } from '../../primitives/subset.ts'
import { e5Drawn, e5Labels, firstIndexes } from './e5-numbers.ts'

/** 任选: up to five numbers are all drawn, or all five drawn are among more. */
export function e5Any(size: number) {
  return subset(anyNumbers(size))
}

/** 任选胆拖: the same with bankers. */
export function e5AnyWithBankers(size: number) {
  return subsetWithBankers(anyNumbers(size))
}

function anyNumbers(size: number): SubsetBet<E5Draw> {
  const hits = Math.min(size, e5Drawn)
  return {
    labels: e5Labels,
    size,
    tiers: [{ hits, chance: hitChance(e5Labels.length, e5Drawn, size, hits) }],
    mostDrawn: e5Drawn,
    drawn: (draw) => firstIndexes(draw, e5Drawn),
  }
}
