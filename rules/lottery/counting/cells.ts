import type { CellWins, Wins } from '../bet-type.ts'

/**
 * Most cells of one selection, and so most rows that accepting it writes. Where a bet type has no more lines than this
 * altogether its cells are its lines, and what is summed on them is exact; 49 numbers make 1 176 pairs.
 */
export const mostCells = 1200

/** Digits of a number that name its cell: a list of longer numbers shares the cells of its last three. */
export const cellDigits = 3

/** The selection as one cell, for want of anything better. */
export function wholeSelection(most: readonly Wins[]): CellWins[] {
  return [{ cell: '*', most }]
}

/** Cells on which the selection wins alike. */
export function cellsAlike(names: readonly string[], most: readonly Wins[]): CellWins[] {
  return names.map((cell) => ({ cell, most }))
}

/** `345` of digits, `01-02-03` of wider labels. */
export function joinLabels(labels: readonly string[]): string {
  return labels.join(jointOf(labels))
}

function jointOf([label = '']: readonly string[]): string {
  return label.length > 1 ? '-' : ''
}

/** `**345`: the end of a longer number. */
export function starred(ending: string, width: number): string {
  return ending.padStart(width, '*')
}

/**
 * `345`, `346` …: one label of each row. `left` rows before them are left open, each a star. With `different` no label
 * stands twice in a cell: all labels are of one width, so that one is found inside a name only where it was put.
 */
export function productNames(rows: readonly (readonly string[])[], left = 0, different = false): string[] {
  const joint = jointOf(rows[0] ?? [])
  let names = [Array.from({ length: left }, () => '*').join(joint)]
  for (const row of rows) {
    names = names.flatMap((name) => {
      const free = different ? row.filter((label) => !name.includes(label)) : row
      return free.map((label) => (name === '' ? label : name + joint + label))
    })
  }
  return names
}

/**
 * What one of `hits` cells accounts for, when a winning line is counted in `perLine` cells: so many cells' parts, divided
 * by `perLine`, are the whole again, or a little more by rounding up.
 */
export function shareOfWins({ tiers, pushed }: Wins, hits: number, perLine: number): Wins {
  return {
    tiers: tiers.map(({ tier, count }) => ({ tier, count: Math.ceil((count * perLine) / hits) })),
    pushed: Math.ceil((pushed * perLine) / hits),
  }
}
