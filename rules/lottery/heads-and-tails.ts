/** The other digit of a number of two digits, and whether it is the special prize's. */
export interface OtherDigit {
  readonly digit: string
  readonly isSpecial: boolean
}

/** The last two digits of each prize, by their first digit and by their second. */
export interface HeadsAndTails {
  /** The tails of each head 0 to 9, rising. */
  readonly tails: readonly (readonly OtherDigit[])[]
  /** The heads of each tail 0 to 9, rising. */
  readonly heads: readonly (readonly OtherDigit[])[]
}

/** Đầu and đuôi of a Vietnamese board (domain section 5), as much of it as is known; the special prize is the tier `DB`. */
export function headsAndTails(prizes: Readonly<Record<string, readonly string[]>>): HeadsAndTails {
  const numbers = Object.entries(prizes).flatMap(([tier, drawn]) =>
    drawn.map((prize) => ({ head: prize.at(-2) ?? '', tail: prize.at(-1) ?? '', isSpecial: tier === 'DB' })),
  )
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  return {
    tails: digits.map((digit) =>
      rising(numbers.filter(({ head }) => head === digit).map(({ tail, isSpecial }) => ({ digit: tail, isSpecial }))),
    ),
    heads: digits.map((digit) =>
      rising(numbers.filter(({ tail }) => tail === digit).map(({ head, isSpecial }) => ({ digit: head, isSpecial }))),
    ),
  }
}

/** Among equal digits the special prize's is the first. */
function rising(digits: readonly OtherDigit[]): OtherDigit[] {
  return digits.toSorted((a, b) => Number(a.digit) - Number(b.digit) || Number(b.isSpecial) - Number(a.isSpecial))
}
