import type { E5Draw } from '../../draw.ts'
import { orderedDistinct } from '../../primitives/ordered-distinct.ts'
import { hitChance, type SubsetBet, subset, subsetWithBankers } from '../../primitives/subset.ts'
import { e5Labels, firstIndexes } from './e5-numbers.ts'

/** 前三 and 前二直选: the first numbers in order. */
export function e5FirstDirect(count: number) {
  return orderedDistinct<E5Draw>(e5Labels, count, (draw) => firstIndexes(draw, count))
}

/** 组选: the first numbers in any order. */
export function e5FirstGroup(count: number) {
  return subset(firstNumbers(count, count))
}

/** 组选胆拖: the same with bankers. */
export function e5FirstGroupWithBankers(count: number) {
  return subsetWithBankers(firstNumbers(count, count))
}

/** 前三不定位: a number is among the first ones. */
export function e5FirstAny(count: number) {
  return subset(firstNumbers(count, 1))
}

function firstNumbers(count: number, size: number): SubsetBet<E5Draw> {
  return {
    labels: e5Labels,
    size,
    tiers: [{ hits: size, chance: hitChance(e5Labels.length, count, size, size) }],
    mostDrawn: count,
    drawn: (draw) => firstIndexes(draw, count),
  }
}
