import { type BetType, type CellWins, type ExclusiveSet, type LineKind, onlyTier, type Wins } from '../bet-type.ts'
import { mostOfEach, sumOfWins, undominated } from '../counting/best-wins.ts'
import { distinctKinds, lineKind } from '../counting/line-kinds.ts'
import { chanceThat, type Measure } from '../counting/measure.ts'
import { partition } from '../counting/partition.ts'
import { tieredWins, wins } from '../counting/wins.ts'
import { betTypeOfRows } from '../grammar/bet-type-of.ts'
import type { Picks } from '../grammar/row-reader.ts'
import { row } from '../picker.ts'
import { marketBound } from './market-bound.ts'

/** One thing that can be picked, and the values of the measure with which it wins. */
export interface Option {
  readonly label: string
  /** Options of different odds are different tiers. */
  readonly tier?: string
  wins(value: number): boolean
  pushes?(value: number): boolean
}

/** A row of the market: its options are held against this measure. */
export interface MarketRow<D> {
  readonly name: string
  readonly measure: Measure<D>
  /** Where it judges them by rules of its own; labels and tiers are those of the market. */
  readonly options?: readonly Option[]
}

/** Options with equal labels and tiers, each of which wins with its own index as value: numbers, sums, shapes. */
export function optionPerValue(labels: readonly string[], tiered = false, firstValue = 0): Option[] {
  return labels.map((label, index) => ({
    label,
    ...(tiered ? { tier: label } : {}),
    wins: (value) => value === firstValue + index,
  }))
}

/**
 * Every picked option is a line of its own: fixed positions, two sides, sums, dragon and tiger, shapes. With
 * several rows each may stay empty, as long as one is not. `eachOnce` says that an option wins in one row at most.
 */
export function market<D>(
  rows: readonly MarketRow<D>[],
  options: readonly Option[],
  { eachOnce = false } = {},
): BetType<D> {
  const labels = options.map(({ label }) => label)
  const tiers = [...new Set(options.map(({ tier = onlyTier }) => tier))]
  const judges = rows.map(({ name, measure, options: own = options }) =>
    optionJudge(measure, own, tiers, rows.length > 1 ? `${name}:` : ''),
  )
  const kinds = rows.flatMap(({ measure, options: own = options }) => own.map((option) => kindOf(measure, option)))

  const columns = eachOnce ? labels.map((_, option) => judges.map(({ cells }) => cells[option] ?? '')) : undefined
  const betType = betTypeOfRows<D>(
    rows.map(({ name }) => row(name, labels, rows.length > 1 ? 0 : 1)),
    distinctKinds(kinds),
    (picks) => ({
      lines: picks.reduce((sum, { values }) => sum + values.length, 0),
      winningLines: (draw) => judge(judges, tiers, picks, draw),
      bestWins: () => bestWinsOf(judges, tiers, picks),
      cells: () => judges.flatMap((judge, at) => cellsOf(judge, tiers, picks[at] as Picks)),
    }),
    marketBound(judges.map(cellsHit), columns),
  )
  return { ...betType, exclusiveSets: exclusiveSets(judges, columns) }
}

/**
 * Options of a row that exclude each other: big and small are one set, odd and even another. Where an option wins in one
 * row at most, its cells in all rows are a set as well.
 */
function exclusiveSets<D>(judges: readonly Judge<D>[], columns: readonly (readonly string[])[] = []): ExclusiveSet[] {
  const ofRows = judges.flatMap((judge) => {
    const options = judge.cells.map((_, option) => option)
    const winsWith = (option: number, value: number) => judge.winners[value]?.some((won) => won.option === option)
    const values = judge.measure.weights.flatMap((weight, value) => (weight > 0 ? [value] : []))
    return partition(options, (one, other) =>
      values.some((value) => winsWith(one, value) && winsWith(other, value)),
    ).map((set) => exclusiveSet(judge, set))
  })
  const weightOf = (cell: string) => ofRows.find(({ weights }) => weights.has(cell))?.weights.get(cell) ?? 0
  const total = ofRows[0]?.total ?? 0
  const ofColumns = columns.map((cells) => ({ weights: new Map(cells.map((cell) => [cell, weightOf(cell)])), total }))
  return [...ofRows, ...ofColumns]
}

function exclusiveSet<D>({ measure, winners, pushers, cells }: Judge<D>, options: readonly number[]): ExclusiveSet {
  const weights = new Map(options.map((option) => [cells[option] ?? '', 0]))
  let total = 0
  for (let value = 0; value < measure.weights.length; value++) {
    const weight = measure.weights[value] ?? 0
    if (pushers[value]?.some((option) => options.includes(option))) continue
    total += weight
    for (const { option } of winners[value] ?? []) {
      const cell = cells[option] ?? ''
      if (options.includes(option)) weights.set(cell, (weights.get(cell) ?? 0) + weight)
    }
  }
  return { weights, total }
}

