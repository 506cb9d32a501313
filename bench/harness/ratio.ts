import { quantile } from './stats.ts'

/** One measured figure and how far it strayed. */
export interface Figure {
  readonly value: number
  readonly lowest: number
  readonly highest: number
}

/** What a measure that has no second side reports of its samples: the median, and the two ends. */
export function figureOf(samples: readonly number[]): Figure {
  return { value: quantile(samples, 0.5), lowest: quantile(samples, 0), highest: quantile(samples, 1) }
}

/**
 * Median of `a` ÷ median of `b`; its spread is that of the rounds, each sample divided by the one
 * measured beside it, because what disturbs a machine disturbs both.
 */
export function ratio(a: readonly number[], b: readonly number[]): Figure {
  if (a.length !== b.length) throw new RangeError('samples that were not taken side by side')
  const rounds = a.map((sample, round) => sample / (b[round] ?? Number.NaN))
  return {
    value: quantile(a, 0.5) / quantile(b, 0.5),
    lowest: quantile(rounds, 0),
    highest: quantile(rounds, 1),
  }
}
