import type { CellBound, CellSums } from '../bet-type.ts'

/** A draw's effect on one row: cells that it hits together. */
type CellsHit = readonly string[]

/**
 * The most of any draw, row by row, as if the rows did not depend on each other. `rows` has for each row what its values
 * hit; `columns`, where an option wins in one row at most, the cells of each option in all rows, which bound it as well.
 */
export function marketBound(rows: readonly (readonly CellsHit[])[], columns?: readonly CellsHit[]): CellBound {
  const different = rows.map((row) => row.filter((hit, at) => row.findIndex((other) => isSame(hit, other)) === at))
  return (sums) => {
    const byRow = sumOf(different.map((row) => greatestOf(row.map((hit) => sumOf(hit.map((cell) => of(sums, cell)))))))
    if (!columns) return byRow
    const byColumn = sumOf(columns.map((cells) => greatestOf(cells.map((cell) => of(sums, cell)))))
    return byColumn < byRow ? byColumn : byRow
  }
}

function isSame(a: CellsHit, b: CellsHit): boolean {
  return a.length === b.length && a.every((cell, at) => cell === b[at])
}

function of(sums: CellSums, cell: string): bigint {
  return sums.get(cell) ?? 0n
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

function greatestOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((most, amount) => (amount > most ? amount : most), 0n)
}
