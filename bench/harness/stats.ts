/** What a list of samples comes to. */
export interface Stats {
  readonly count: number
  readonly min: number
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** The value that `share` of the samples do not exceed; between two samples it lies on the line that joins them. */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new RangeError('no samples, no quantile')
  const sorted = samples.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export function statsOf(samples: readonly number[]): Stats {
  return {
    count: samples.length,
    min: quantile(samples, 0),
    median: quantile(samples, 0.5),
    p95: quantile(samples, 0.95),
    p99: quantile(samples, 0.99),
    max: quantile(samples, 1),
  }
}
