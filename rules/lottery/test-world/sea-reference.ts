import { eachField, eachLabel, isSide, type Line, line, type ReferenceTable } from './reference.ts'

/*
 * What is drawn: the first prize, the bottom number, two front and two back numbers.
 */

const numeral = (drawn: readonly number[], at: number, width: number) => String(drawn[at]).padStart(width, '0')
const top = (drawn: readonly number[], width: number) => numeral(drawn, 0, 6).slice(-width)
const bottom = (drawn: readonly number[]) => numeral(drawn, 1, 2)
const rising = (digits: string) => [...digits].sort().join('')

/** Tiers by how many orders there are; written out, so that nothing is computed. */
const tierOfRepeats: Record<string, string> = {
  '111': 'P6',
  '21': 'P3',
  '1111': 'P24',
  '211': 'P12',
  '22': 'P6',
  '31': 'P4',
}

function repeatsOf(digits: string): string {
  const repeats = [...new Set(digits)].map((digit) => [...digits].filter((other) => other === digit).length)
  return repeats.sort((a, b) => b - a).join('')
}

function anyOrder(number: string): Line {
  return line((drawn) => rising(top(drawn, number.length)) === rising(number), tierOfRepeats[repeatsOf(number)])
}

const either = (from: number) =>
  eachLabel((number) => (drawn) => [from, from + 1].flatMap((at) => (numeral(drawn, at, 3) === number ? ['1'] : [])))

/** The naive reading of every bet type on Thai numbers. */
export const seaReferences: ReferenceTable = {
  SEA_3TOP: eachLabel((number) => line((drawn) => top(drawn, 3) === number)),
  SEA_2TOP: eachLabel((number) => line((drawn) => top(drawn, 2) === number)),
  SEA_4TOP: eachLabel((number) => line((drawn) => top(drawn, 4) === number)),
  SEA_2BOTTOM: eachLabel((number) => line((drawn) => bottom(drawn) === number)),
  SEA_3TOD: eachLabel(anyOrder),
  SEA_4TOD: eachLabel(anyOrder),
  SEA_RUNTOP: eachLabel((digit) => line((drawn) => top(drawn, 3).includes(digit))),
  SEA_RUNBOTTOM: eachLabel((digit) => line((drawn) => bottom(drawn).includes(digit))),
  SEA_3FRONT: either(2),
  SEA_3BACK: either(4),
  SEA_BSOE: eachField((side, row) =>
    line((drawn) => isSide(side, Number(top(drawn, row + 1)), [5, 50, 500][row] ?? 0)),
  ),
}
