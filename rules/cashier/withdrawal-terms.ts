/** What a withdrawal costs. */
export interface WithdrawalRates {
  /** So many of a day cost nothing. */
  readonly freePerDay: number
  /** Of the amount, in millionths. */
  readonly feePpm: number
  /** In minor units. */
  readonly leastFee: bigint
}

const million = 1_000_000n

/**
 * The fee of a withdrawal, in minor units, taken from its amount: nothing for the first ones of a day, then a share with a
 * least. It is rounded down to whole units of the currency, because banks pay nothing smaller.
 */
export function withdrawalFee(
  amount: bigint,
  beforeToday: number,
  { freePerDay, feePpm, leastFee }: WithdrawalRates,
  unit: bigint,
): bigint {
  if (beforeToday < freePerDay) return 0n
  const share = (amount * BigInt(feePpm)) / million
  const fee = share > leastFee ? share : leastFee
  return fee - (fee % unit)
}

/** Withdrawals that an operator approves with one press at most. */
export const approvedTogether = 50
