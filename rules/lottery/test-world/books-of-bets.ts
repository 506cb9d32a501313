import fc from 'fast-check'
import type { CellSums, Selection } from '../bet-type.ts'
import { defaultPrices, type RegisteredBetType } from '../bet-types.ts'
import type { Draw } from '../draw.ts'
import { type ExposureTerms, exposureOf } from '../exposure.ts'
import { weightE4 } from '../payout.ts'
import { quotedOdds } from '../price-row.ts'
import { payoutMinor } from '../stake.ts'
import { arbitrarySelection } from './arbitrary-selections.ts'
import type { DrawSpace } from './draw-space.ts'
import { printedNorth, printedSouth, widthsOf } from './vn-reference.ts'

/** A bet of a book: all of one play code, on one issue. */
export interface BookedBet {
  readonly selection: Selection
  readonly terms: ExposureTerms
}

/** Minor units, cents. */
export const exponent = 2

/** The odds of the price list, or of a prize group of 1800, in hundredths of which `shares` is taken, tier by tier. */
function oddsFor({ playCode, family }: RegisteredBetType, selection: Selection, shares: readonly bigint[]) {
  const listed = quotedOdds(selection, defaultPrices(family)[playCode], 1800)
  return Object.fromEntries(
    Object.entries(listed).map(([tier, odds], at) => [tier, (odds * (shares[at % shares.length] ?? 100n)) / 100n]),
  )
}

/** A bet at the odds of the price list, ten of the currency on each line. */
export function plainBet(betType: RegisteredBetType, selection: Selection): BookedBet {
  const terms = { odds: oddsFor(betType, selection, [100n]), exponent, unitThousandths: 10_000n, multiple: 1 }
  return { selection, terms }
}

/** Bets whose stakes and odds differ, down to units that make every payout be floored. */
export function arbitraryBet(betType: RegisteredBetType): fc.Arbitrary<BookedBet> {
  const stake = fc.record({
    unitThousandths: fc.constantFrom(1n, 2n, 20n, 333n, 2_000n, 10_000n),
    multiple: fc.integer({ min: 1, max: 60 }),
  })
  const shares = fc.array(fc.bigInt({ min: 30n, max: 150n }), { minLength: 1, maxLength: 6 })
  return fc
    .tuple(arbitrarySelection(betType.picker), stake, shares)
    .map(([text, terms, parts]) => {
      const parsed = betType.parse(text)
      if (!parsed.ok) return undefined
      const { selection } = parsed
      return { selection, terms: { ...terms, odds: oddsFor(betType, selection, parts), exponent } }
    })
    .filter((bet) => bet !== undefined)
}

/** The exposure of all bets together. */
export function sumsOf(book: readonly BookedBet[]): CellSums {
  const sums = new Map<string, bigint>()
  for (const { selection, terms } of book) {
    for (const { cell, payableMinor } of exposureOf(selection, terms)) {
      sums.set(cell, (sums.get(cell) ?? 0n) + payableMinor)
    }
  }
  return sums
}

/** What the house pays on the book. */
export function paidOn(book: readonly BookedBet[], draw: Draw): bigint {
  return book.reduce(
    (sum, { selection, terms }) =>
      sum + payoutMinor(terms, weightE4(selection.winningLines(draw), terms.odds), terms.exponent),
    0n,
  )
}

/** Everything on which a bet type looks has no more draws than this in the families that are followed whole. */
const mostWhole = 1000
const isWhole = new Set(['SSC', 'E5', 'K3', 'PK10', 'PC28', 'P3'])

/**
 * Draws that books of a bet type are held against: all that it tells apart, where there are up to a thousand, else draws
 * that are made of what was picked, and some at random.
 */
export function drawsAgainst(
  { playCode, family }: RegisteredBetType,
  space: DrawSpace,
  book: readonly BookedBet[],
  seeds: readonly number[],
): Draw[] {
  if (isWhole.has(family)) {
    const whole: Draw[] = []
    for (const drawn of space.wholeFor(playCode)) {
      if (whole.length === mostWhole) break
      whole.push(space.draw(drawn))
    }
    if (whole.length < mostWhole || /_[FML]3_|P3|PC/.test(playCode)) return whole
  }
  const picked = book.flatMap(({ selection }) => selection.canonical.match(/\d+/g) ?? [])
  return seeds.flatMap((seed) => [
    space.draw(space.drawnAt(seed % space.size)),
    space.draw(aimed(family, space.drawnAt(seed % space.size), picked, seed)),
  ])
}

/** The draw with numbers that were picked in place of its own, where its family lets them stand. */
function aimed(family: string, drawn: readonly number[], picked: readonly string[], seed: number): number[] {
  if (picked.length === 0) return [...drawn]
  const pick = (at: number) => picked[(seed * (at + 1) + (seed >> 3) * at) % picked.length] ?? '0'
  if (family === 'SSC') return drawn.map((digit, at) => Number(pick(at)[at % pick(at).length] ?? digit))
  if (family === 'E5' || family === 'LHC') {
    const length = family === 'LHC' ? 7 : drawn.length
    const numbers = drawn.slice(0, length).map((_, at) => Number(pick(at)))
    const known = (n: number) => n >= 1 && n <= (family === 'LHC' ? 49 : 11)
    const different = [...new Set([...numbers.filter(known), ...drawn.slice(0, length)])].slice(0, length)
    return [...different, ...drawn.slice(length)]
  }
  if (!['VNN', 'VNS', 'SEA', 'D4'].includes(family)) return [...drawn]
  // A third of the draws shows one number everywhere, at the end or at the beginning.
  return drawn.map((_, at) => {
    const number = pick(seed % 3 === 0 ? 0 : at)
    const width = widthAt(family, at)
    return Number(seed % 2 === 0 ? number.slice(-width) : number.padEnd(width, '0').slice(0, width))
  })
}

/** How many digits the number at this place of a draw has. */
function widthAt(family: string, at: number): number {
  if (family === 'D4') return 4
  if (family === 'SEA') return [6, 2, 3, 3, 3, 3][at] ?? 3
  return widthsOf(family === 'VNN' ? printedNorth : printedSouth)[at] ?? 2
}
