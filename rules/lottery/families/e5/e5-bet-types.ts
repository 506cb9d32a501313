import type { BetTypeTable } from '../../bet-type.ts'
import type { Measure } from '../../counting/measure.ts'
import type { E5Draw } from '../../draw.ts'
import { positionNames } from '../../grammar/numbers.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { orderedDistinct } from '../../primitives/ordered-distinct.ts'
import { hitChance, type SubsetBet, subset, subsetWithBankers } from '../../primitives/subset.ts'
import { e5DragonTiger, e5Middle, e5Odd, e5SumSides } from './e5-markets.ts'
import { e5Drawn, e5Labels, firstIndexes } from './e5-numbers.ts'

/** 前三 and 前二直选: the first numbers in order. */
function e5FirstDirect(count: number) {
  return orderedDistinct<E5Draw>(e5Labels, count, (draw) => firstIndexes(draw, count))
}

/** 组选: the first numbers in any order. */
function e5FirstGroup(count: number) {
  return subset(firstNumbers(count, count))
}

/** 组选胆拖: the same with bankers. */
function e5FirstGroupWithBankers(count: number) {
  return subsetWithBankers(firstNumbers(count, count))
}

/** 前三不定位: a number is among the first ones. */
function e5FirstAny(count: number) {
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

/** 定位胆: a number at a position, every pick a line. */
function e5Fixed() {
  const rows = positionNames(e5Drawn).map((name, at) => ({ name, measure: numberAt(at) }))
  return market(rows, optionPerValue(e5Labels), { eachOnce: true })
}

function numberAt(position: number): Measure<E5Draw> {
  return { weights: e5Labels.map(() => 1), of: ({ numbers }) => (numbers[position] ?? 0) - 1 }
}

/** 任选: up to five numbers are all drawn, or all five drawn are among more. */
function e5Any(size: number) {
  return subset(anyNumbers(size))
}

/** 任选胆拖: the same with bankers. */
function e5AnyWithBankers(size: number) {
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

/** Every bet type of 11选5 by play code. */
export const e5BetTypes: BetTypeTable<E5Draw> = {
  E5_F3_DIRECT: () => e5FirstDirect(3),
  E5_F3_GROUP: () => e5FirstGroup(3),
  E5_F3_GROUP_DT: () => e5FirstGroupWithBankers(3),
  E5_F2_DIRECT: () => e5FirstDirect(2),
  E5_F2_GROUP: () => e5FirstGroup(2),
  E5_F2_GROUP_DT: () => e5FirstGroupWithBankers(2),
  E5_F3_ANY1: () => e5FirstAny(3),
  E5_FIXED: () => e5Fixed(),

  E5_ANY1: () => e5Any(1),
  E5_ANY2: () => e5Any(2),
  E5_ANY3: () => e5Any(3),
  E5_ANY4: () => e5Any(4),
  E5_ANY5: () => e5Any(5),
  E5_ANY6: () => e5Any(6),
  E5_ANY7: () => e5Any(7),
  E5_ANY8: () => e5Any(8),
  E5_ANY2_DT: () => e5AnyWithBankers(2),
  E5_ANY3_DT: () => e5AnyWithBankers(3),
  E5_ANY4_DT: () => e5AnyWithBankers(4),
  E5_ANY5_DT: () => e5AnyWithBankers(5),
  E5_ANY6_DT: () => e5AnyWithBankers(6),
  E5_ANY7_DT: () => e5AnyWithBankers(7),
  E5_ANY8_DT: () => e5AnyWithBankers(8),

  E5_ODD: () => e5Odd(),
  E5_MID: () => e5Middle(),
  E5_SUM_BSOE: () => e5SumSides(),
  E5_DT: () => e5DragonTiger(),
}
