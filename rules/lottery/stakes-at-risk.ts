import { type RiskShare, sharesAtRisk, wholeShare } from '#/cashier/at-risk.ts'
import { type BetType, type CellWins, type ExclusiveSet, mostLines } from './bet-type.ts'
import { betTypeOf } from './bet-types.ts'
import type { Picker } from './picker.ts'
import { compare, type Rational, ratio, times } from './rational.ts'

/** Everything that was staked on one selection of a bet type in one draw. */
export interface StakedSelection {
  /** In its canonical spelling. */
  readonly selection: string
  /** In minor units. */
  readonly stake: bigint
  readonly lines: number
}

/** A play is netted only where its lines could be more than this part of what can happen, or of its combinations. */
const fewestCovered = ratio(7, 10)

/**
 * Bets of one play in one draw, by selection: how much of each is at risk (domain section 1.3). Outcomes that exclude each
 * other are netted, such as big and small, the digits of a place or the numbers of a list. Where lines can win together,
 * as with 27 prizes, what counts is the part of the play's combinations that are bet on.
 */
export function selectionsAtRisk(playCode: string, bets: readonly StakedSelection[]): ReadonlyMap<string, RiskShare> {
  const betType = betTypeOf(playCode)
  if (!betType) throw new Error(`There is no bet type ${playCode}.`)
  const lines = bets.reduce((sum, bet) => sum + bet.lines, 0)
  if (lines <= linesAtRisk(playCode)) return new Map(bets.map(({ selection }) => [selection, wholeShare]))
  const read = bets.map((bet) => cellsOf(betType, bet))
  const sets = betType.exclusiveSets ?? setsOf(betType, read.flat())
  if (!sets) return new Map(bets.map(({ selection }) => [selection, covers(betType, lines) ? 0n : wholeShare]))
  const stakes = new Map<string, bigint>()
  for (const { cell, stake } of read.flat()) stakes.set(cell, (stakes.get(cell) ?? 0n) + stake)
  const shares = new Map<string, RiskShare>()
  for (const set of sets) {
    for (const [cell, share] of sharesOf(set, stakes)) shares.set(cell, least(share, shares.get(cell) ?? wholeShare))
  }
  return new Map(bets.map(({ selection }, at) => [selection, shareOf(read[at] ?? [], shares)]))
}

const known = new Map<string, number>()

/** Up to this many lines of a play in one draw, whatever they are, all stakes on it are at risk. */
export function linesAtRisk(playCode: string): number {
  const before = known.get(playCode)
  if (before !== undefined) return before
  const betType = betTypeOf(playCode)
  const found = betType ? fewestLines(betType) : 0
  known.set(playCode, found)
  return found
}

function fewestLines({ picker, parse, lineKinds, exclusiveSets }: BetType): number {
  const chances = lineKinds.map(({ chances, push }) => {
    const won = chances.map(({ chance }) => chance).reduce((one, other) => (compare(one, other) < 0 ? other : one))
    return times(won, ratio(push.denominator, push.denominator - push.numerator))
  })
  const likeliest = chances.reduce((one, other) => (compare(one, other) < 0 ? other : one), ratio(0))
  const covered = likeliest.numerator > 0n ? floorOf(times(fewestCovered, inverse(likeliest))) : 0
  if (exclusiveSets) return covered
  const all = combinationsOf(picker, parse)
  return all === undefined ? covered : Math.min(covered, floorOf(times(fewestCovered, ratio(all))))
}

interface StakedCell {
  readonly cell: string
  readonly stake: bigint
  /** How many lines of the play the cell stands for; undefined where it names only a part of them. */
  readonly lines: number | undefined
  readonly tier: string | undefined
}

/** A selection's stake on each of its cells, in millionths of minor units. */
function cellsOf(betType: BetType, { selection, stake, lines }: StakedSelection): StakedCell[] {
  const parsed = betType.parse(selection)
  if (!parsed.ok) throw new Error(`The accepted selection ${selection} is refused: ${parsed.code}.`)
  const cells = parsed.selection.cells()
  const named = cells.filter(({ most }) => most.some(({ tiers }) => tiers.length > 0))
  const isLines = named.length === lines || betType.exclusiveSets !== undefined
  return named.map((each) => {
    const own = isLines ? 1 : linesOfCell(betType, each)
    return {
      cell: each.cell,
      stake: (stake * scale * BigInt(own ?? 1)) / BigInt(lines),
      lines: own,
      tier: tierOf(each),
    }
  })
}

