import { type BetType, type CellBound, onlyTier } from '../../bet-type.ts'
import { oneLineWins, undominated } from '../../counting/best-wins.ts'
import { greatestTogether } from '../../counting/cell-bounds.ts'
import { cellsAlike, joinLabels } from '../../counting/cells.ts'
import { choose, combinationsOf } from '../../counting/combinations.ts'
import { tieredWins } from '../../counting/wins.ts'
import type { LhcDraw } from '../../draw.ts'
import { betTypeOfRows, type Counted } from '../../grammar/bet-type-of.ts'
import { isPicked, type Picks } from '../../grammar/row-reader.ts'
import { row } from '../../picker.ts'
import { ratio } from '../../rational.ts'
import { lhcLabels, normalIndexes, normals } from './lhc-numbers.ts'

const pairs = choose(lhcLabels.length, 2)
const twoNormals = ratio(choose(normals, 2), pairs)
const normalAndSpecial = ratio(normals, pairs)

/** 二中特: both numbers are among the six, or one of them is and the other is the special one. */
export function lhcTwoOrSpecial() {
  return pairBet([
    { tier: 'Z2', chance: twoNormals, count: (hits: number) => choose(hits, 2) },
    { tier: 'ZT', chance: normalAndSpecial, count: (hits: number, special: number) => hits * special },
  ])
}

/** 特串: one number is among the six, the other is the special one. */
export function lhcSpecialPair() {
  return pairBet(
    [{ tier: onlyTier, chance: normalAndSpecial, count: (hits, special) => hits * special }],
    greatestWithOneNumber,
  )
}

/** The special number is in every pair that wins, with as many others as there are normal ones. */
const greatestWithOneNumber: CellBound = (sums) => {
  const byNumber = new Map<string, Map<string, bigint>>()
  for (const [cell, payable] of sums) {
    for (const number of cell.split('-')) {
      const pairs = byNumber.get(number) ?? new Map<string, bigint>()
      byNumber.set(number, pairs.set(cell, payable))
    }
  }
  const best = greatestTogether(normals)
  return [...byNumber.values()].map(best).reduce((most, payable) => (payable > most ? payable : most), 0n)
}

interface PairTier {
  readonly tier: string
  readonly chance: typeof twoNormals
  /** Pairs that win when `hits` of the numbers picked are among the six; `special` is 1 or 0. */
  count(hits: number, special: number): number
}

/** Without a bound of its own, as many pairs as one draw lets win may be those with the most payable. */
function pairBet(tiers: readonly PairTier[], bound = greatestTogether(mostPairs(tiers))): BetType<LhcDraw> {
  const kind = { chances: tiers.map(({ tier, chance }) => ({ tier, chance })), push: ratio(0) }
  const count = ([numbers]: readonly Picks[]): Counted<LhcDraw> => {
    const picked = numbers as Picks
    const most = Math.min(picked.values.length, normals)
    const winsWith = (hits: number, special: number) =>
      tieredWins(
        tiers.map(({ tier }) => tier),
        tiers.map(({ count }) => count(hits, special)),
      )
    return {
      lines: choose(picked.values.length, 2),
      winningLines(draw) {
        const hits = normalIndexes(draw).filter((index) => isPicked(picked, index)).length
        return winsWith(hits, isPicked(picked, draw.special - 1) ? 1 : 0)
      },
      // Of as many numbers as are picked, one may be the special one.
      bestWins: () => undominated([winsWith(most, 0), winsWith(Math.min(most, picked.values.length - 1), 1)]),
      cells() {
        const names = combinationsOf(picked.values, 2).map((pair) => joinLabels(pair.map((at) => lhcLabels[at] ?? '')))
        return cellsAlike(names, oneLineWins([kind]))
      },
    }
  }
  return betTypeOfRows<LhcDraw>([row('numbers', lhcLabels, 2)], [kind], count, bound)
}

function mostPairs(tiers: readonly PairTier[]): number {
  return tiers.reduce((pairs, { count }) => pairs + count(normals, 1), 0)
}
