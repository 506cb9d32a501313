import type { K3Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/numbers.ts'
import { type FamilyTrends, rowOfOne, type TrendRow } from '../../trend-row.ts'
import { dieLabels, faceShown, repeats } from './k3-bet-types.ts'

/** The number that exactly so many dice show. */
function shownTimes(name: string, times: number): TrendRow<K3Draw> {
  return rowOfOne(name, repeats(times), ({ dice }) => faceShown(dice, times) - 1)
}

/** Sum of the dice, their numbers, pairs and triples. */
export const k3Trends: FamilyTrends<K3Draw> = {
  rows: [
    rowOfOne('K3_SUM', numberLabels(3, 18), ({ dice }) => dice.reduce((total, face) => total + face, -3)),
    { name: 'K3_ONE', labels: dieLabels, shown: ({ dice }) => dice.map((face) => face - 1) },
    shownTimes('K3_PAIR_ANY', 2),
    shownTimes('K3_TRIPLE', 3),
  ],
  rowFor: (playCode) =>
    /^K3_(DIFF\d|PAIR)$/.test(playCode) ? 'K3_ONE' : /^K3_(SUM|ONE|PAIR_ANY|TRIPLE)$/.exec(playCode)?.[0],
}
