/** What one bet item may be, by the merchant's settings. */
export interface ItemLimits {
  readonly mostLines: number
  readonly leastStakeMinor: bigint
  readonly mostStakeMinor: bigint
}

/** Why an item is refused by its limits. */
export type LimitError = 'max_lines' | 'min_stake' | 'max_stake'

/** The first limit that an item breaks. */
export function limitError(item: { lines: number; stakeMinor: bigint }, limits: ItemLimits): LimitError | undefined {
  if (item.lines > limits.mostLines) return 'max_lines'
  if (item.stakeMinor < limits.leastStakeMinor) return 'min_stake'
  return item.stakeMinor > limits.mostStakeMinor ? 'max_stake' : undefined
}
