import type { BetType } from '../bet-type.ts'
import { lineKind } from '../counting/line-kinds.ts'
import { chanceThat } from '../counting/measure.ts'
import { wins } from '../counting/wins.ts'
import { betTypeOfRows } from '../grammar/bet-type-of.ts'
import { isPicked, type Picks } from '../grammar/row-reader.ts'
import { row } from '../picker.ts'
import { times } from '../rational.ts'
import type { MarketRow, Option } from './market.ts'

/**
 * One option of every row makes a line, which wins when all of them do. The rows' measures are independent
 * of each other, and within a row every option has the same chance.
 */
export function positionalProduct<D>(rows: readonly MarketRow<D>[], options: readonly Option[]): BetType<D> {
  const labels = options.map(({ label }) => label)
  const winners = rows.map(({ measure }) =>
    measure.weights.map((_, value) => options.flatMap((option, index) => (option.wins(value) ? [index] : []))),
  )
  const chance = rows
    .map(({ measure }) => chanceThat(measure, (value) => options[0]?.wins(value) ?? false))
    .reduce(times)

  function winningLines(picks: readonly Picks[], draw: D) {
    let lines = 1
    for (let at = 0; at < picks.length && lines > 0; at++) {
      const marks = picks[at]?.marks
      const value = rows[at]?.measure.of(draw) ?? -1
      let hits = 0
      for (const option of winners[at]?.[value] ?? []) hits += marks?.[option] ?? 0
      lines *= hits
    }
    return wins(lines)
  }

  return betTypeOfRows<D>(
    rows.map(({ name }) => row(name, labels)),
    [lineKind(chance)],
    (picks) => ({
      lines: picks.reduce((product, { values }) => product * values.length, 1),
      winningLines: (draw) => winningLines(picks, draw),
      bestWins: () => [wins(picks.reduce((product, row, at) => product * mostHits(winners[at] ?? [], row), 1))],
    }),
  )
}

/** The most options of a row that win together. */
function mostHits(winners: readonly (readonly number[])[], row: Picks): number {
  return winners.reduce((most, options) => Math.max(most, options.filter((option) => isPicked(row, option)).length), 0)
}
