import type { BetType, CellSums, Selection, Wins } from './bet-type.ts'
import { entryList } from './grammar/entry-list.ts'
import { weightE4 } from './payout.ts'
import type { Odds } from './price.ts'
import { type LineStake, payableMinor, stakeMinor } from './stake.ts'

/** What a bet makes payable on one cell. */
export interface ExposedCell {
  readonly cell: string
  /** Rounded up to minor units. */
  readonly payableMinor: bigint
}

/** What a bet item pays by. */
export interface ExposureTerms extends LineStake {
  readonly odds: Odds
  /** Decimals of the currency. */
  readonly exponent: number
}

/**
 * What a bet adds to the exposure of its play code on an issue: one cell at least, about a thousand at most, sorted by
 * code units, none twice. Lines are not listed; five-star with 100 000 lines has the 1 000 cells of its last three digits.
 */
export function exposureOf(selection: Pick<Selection, 'cells'>, terms: ExposureTerms): readonly ExposedCell[] {
  return payable(weighted(selection, terms), terms)
}

/** No draw pays more on the selections of one play code whose exposure was summed, cell by cell. */
export function mostPayable(betType: Pick<BetType, 'bound'>, sums: CellSums): bigint {
  return betType.bound(sums)
}

/**
 * Which of the closed or half-priced numbers a selection has. Such a number is a cell (`345`, `p1:7`, `first:*345`), a
 * complete entry of a list, or a label of a row, which is named when there are several: `08`, `p2:7`.
 */
export function touchedNumbers(
  { picker }: Pick<BetType, 'picker'>,
  selection: Pick<Selection, 'canonical' | 'cells'>,
  numbers: ReadonlySet<string>,
): string[] {
  const { canonical } = selection
  const cells = new Set(selection.cells().map(({ cell }) => cell))
  if (picker.kind === 'entries') {
    const list = entryList(canonical, picker.width)
    return [...numbers].filter((number) => cells.has(number) || list.has(number))
  }
  const { rows } = picker
  const fields = canonical.split('|')
  const labels = fields.flatMap((field, at) =>
    field.split(',').map((label) => (rows.length > 1 ? `${rows[at]?.name}:${label}` : label)),
  )
  const picked = new Set(labels)
  return [...numbers].filter((number) => cells.has(number) || picked.has(number))
}

/** The most that may be payable; without one there is no limit. */
interface ExposureLimits {
  /** On each cell: the exposure per number. */
  readonly mostOnCell?: bigint
  /** On all bets of the play code together; what other play codes of the issue need is taken off before. */
  readonly mostTogether?: bigint
}

/** A bet that is to be accepted on top of what its play code has already. */
interface ExposureAsked {
  readonly betType: Pick<BetType, 'bound'>
  readonly selection: Pick<Selection, 'cells' | 'lines'>
  readonly terms: ExposureTerms
  readonly sums: CellSums
}

/**
 * The greatest multiple, up to the one asked for, that keeps the limits and has a stake in whole minor units; 0 when
 * none has. It is what a refusal offers.
 */
export function allowedMultiple({ betType, selection, terms, sums }: ExposureAsked, limits: ExposureLimits): number {
  const weights = weighted(selection, terms)
  const fits = (multiple: number) => {
    const { mostOnCell, mostTogether } = limits
    const after = payable(weights, { ...terms, multiple }).map(
      ({ cell, payableMinor }) => [cell, (sums.get(cell) ?? 0n) + payableMinor] as const,
    )
    if (mostOnCell !== undefined && after.some(([, payableMinor]) => payableMinor > mostOnCell)) return false
    return mostTogether === undefined || mostPayable(betType, new Map([...sums, ...after])) <= mostTogether
  }
  // What is payable grows with the multiple, so the multiples that fit end at one place.
  let [fitting, asked] = [0, terms.multiple]
  while (fitting < asked) {
    const middle = Math.ceil((fitting + asked) / 2)
    if (fits(middle)) fitting = middle
    else asked = middle - 1
  }
  return fitting - (fitting % wholeStakeStep(terms, selection.lines))
}

/** The least multiple whose stake is a whole number of minor units; every multiple of it is one too. */
function wholeStakeStep(terms: ExposureTerms, lines: number): number {
  const steps = [1, 2, 4, 5, 8, 10, 20, 25, 40, 50, 100, 125, 200, 250, 500]
  return steps.find((multiple) => stakeMinor({ ...terms, multiple }, lines, terms.exponent) !== undefined) ?? 1000
}

interface WeightedCell {
  readonly cell: string
  readonly weightE4: bigint
}

/** The odds of all that each cell can win, sorted. Cells that win alike share one list of wins, which is weighed once. */
function weighted(selection: Pick<Selection, 'cells'>, { odds }: ExposureTerms): WeightedCell[] {
  const known = new Map<readonly Wins[], bigint>()
  const cells = selection.cells().map(({ cell, most }) => {
    const weight = known.get(most) ?? greatestWeight(most, odds)
    known.set(most, weight)
    return { cell, weightE4: weight }
  })
  return cells.sort((a, b) => (a.cell < b.cell ? -1 : 1))
}

function greatestWeight(most: readonly Wins[], odds: Odds): bigint {
  return most.reduce((greatest, wins) => {
    const weight = weightE4(wins, odds)
    return weight > greatest ? weight : greatest
  }, 0n)
}

function payable(cells: readonly WeightedCell[], terms: ExposureTerms): ExposedCell[] {
  const known = new Map<bigint, bigint>()
  return cells.map(({ cell, weightE4: weight }) => {
    const minor = known.get(weight) ?? payableMinor(terms, weight, terms.exponent)
    known.set(weight, minor)
    return { cell, payableMinor: minor }
  })
}
