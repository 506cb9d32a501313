import { tuples } from '../../counting/combinations.ts'
import { type Measure, measureOver, sumWeights } from '../../counting/measure.ts'

/** A draw that shows digits in order. */
export interface DigitsDraw {
  readonly digits: readonly number[]
}

/** Neighbouring positions of a draw: the first three, the last two, all. */
export interface Segment {
  readonly start: number
  readonly length: number
}

const one = Array.from({ length: 10 }, () => 1)

/** `length` positions from `start`, which counts from 0. */
export function segment(start: number, length: number): Segment {
  return { start, length }
}

/** The digits that a draw shows in the segment. */
export function digitsOf({ start, length }: Segment, { digits }: DigitsDraw): readonly number[] {
  return length === digits.length ? digits : digits.slice(start, start + length)
}

/** The digit at a position. */
export function digitAt(position: number): Measure<DigitsDraw> {
  return { weights: one, of: ({ digits }) => digits[position] ?? -1 }
}

/** The sum of the segment's digits. */
export function sumOf({ start, length }: Segment): Measure<DigitsDraw> {
  return {
    weights: sumWeights(one, length),
    of({ digits }) {
      let sum = 0
      for (let at = start; at < start + length; at++) sum += digits[at] ?? 0
      return sum
    },
  }
}

/** What is read off the digits of a segment; it knows nothing of where they stand. */
type DigitReading = (digits: readonly number[]) => number

const spanOfDigits: DigitReading = (digits) => Math.max(...digits) - Math.min(...digits)

/** The difference between the segment's highest and lowest digit. */
export function spanOf(segment: Segment): Measure<DigitsDraw> {
  return measureOfDigits(segment, spanOfDigits)
}

/** What a reading makes of every combination, worked out once for all segments of a length: a phone waits for it. */
const tables = new WeakMap<DigitReading, Map<number, { readonly values: Int8Array; readonly weights: number[] }>>()

function tableOf(read: DigitReading, length: number) {
  const ofReading = tables.get(read) ?? new Map()
  tables.set(read, ofReading)
  const known = ofReading.get(length)
  if (known) return known
  const values = Int8Array.from(tuples(10, length), read)
  const { weights } = measureOver(values, (value) => value)
  const table = { values, weights }
  ofReading.set(length, table)
  return table
}

/** What `read` makes of the segment's digits. */
export function measureOfDigits({ start, length }: Segment, read: DigitReading): Measure<DigitsDraw> {
  const { weights, values } = tableOf(read, length)
  return {
    weights,
    of({ digits }) {
      let code = 0
      for (let at = start; at < start + length; at++) code = code * 10 + (digits[at] ?? 0)
      return values[code] ?? -1
    },
  }
}
