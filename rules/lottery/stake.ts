/**
 * What is staked on each line: `unitThousandths × multiple`. Units go down to 0.001 of the currency, finer
 * than its minor units, so they are counted in thousandths.
 */
export interface LineStake {
  readonly unitThousandths: bigint
  /** 1 to 99 999. */
  readonly multiple: number
}

/** The highest multiple of a unit. */
export const mostMultiple = 99_999

/** The stake of `lines` lines in minor units, or undefined when it is no whole number of them. */
export function stakeMinor({ unitThousandths, multiple }: LineStake, lines: number, exponent: number) {
  const scaled = unitThousandths * BigInt(multiple) * BigInt(lines) * 10n ** BigInt(exponent)
  return scaled % 1000n === 0n ? scaled / 1000n : undefined
}

/** `weightE4 / 10 000` line stakes in minor units, floored: how a win is paid, once for each bet item. */
export function payoutMinor({ unitThousandths, multiple }: LineStake, weightE4: bigint, exponent: number): bigint {
  return (unitThousandths * BigInt(multiple) * weightE4 * 10n ** BigInt(exponent)) / 10_000_000n
}

/** The same, rounded up: an amount that the payout never exceeds, whatever it is added to. */
export function payableMinor({ unitThousandths, multiple }: LineStake, weightE4: bigint, exponent: number): bigint {
  return (unitThousandths * BigInt(multiple) * weightE4 * 10n ** BigInt(exponent) + 9_999_999n) / 10_000_000n
}

/** What one bet item may be, by the merchant's settings. */
interface ItemLimits {
  readonly mostLines: number
  readonly leastStakeMinor: bigint
  readonly mostStakeMinor: bigint
}

/** Why an item is refused by its limits. */
type LimitError = 'max_lines' | 'min_stake' | 'max_stake'

/** The first limit that an item breaks. */
export function limitError(item: { lines: number; stakeMinor: bigint }, limits: ItemLimits): LimitError | undefined {
  if (item.lines > limits.mostLines) return 'max_lines'
  if (item.stakeMinor < limits.leastStakeMinor) return 'min_stake'
  return item.stakeMinor > limits.mostStakeMinor ? 'max_stake' : undefined
}
