import { choose } from '../../counting/combinations.ts'
import { lineKind } from '../../counting/line-kinds.ts'
import type { Measure } from '../../counting/measure.ts'
import { digitLabels, numberLabels, positionNames } from '../../grammar/numbers.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import {
  type GroupPart,
  type GroupSpace,
  multisetGroup,
  multisetGroupOfOneRow,
} from '../../primitives/multiset-group.ts'
import { positionalProduct } from '../../primitives/positional-product.ts'
import { singleEntries } from '../../primitives/single-entries.ts'
import { subset } from '../../primitives/subset.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { valueBundle } from '../../primitives/value-bundle.ts'
import { ratio } from '../../rational.ts'
import { type DigitsDraw, digitAt, digitsOf, type Segment, spanOf, sumOf } from './segment.ts'

/** 直选复式: the digits of the segment in order, from one row for each position. */
export function digitDirect({ start, length }: Segment) {
  const rows = positionNames(length).map((name, at) => ({ name, measure: digitAt(start + at) }))
  return positionalProduct(rows, optionPerValue(digitLabels))
}

/** 直选单式: the same from a list of complete numbers. */
export function digitDirectEntries(segment: Segment) {
  const chance = ratio(1, 10 ** segment.length)
  return singleEntries<DigitsDraw>(segment.length, '0123456789', chance, (draw) => digitsOf(segment, draw).join(''))
}

/** 定位胆: a digit at a position, every pick a line. */
export function digitFixed(positions: number) {
  return market(digitRows(positions), optionPerValue(digitLabels))
}

/** Big, small, odd or even digit at a position, every pick a line; big begins at 5. */
export function digitPositionSides(positions: number) {
  return market(digitRows(positions), twoSides(5))
}

function digitRows(positions: number) {
  return positionNames(positions).map((name, at) => ({ name, measure: digitAt(at) }))
}

/** 大小单双 of several positions at once: one side of each makes a line. */
export function digitSides({ start, length }: Segment) {
  const rows = positionNames(length).map((name, at) => ({ name, measure: digitAt(start + at) }))
  return positionalProduct(rows, twoSides(5))
}

/** Big, small, odd or even sum of the segment; big begins in the middle. */
export function digitSumSides(segment: Segment) {
  const measure = sumOf(segment)
  return market([{ name: 'sum', measure }], twoSides(Math.ceil((9 * segment.length) / 2)))
}

/** 直选和值: a sum stands for every ordered combination with that sum. */
export function digitSum(segment: Segment) {
  return directByMeasure('sum', segment, sumOf(segment))
}

/** 直选跨度: a span stands for every ordered combination whose highest and lowest digit are so far apart. */
export function digitSpan(segment: Segment) {
  return directByMeasure('span', segment, spanOf(segment))
}

function directByMeasure(name: string, { length }: Segment, { weights, of }: Measure<DigitsDraw>) {
  const labels = numberLabels(0, weights.length - 1)
  return valueBundle({ name, labels, lines: weights, lineKinds: [lineKind(ratio(1, 10 ** length))], labelOf: of })
}

/** Digits that are each shown once. */
export function singles(values: number): GroupPart {
  return { name: 'single', values, times: 1 }
}

/** Digits that are each shown twice. */
export function pairs(values: number): GroupPart {
  return { name: 'pair', values, times: 2 }
}

/** A digit shown three times. */
export const triple: GroupPart = { name: 'triple', values: 1, times: 3 }

/** A digit shown four times. */
export const quad: GroupPart = { name: 'quad', values: 1, times: 4 }

/** 组选: the segment shows exactly these repetitions, in any order; one row for each part. */
export function digitGroup(segment: Segment, ...parts: readonly GroupPart[]) {
  return multisetGroup(groupSpace(segment), parts)
}

/** 组三: a pair and a single, both from one row. */
export function digitGroupThree(segment: Segment) {
  return multisetGroupOfOneRow(groupSpace(segment), [pairs(1), singles(1)])
}

function groupSpace(segment: Segment): GroupSpace<DigitsDraw> {
  return { labels: digitLabels, size: segment.length, values: (draw) => digitsOf(segment, draw) }
}

/** 不定位: `size` different digits all show somewhere in the segment. */
export function digitAny(segment: Segment, size: number) {
  return subset<DigitsDraw>({
    labels: digitLabels,
    size,
    tiers: [{ hits: size, chance: ratio(drawsWithAll(size, segment.length), 10 ** segment.length) }],
    mostDrawn: segment.length,
    drawn(draw) {
      const digits = digitsOf(segment, draw)
      return digits.filter((digit, at) => digits.indexOf(digit) === at)
    },
  })
}

/** Lists of `length` digits that hold `size` given ones: all lists, less those that lack one, plus … */
function drawsWithAll(size: number, length: number): number {
  let draws = 0
  for (let lacking = 0; lacking <= size; lacking++) {
    draws += (-1) ** lacking * choose(size, lacking) * (10 - lacking) ** length
  }
  return draws
}
