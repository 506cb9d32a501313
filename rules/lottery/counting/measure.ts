import { type Rational, ratio } from '../rational.ts'

/** A small whole number that is read off a draw. */
export interface Measure<D> {
  /** How many of all draws, or which share of them, have value 0, 1, 2 … */
  readonly weights: readonly number[]
  of(draw: D): number
}

/** The measure that every draw of `space` was put through to weigh its values. */
export function measureOver<D>(space: Iterable<D>, of: (draw: D) => number): Measure<D> {
  const weights: number[] = []
  for (const draw of space) {
    const value = of(draw)
    while (weights.length <= value) weights.push(0)
    weights[value] = (weights[value] ?? 0) + 1
  }
  return { weights, of }
}

/** The chance that a draw has a value of which `holds` is true. */
export function chanceThat<D>({ weights }: Measure<D>, holds: (value: number) => boolean): Rational {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  return ratio(sum(weights.filter((_, value) => holds(value))), sum(weights))
}

/** Weights of the sum of `count` numbers, each of which has `weights`. */
export function sumWeights(weights: readonly number[], count: number): number[] {
  let sums = [1]
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(sums.length + weights.length - 1).fill(0)
    sums.forEach((a, s) => {
      weights.forEach((b, w) => {
        next[s + w] = (next[s + w] ?? 0) + a * b
      })
    })
    sums = next
  }
  return sums
}
