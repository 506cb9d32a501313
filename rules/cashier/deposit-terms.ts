/** What a way to pay in costs and adds, in millionths of what was paid. */
export interface DepositRates {
  readonly feePpm: number
  readonly bonusPpm: number
}

const million = 1_000_000n

/** Fee, bonus and what is credited of a payment, in minor units; fee and bonus are each rounded down once. */
export function depositTerms(paid: bigint, { feePpm, bonusPpm }: DepositRates) {
  const fee = (paid * BigInt(feePpm)) / million
  const bonus = (paid * BigInt(bonusPpm)) / million
  return { fee, bonus, credited: paid - fee + bonus }
}
