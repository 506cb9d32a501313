interface Money {
  readonly currency: string
  readonly exponent: number
}

/** Currencies of which ten thousand are what one of the others is, about. */
const small = ['VND', 'IDR', 'KHR', 'LAK', 'MMK']
/** How many digits after the point the currency usually has; ours has two for the small ones. */
export function usualExponent(currency: string): number {
  if (small.includes(currency)) return 2
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

const ladder = [1n, 2n, 5n, 10n, 20n, 50n, 100n] as const

/** The whole stakes of a slot: whole minor units on every line. */
export function slotStakes({ currency, exponent }: Money, lines: number): readonly bigint[] {
  const unit = 10n ** BigInt(exponent)
  const onLine = small.includes(currency) ? unit * 10n : unit / 100n || 1n
  return ladder.map((times) => times * onLine * BigInt(lines))
}

export interface Room {
  readonly roomId: string
  /** Chips in minor units, the least bet first. */
  readonly chips: readonly bigint[]
  /** The most that may lie on one outcome. */
  readonly most: bigint
}

/** The tables of a game of cards, from the cheapest on. */
export function tableRooms({ currency, exponent }: Money): readonly Room[] {
  // Without cents one of the currency is too small a chip to be paid 0.95 to 1.
  const least = small.includes(currency) ? 10_000n : exponent < 2 ? 100n : 1n
  const unit = least * 10n ** BigInt(exponent)
  return [1n, 5n, 20n].map((times, index) => ({
    roomId: `table-${index + 1}`,
    chips: [1n, 2n, 5n, 10n, 50n].map((chip) => chip * times * unit),
    most: 500n * times * unit,
  }))
}
