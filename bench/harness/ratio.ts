import { quantile } from './stats.ts'

/** One measured figure and how far it strayed. */
export interface Figure {
  readonly value: number
  readonly lowest: number
  readonly highest: number
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
