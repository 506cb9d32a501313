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

/** A draw hits the cells of one of these sets, which are worked out when a sum is asked for first. */
export function greatestOfSets(setsOf: () => readonly (readonly string[])[]): CellBound {
  let known: { readonly cells: readonly string[]; readonly sets: readonly (readonly number[])[] } | undefined
  return (sums) => {
    known ??= numbered(setsOf())
    const amounts = known.cells.map((cell) => sums.get(cell) ?? 0n)
    let most = 0n
    for (const set of known.sets) {
      let payable = 0n
      for (const at of set) payable += amounts[at] as bigint
      if (payable > most) most = payable
    }
    return most
  }
}

/** Sets by numbers of cells, so that each cell is looked up once. */
function numbered(sets: readonly (readonly string[])[]) {
  const cells = [...new Set(sets.flat())]
  const places = new Map(cells.map((cell, at) => [cell, at]))
  return { cells, sets: sets.map((set) => set.map((cell) => places.get(cell) ?? 0)) }
}
