import type { CellBound } from '../bet-type.ts'

/** Every draw could hit all cells. */
export const total: CellBound = (sums) => {
  let sum = 0n
  for (const payable of sums.values()) sum += payable
  return sum
}

/** A draw hits one cell, or `times` cells that may all be the same: the slots of a number that shows in each. */
export function greatest(times = 1): CellBound {
  return (sums) => {
    let most = 0n
    for (const payable of sums.values()) if (payable > most) most = payable
    return BigInt(times) * most
  }
}

/** A draw hits up to `cells` different cells, and a winning line is counted in `perLine` of them. */
export function greatestTogether(cells: number, perLine = 1): CellBound {
  return (sums) => {
    const falling = [...sums.values()].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))
    let sum = 0n
    for (const payable of falling.slice(0, cells)) sum += payable
    return sum / BigInt(perLine)
  }
}