const scale = 1_000_000n

/** Lines of a label that stands for several: a sum, or a number in each of its prizes. */
function linesOfCell({ picker, parse }: BetType, { cell }: CellWins): number | undefined {
  if (picker.kind === 'rows' && picker.rows.length > 1) return undefined
  const alone = parse(cell)
  return alone.ok ? alone.selection.lines : undefined
}

function tierOf({ most }: CellWins): string | undefined {
  const tiers = new Set(most.flatMap((wins) => wins.tiers.map(({ tier }) => tier)))
  return tiers.size === 1 ? [...tiers][0] : undefined
}

/**
 * The cells as one set: by their chances where a draw hits one at most, else by how many combinations they are. Undefined
 * where a cell names only a part of its lines, as the last digits of longer numbers do.
 */
function setsOf(betType: BetType, cells: readonly StakedCell[]): ExclusiveSet[] | undefined {
  if (cells.some(({ lines }) => lines === undefined)) return undefined
  const byCell = new Map(cells.map((each) => [each.cell, each]))
  const chances = [...byCell.values()].flatMap(({ cell, lines, tier }) => {
    const kind = betType.lineKinds.find((kind) => kind.chances.some((each) => each.tier === tier))
    const chance = kind?.chances.find((each) => each.tier === tier)?.chance
    return chance ? [[cell, times(chance, ratio(lines ?? 1))] as const] : []
  })
  const isOne = betType.bound(new Map([...byCell.keys()].map((cell) => [cell, 1n]))) <= 1n
  if (isOne && chances.length === byCell.size) return [setOfChances(chances)]
  const total = combinationsOf(betType.picker, betType.parse)
  return total === undefined
    ? undefined
    : [{ weights: new Map(cells.map(({ cell, lines = 1 }) => [cell, lines])), total }]
}

/** Whether so many lines are more than 70 % of all that the bet type has. */
function covers({ picker, parse }: BetType, lines: number): boolean {
  const all = combinationsOf(picker, parse)
  return all !== undefined && lines > floorOf(times(fewestCovered, ratio(all)))
}

const whole = 1_000_000_000_000

function setOfChances(chances: readonly (readonly [string, Rational])[]): ExclusiveSet {
  return {
    weights: new Map(chances.map(([cell, chance]) => [cell, floorOf(times(chance, ratio(whole)))])),
    total: whole,
  }
}

/** All lines of a bet type; undefined where they are more than one bet may have. */
function combinationsOf(picker: Picker, parse: BetType['parse']): number | undefined {
  if (picker.kind === 'entries') {
    const { width, digits, unordered } = picker
    if (unordered)
      return Array.from({ length: width }, (_, at) => (digits.length + at) / (at + 1)).reduce((a, b) => a * b)
    const one = parse((digits[0] ?? '').repeat(width))
    return one.ok ? digits.length ** width * one.selection.lines : undefined
  }
  const all = parse(picker.rows.map(({ labels, most }) => labels.slice(0, most).join(',')).join('|'))
  return all.ok && all.selection.lines <= mostLines ? all.selection.lines : undefined
}

function sharesOf({ weights, total }: ExclusiveSet, stakes: ReadonlyMap<string, bigint>): [string, RiskShare][] {
  const cells = [...weights].filter(([cell, weight]) => weight > 0 && stakes.has(cell))
  const sides = cells.map(([cell, weight]) => ({ weight: BigInt(weight), stake: stakes.get(cell) ?? 0n }))
  const shares = sharesAtRisk(sides, BigInt(total))
  return cells.map(([cell], at) => [cell, shares[at] ?? wholeShare])
}

/** Of all its cells together. */
function shareOf(cells: readonly StakedCell[], shares: ReadonlyMap<string, RiskShare>): RiskShare {
  const staked = cells.reduce((sum, { stake }) => sum + stake, 0n)
  if (staked === 0n) return wholeShare
  const atRisk = cells.reduce((sum, { cell, stake }) => sum + stake * (shares.get(cell) ?? wholeShare), 0n)
  return atRisk / staked
}

function least(one: RiskShare, other: RiskShare): RiskShare {
  return one < other ? one : other
}

function inverse({ numerator, denominator }: Rational): Rational {
  return ratio(denominator, numerator)
}

function floorOf({ numerator, denominator }: Rational): number {
  return Number(numerator / denominator)
}
