import type { BetType } from '../../bet-type.ts'
import { greatestTogether } from '../../counting/cell-bounds.ts'
import { cellsAlike } from '../../counting/cells.ts'
import { choose } from '../../counting/combinations.ts'
import { lineKind } from '../../counting/line-kinds.ts'
import { wins } from '../../counting/wins.ts'
import type { SscDraw } from '../../draw.ts'
import { betTypeOfRows, type Counted } from '../../grammar/bet-type-of.ts'
import { digitLabels } from '../../grammar/numbers.ts'
import type { Picks } from '../../grammar/row-reader.ts'
import { row } from '../../picker.ts'
import { ratio } from '../../rational.ts'

/** 一帆风顺 to 四季发财: a digit shows at least `least` times among the five; it pays once. */
export function sscRepeats(least: number): BetType<SscDraw> {
  const kind = lineKind(ratio(drawsWithAtLeast(least), 10 ** 5))
  const together = Math.floor(5 / least)
  const count = ([picked]: readonly Picks[]): Counted<SscDraw> => ({
    lines: picked?.values.length ?? 0,
    winningLines({ digits }) {
      let hits = 0
      for (const value of picked?.values ?? []) if (timesShown(digits, value) >= least) hits++
      return wins(hits)
    },
    bestWins: () => [wins(Math.min(picked?.values.length ?? 0, together))],
    cells: () => cellsAlike(picked?.values.map((value) => digitLabels[value] ?? '') ?? [], [wins(1)]),
  })
  return betTypeOfRows<SscDraw>([row('digit', digitLabels)], [kind], count, greatestTogether(together))
}

function timesShown(digits: readonly number[], wanted: number): number {
  let times = 0
  for (const digit of digits) if (digit === wanted) times++
  return times
}

/** Lists of five digits that show a given digit at least so often. */
function drawsWithAtLeast(least: number): number {
  let draws = 0
  for (let times = least; times <= 5; times++) draws += choose(5, times) * 9 ** (5 - times)
  return draws
}