/** One row's measure, with the options that win and push for each of its values. */
interface Judge<D> {
  readonly measure: Measure<D>
  readonly winners: readonly (readonly { option: number; tier: number }[])[]
  readonly pushers: readonly (readonly number[])[]
  /** A cell for each option, and one for all stakes that are returned together. */
  readonly cells: readonly string[]
  readonly returned: string
  /** The tier of each option. */
  readonly tierOf: readonly number[]
}

function optionJudge<D>(
  measure: Measure<D>,
  options: readonly Option[],
  tiers: readonly string[],
  prefix: string,
): Judge<D> {
  const indexed = options.map((option, index) => ({ option, index, tier: tiers.indexOf(option.tier ?? onlyTier) }))
  return {
    measure,
    winners: measure.weights.map((_, value) =>
      indexed.filter(({ option }) => option.wins(value)).map(({ index, tier }) => ({ option: index, tier })),
    ),
    pushers: measure.weights.map((_, value) =>
      indexed.filter(({ option }) => option.pushes?.(value)).map(({ index }) => index),
    ),
    cells: options.map(({ label }) => prefix + label),
    returned: `${prefix}=`,
    tierOf: indexed.map(({ tier }) => tier),
  }
}

/** For each value that can be drawn, the cells that it hits together. */
function cellsHit<D>({ measure, winners, pushers, cells, returned }: Judge<D>): string[][] {
  const hits = measure.weights.map((weight, value) => {
    const won = (winners[value] ?? []).map(({ option }) => cells[option] ?? '')
    const hit = (pushers[value] ?? []).length > 0 ? [...won, returned] : won
    return weight > 0 ? hit : []
  })
  return hits.filter((hit) => hit.length > 0)
}

/** A cell for each pick, and one for the most stakes that any draw returns. */
function cellsOf<D>(
  { measure, pushers, cells, returned, tierOf }: Judge<D>,
  tiers: readonly string[],
  { values, marks }: Picks,
): CellWins[] {
  const picked = values.map((option) => ({
    cell: cells[option] ?? '',
    most: [wins(1, tiers[tierOf[option] ?? 0])],
  }))
  const pushed = measure.weights.map((weight, value) =>
    weight > 0 ? (pushers[value] ?? []).filter((option) => marks[option] === 1).length : 0,
  )
  const most = pushed.reduce((most, count) => Math.max(most, count), 0)
  return most > 0 ? [...picked, { cell: returned, most: [wins(0, onlyTier, most)] }] : picked
}

function judge<D>(judges: readonly Judge<D>[], tiers: readonly string[], picks: readonly Picks[], draw: D): Wins {
  const counts = tiers.map(() => 0)
  let pushed = 0
  for (let at = 0; at < judges.length; at++) {
    const judge = judges[at] as Judge<D>
    const { values, marks } = picks[at] as Picks
    if (values.length > 0) pushed += countRow(judge, marks, judge.measure.of(draw), counts)
  }
  return tiers.length === 1 ? wins(counts[0] ?? 0, tiers[0], pushed) : tieredWins(tiers, counts, pushed)
}

/** Adds to `counts` what one row wins with this value, and gives the lines that it returns. */
function countRow<D>({ winners, pushers }: Judge<D>, marks: Uint8Array, value: number, counts: number[]): number {
  for (const { option, tier } of winners[value] ?? []) counts[tier] = (counts[tier] ?? 0) + (marks[option] ?? 0)
  let pushed = 0
  for (const option of pushers[value] ?? []) pushed += marks[option] ?? 0
  return pushed
}

/** Of one row the best values; of several, as if each had its best value in the same draw. */
function bestWinsOf<D>(judges: readonly Judge<D>[], tiers: readonly string[], picks: readonly Picks[]): Wins[] {
  const rows = judges.map((judge, at) => {
    const { marks } = picks[at] as Picks
    const candidates = judge.measure.weights.map((_, value) => {
      const counts = tiers.map(() => 0)
      const pushed = countRow(judge, marks, value, counts)
      return tieredWins(tiers, counts, pushed)
    })
    return undominated(candidates)
  })
  return rows.length === 1 ? rows.flat() : [sumOfWins(rows.map(mostOfEach))]
}

function kindOf<D>(measure: Measure<D>, option: Option): LineKind {
  const push = chanceThat(measure, (value) => option.pushes?.(value) ?? false)
  return lineKind(chanceThat(measure, option.wins), option.tier, push)
}
