/**
 * The rank test of Mann and Whitney: how far two samples stand apart, in units of what chance would make of them. It asks
 * which of two times is the longer alone, so that a pause of the machine weighs no more than any other time.
 */
export function rankDistance(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
  ranked.sort((a, b) => a.value - b.value)
  let [rankSum, ties] = [0, 0]
  for (let from = 0; from < ranked.length; ) {
    let to = from
    while (to < ranked.length && ranked[to]?.value === ranked[from]?.value) to++
    // Those that are alike share the mean of their ranks.
    const mean = (from + 1 + to) / 2
    rankSum += mean * ranked.slice(from, to).filter(({ isOne }) => isOne).length
    ties += (to - from) ** 3 - (to - from)
    from = to
  }
  const [n, m, all] = [one.length, other.length, ranked.length]
  const u = rankSum - (n * (n + 1)) / 2
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)))
  return variance === 0 ? 0 : Math.abs(u - (n * m) / 2) / Math.sqrt(variance)
}

/** Where the distance would be chance once in 100,000 times. */
export const mostDistance = 4.5
