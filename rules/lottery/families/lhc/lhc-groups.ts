import type { BetType } from '../../bet-type.ts'
import { oneLineWins, undominated } from '../../counting/best-wins.ts'
import { greatestTogether } from '../../counting/cell-bounds.ts'
import { cellsAlike, joinLabels } from '../../counting/cells.ts'
import { choose, combinationsOf } from '../../counting/combinations.ts'
import { lineKind } from '../../counting/line-kinds.ts'
import { tieredWins } from '../../counting/wins.ts'
import type { LhcDraw } from '../../draw.ts'
import { betTypeOfRows, type Counted } from '../../grammar/bet-type-of.ts'
import { digitLabels } from '../../grammar/numbers.ts'
import { isPicked, type Picks } from '../../grammar/row-reader.ts'
import { row } from '../../picker.ts'
import { type Rational, ratio } from '../../rational.ts'
import { animalOf, animals } from '../../zodiac.ts'
import { drawnInAll, lhcLabels } from './lhc-numbers.ts'

/** The 49 numbers fall into groups: animals or tails. All have the same size but one. */
interface Grouping {
  readonly name: string
  readonly labels: readonly string[]
  /** Numbers in a group, and in the one that differs. */
  readonly sizes: readonly [usual: number, odd: number]
  /** The tier of a line, and of a line with the group that differs. */
  readonly tiers: readonly [usual: string, odd: string]
  groupOf(number: number, draw: LhcDraw): number
  oddGroup(draw: LhcDraw): number
}

const zodiac: Grouping = {
  name: 'animal',
  labels: animals,
  sizes: [4, 5],
  tiers: ['Z4', 'Z5'],
  groupOf: (number, { yearAnimal }) => animals.indexOf(animalOf(number, yearAnimal)),
  oddGroup: ({ yearAnimal }) => animals.indexOf(yearAnimal),
}

const tails: Grouping = {
  name: 'tail',
  labels: digitLabels,
  sizes: [5, 4],
  tiers: ['T', 'T0'],
  groupOf: (number) => number % 10,
  oddGroup: () => 0,
}

/** 特肖: the animal of the special number. */
export function lhcSpecialAnimal() {
  return groupBet(zodiac, 1, 1, ({ special }) => [special])
}

/** 一肖 and 连肖: all animals of the line are among the seven numbers; each line pays once. */
export function lhcAnimals(size: number) {
  return groupBet(zodiac, size, drawnInAll, allNumbers)
}

/** 平特尾数: the tail is among the seven numbers; pays once. */
export function lhcTail() {
  return groupBet(tails, 1, drawnInAll, allNumbers)
}

function allNumbers({ numbers, special }: LhcDraw): readonly number[] {
  return [...numbers, special]
}

/** Every `size` of the picked groups are a line, which wins when each of them shows among the `drawn` numbers. */
function groupBet(
  grouping: Grouping,
  size: number,
  drawn: number,
  numbersOf: (draw: LhcDraw) => readonly number[],
): BetType<LhcDraw> {
  const { name, labels, sizes, tiers, groupOf, oddGroup } = grouping
  const usual = Array.from({ length: size }, () => sizes[0])
  const kinds = [usual, usual.with(0, sizes[1])].map((line, at) => lineKind(allShow(line, drawn), tiers[at]))

  const count = ([groups]: readonly Picks[]): Counted<LhcDraw> => {
    const picked = groups as Picks
    const winsWith = (hits: number, oddHits: number) =>
      tieredWins(tiers, [choose(hits - oddHits, size), oddHits * choose(hits - 1, size - 1)])
    return {
      lines: choose(picked.values.length, size),
      winningLines(draw) {
        const shown = new Set(numbersOf(draw).map((number) => groupOf(number, draw)))
        const hits = picked.values.filter((group) => shown.has(group)).length
        const odd = oddGroup(draw)
        return winsWith(hits, shown.has(odd) && isPicked(picked, odd) ? 1 : 0)
      },
      bestWins() {
        const most = Math.min(picked.values.length, drawn)
        return undominated([winsWith(most, 0), winsWith(most, 1)])
      },
      cells() {
        const lines = combinationsOf(picked.values, size)
        const names = lines.map((line) => joinLabels(line.map((group) => labels[group] ?? '')))
        return cellsAlike(names, oneLineWins(kinds))
      },
    }
  }
  const together = choose(Math.min(drawn, labels.length), size)
  return betTypeOfRows<LhcDraw>([row(name, labels, size)], kinds, count, greatestTogether(together))
}

/** The chance that groups of these sizes all show among `drawn` numbers: all draws, less those without one … */
function allShow(sizes: readonly number[], drawn: number): Rational {
  const without = (numbers: number) => choose(lhcLabels.length - numbers, drawn)
  const alternating = (left: readonly number[], missing: number): number => {
    const [first, ...others] = left
    if (first === undefined) return without(missing)
    return alternating(others, missing) - alternating(others, missing + first)
  }
  return ratio(alternating(sizes, 0), without(0))
}
