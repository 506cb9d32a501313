import type { LhcDraw } from '../../draw.ts'
import { digitLabels } from '../../grammar/numbers.ts'
import { type FamilyTrends, rowOfOne, type TrendRow } from '../../trend-row.ts'
import { animalOf, animals } from '../../zodiac.ts'
import { colourLetters, colourOf, drawnIndexes, lhcLabels, normalIndexes, normals } from './lhc-numbers.ts'

const everyDrawn = 'numbers'

const animalIndex = (number: number, { yearAnimal }: LhcDraw) => animals.indexOf(animalOf(number, yearAnimal))

/** The special number, the seven and the six, each of these by itself; animals, tails and colour. */
const rows: readonly TrendRow<LhcDraw>[] = [
  rowOfOne('LHC_TM', lhcLabels, ({ special }) => special - 1),
  { name: everyDrawn, labels: lhcLabels, shown: drawnIndexes },
  { name: 'LHC_ZM', labels: lhcLabels, shown: normalIndexes },
  ...Array.from({ length: normals }, (_, at) =>
    rowOfOne<LhcDraw>(`LHC_ZMT_${at + 1}`, lhcLabels, ({ numbers }) => (numbers[at] ?? 0) - 1),
  ),
  rowOfOne('LHC_TM_ZODIAC', animals, (draw) => animalIndex(draw.special, draw)),
  { name: 'LHC_YX', labels: animals, shown: (draw) => drawnIndexes(draw).map((at) => animalIndex(at + 1, draw)) },
  { name: 'LHC_WS', labels: digitLabels, shown: (draw) => drawnIndexes(draw).map((at) => (at + 1) % 10) },
  rowOfOne('LHC_TM_COLOR', colourLetters, ({ special }) => colourLetters.indexOf(colourOf(special))),
]

/** Trends of 六合彩. */
export const lhcTrends: FamilyTrends<LhcDraw> = {
  rows,
  rowFor(playCode) {
    if (/^LHC_(2QZ|3QZ|3Z2)$/.test(playCode)) return 'LHC_ZM'
    if (/^LHC_(2ZT|TC|NBZ\d+)$/.test(playCode)) return everyDrawn
    if (playCode.startsWith('LHC_LX')) return 'LHC_YX'
    return rows.find(({ name }) => name === playCode)?.name
  },
}
