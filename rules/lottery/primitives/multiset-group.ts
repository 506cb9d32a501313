import type { BetType } from '../bet-type.ts'
import { greatest } from '../counting/cell-bounds.ts'
import { cellsAlike, joinLabels, mostCells } from '../counting/cells.ts'
import { choose, combinationsOf, factorial } from '../counting/combinations.ts'
import { lineKind } from '../counting/line-kinds.ts'
import { wins } from '../counting/wins.ts'
import { betTypeOfRows, type Counted } from '../grammar/bet-type-of.ts'
import { isPicked, overlap, type Picks } from '../grammar/row-reader.ts'
import { type PickerRow, row } from '../picker.ts'
import { ratio } from '../rational.ts'

/** Different values that the draw shows `times` times each: a pair is one value twice. */
export interface GroupPart {
  readonly name: string
  readonly values: number
  readonly times: number
}

/** What a group bet is played on: draws of `size` values out of `labels`, order ignored. */
export interface GroupSpace<D> {
  readonly labels: readonly string[]
  readonly size: number
  values(draw: D): readonly number[]
}

/**
 * The group bets 组选: the draw must show exactly these repetitions. A line takes the values of each part from
 * its own row, and no value twice. There are one or two parts.
 */
export function multisetGroup<D>(space: GroupSpace<D>, parts: readonly GroupPart[]): BetType<D> {
  const rows = parts.map(({ name, values }): PickerRow => row(name, space.labels, values))
  return betTypeOfRows<D>(rows, [groupKind(space, parts)], (picks) => counted(space, parts, picks), greatest())
}

/** The same with one row from which the values of all parts are taken, as in 组三. */
export function multisetGroupOfOneRow<D>(space: GroupSpace<D>, parts: readonly GroupPart[]): BetType<D> {
  const fewest = parts.reduce((sum, { values }) => sum + values, 0)
  const rows = [row('group', space.labels, fewest)]
  const count = ([picked]: readonly Picks[]) =>
    counted(
      space,
      parts,
      parts.map(() => picked as Picks),
    )
  return betTypeOfRows<D>(rows, [groupKind(space, parts)], count, greatest())
}

function counted<D>(space: GroupSpace<D>, parts: readonly GroupPart[], picks: readonly Picks[]): Counted<D> {
  const lines = countGroups(parts, picks)
  return {
    lines,
    winningLines: (draw) => wins(isGroup(parts, picks, space.values(draw)) ? 1 : 0),
    bestWins: () => [wins(1)],
    ...(isFew(space, parts) ? { cells: () => cellsAlike(groupNames(space, parts, picks), [wins(1)]) } : {}),
  }
}

/** Whether every line can be a cell; with five digits there are at most 840. */
function isFew<D>({ labels }: GroupSpace<D>, parts: readonly GroupPart[]): boolean {
  let [lines, left] = [1, labels.length]
  for (const { values } of parts) {
    lines *= choose(left, values)
    left -= values
  }
  return lines <= mostCells
}

/** `11234` for the pair 1 with 2, 3 and 4: each line as its digits, rising. */
function groupNames<D>({ labels }: GroupSpace<D>, parts: readonly GroupPart[], picks: readonly Picks[]): string[] {
  let made: { taken: readonly number[]; repeated: readonly number[] }[] = [{ taken: [], repeated: [] }]
  parts.forEach(({ values, times }, part) => {
    made = made.flatMap(({ taken, repeated }) => {
      const free = picks[part]?.values.filter((value) => !taken.includes(value)) ?? []
      return combinationsOf(free, values).map((more) => ({
        taken: [...taken, ...more],
        repeated: [...repeated, ...more.flatMap((value) => new Array<number>(times).fill(value))],
      }))
    })
  })
  return made.map(({ repeated }) => joinLabels([...repeated].sort((a, b) => a - b).map((value) => labels[value] ?? '')))
}

/** How often the digits of a group can be ordered, out of all draws. */
function groupKind<D>({ labels, size }: GroupSpace<D>, parts: readonly GroupPart[]) {
  const orders = parts.reduce((count, { values, times }) => count / factorial(times) ** values, factorial(size))
  return lineKind(ratio(orders, labels.length ** size))
}

/** Choices of the first part's values, split by how many of them the second row has too. */
function countGroups(parts: readonly GroupPart[], picks: readonly Picks[]): number {
  const [first, second] = parts
  const [ours, theirs] = picks
  if (!first || !ours) return 0
  if (!second || !theirs) return choose(ours.values.length, first.values)
  const both = overlap(ours, theirs)
  let lines = 0
  for (let taken = 0; taken <= first.values; taken++) {
    const chosen = choose(both, taken) * choose(ours.values.length - both, first.values - taken)
    lines += chosen * choose(theirs.values.length - taken, second.values)
  }
  return lines
}

/** Whether the draw repeats its values as the parts say, each value picked in its part's row. */
function isGroup(parts: readonly GroupPart[], picks: readonly Picks[], drawn: readonly number[]): boolean {
  const found = parts.map(() => 0)
  for (let at = 0; at < drawn.length; at++) {
    const value = drawn[at] as number
    if (drawn.indexOf(value) !== at) continue
    const repeats = countOf(drawn, value)
    const part = parts.findIndex(({ times }) => times === repeats)
    if (part < 0 || !isPicked(picks[part] as Picks, value)) return false
    found[part] = (found[part] ?? 0) + 1
  }
  return parts.every(({ values }, part) => found[part] === values)
}

function countOf(values: readonly number[], wanted: number): number {
  let count = 0
  for (const value of values) if (value === wanted) count++
  return count
}
