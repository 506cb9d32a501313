import type { CellBound, CellWins, Wins } from '../../bet-type.ts'
import { cellDigits, mostCells, starred } from '../../counting/cells.ts'
import { drawnOf, type PrizeTier, width } from './d4-prize-list.ts'

/**
 * The endings that name a list's cells: the finest grain of which each tier can have its own, the coarsest where there
 * are too many. Both kinds stand side by side in the sums of an issue.
 */
export function grainOf(
  tiers: readonly PrizeTier[],
  endings: (digits: number) => readonly string[],
  [fine, coarse]: readonly [fine: number, coarse: number] = [cellDigits, cellDigits - 1],
): readonly string[] {
  const finest = endings(fine)
  return finest.length * tiers.length <= mostCells ? finest : endings(coarse)
}

/** `first:*345`: a number that ends so takes a prize of the tier. Odds differ by tier, so their cells do. */
export function prizeCells(
  tiers: readonly PrizeTier[],
  ending: string,
  mostOf: (tier: PrizeTier) => readonly Wins[],
): CellWins[] {
  return tiers.map((tier) => ({ cell: `${tier}:${starred(ending, width)}`, most: mostOf(tier) }))
}

/** Every prize of a tier could go to the same number, of the greatest cell of each grain. */
export function prizeBound(tiers: readonly PrizeTier[]): CellBound {
  return (sums) => {
    const greatest = new Map<string, bigint>()
    for (const [cell, payable] of sums) {
      const grain = cell.replace(/[^:*]+$/, '')
      const most = greatest.get(grain) ?? 0n
      greatest.set(grain, payable > most ? payable : most)
    }
    let sum = 0n
    for (const [grain, payable] of greatest) {
      const tier = tiers.find((name) => grain.startsWith(`${name}:`))
      sum += BigInt(tier ? drawnOf[tier] : 0) * payable
    }
    return sum
  }
}
