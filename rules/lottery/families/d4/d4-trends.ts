import type { D4Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/numbers.ts'
import { type FamilyTrends, rowOfOne, rowsOfPositions } from '../../trend-row.ts'
import { bigTiers, numbersOf } from './d4-prize-list.ts'

const labels = numberLabels(0, 99, 2)
const lastTwo = (number: string) => Number(number.slice(-2))

/** Digits of the first prize, its last two together, and those of all prizes; bets are on four digits or three. */
export const d4Trends: FamilyTrends<D4Draw> = {
  rows: [
    ...rowsOfPositions<D4Draw>(4, numberLabels(0, 9), 0, ({ first }) => [...first].map(Number)),
    rowOfOne('firstLastTwo', labels, ({ first }) => lastTwo(first)),
    { name: 'allLastTwo', labels, shown: (draw) => bigTiers.flatMap((tier) => numbersOf(draw, tier).map(lastTwo)) },
  ],
  rowFor: () => undefined,
}
