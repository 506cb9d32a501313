/** A place in a road; both count from 0. */
interface RoadPlace {
  readonly column: number
  readonly row: number
}

/** One issue of a bead plate: the place in it, and its side. */
export interface Bead extends RoadPlace {
  readonly side: string
}

/** A cell of a big road: a side, and how many ties came after it before the next side did. */
export interface RoadCell extends RoadPlace {
  readonly side: string
  readonly ties: number
}

/** Rows of every road. */
export const roadRows = 6

/** The letter of a tie. */
const tie = 'X'

/** Every issue in its order, the oldest first, column by column (domain section 5). */
export function beadPlate(sides: readonly string[]): Bead[] {
  return sides.map((side, at) => ({ column: Math.floor(at / roadRows), row: at % roadRows, side }))
}

/**
 * A side that goes on goes down; at the sixth row, or above a cell that is taken, it turns to the right and stays in its
 * row. Another side begins a new column. A tie has no cell: it marks the one before, at the very beginning the first.
 */
export function bigRoad(sides: readonly string[]): RoadCell[] {
  const cells: RoadCell[] = []
  const taken = new Set<number>()
  const isFree = ({ column, row }: RoadPlace) => row < roadRows && !taken.has(column * roadRows + row)
  let start = -1
  let turned = false
  let ties = 0
  for (const side of sides) {
    const last = cells.at(-1)
    if (side === tie) {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
      else ties += 1
      continue
    }
    let place: RoadPlace
    if (last?.side === side) {
      const below = { column: last.column, row: last.row + 1 }
      turned ||= !isFree(below)
      place = turned ? { column: last.column + 1, row: last.row } : below
    } else {
      start += 1
      while (!isFree({ column: start, row: 0 })) start += 1
      place = { column: start, row: 0 }
      turned = false
    }
    taken.add(place.column * roadRows + place.row)
    cells.push({ ...place, side, ties: last ? 0 : ties })
  }
  return cells
}
