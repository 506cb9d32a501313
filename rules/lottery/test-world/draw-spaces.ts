import type { Draw, FamilyCode } from '../draw.ts'
import type { ReferenceTable } from './reference.ts'
import { sscReferences } from './ssc-reference.ts'

/** What is drawn, as plain numbers. */
type Drawn = readonly number[]

/** All draws of a family by number, and the naive reading of its bet types. */
export interface DrawSpace {
  readonly size: number
  drawnAt(index: number): Drawn
  /**
   * Draws through which a bet type is followed completely: all, or where only some positions matter to it, every
   * combination at those positions, each as often, and anything at the others.
   */
  wholeFor(playCode: string): Iterable<Drawn>
  draw(drawn: Drawn): Draw
  readonly references: ReferenceTable
}

/** Every family whose bet types are held against their references. */
export const drawSpaces: Readonly<Partial<Record<FamilyCode, DrawSpace>>> = {
  SSC: {
    size: 10 ** 5,
    drawnAt: (index) => digitsAt(index, 5),
    wholeFor: (playCode) => digitLists(5, sscPositions(playCode)),
    draw: (digits) => ({ family: 'SSC', digits }),
    references: sscReferences,
  },
}

/** The positions on which a bet type of SSC looks, read off its play code. */
function sscPositions(playCode: string): number[] {
  const pair = /^SSC_DT_(\d)_(\d)/.exec(playCode)
  if (pair) return [Number(pair[1]) - 1, Number(pair[2]) - 1]
  const segments: Record<string, number[]> = {
    4: [1, 2, 3, 4],
    F3: [0, 1, 2],
    M3: [1, 2, 3],
    L3: [2, 3, 4],
    F2: [0, 1],
    L2: [3, 4],
  }
  return segments[playCode.split('_')[1] ?? ''] ?? [0, 1, 2, 3, 4]
}

/** Every combination of digits at `positions`; the other digits change from list to list. */
function* digitLists(length: number, positions: readonly number[]): Generator<Drawn> {
  for (let index = 0; index < 10 ** positions.length; index++) {
    const drawn = Array.from({ length }, (_, at) => (index * 7 + at * 3) % 10)
    digitsAt(index, positions.length).forEach((digit, at) => {
      drawn[positions[at] as number] = digit
    })
    yield drawn
  }
}

/** The list of `length` digits that stands at this place of all such lists. */
function digitsAt(index: number, length: number): number[] {
  return Array.from({ length }, (_, at) => Math.floor(index / 10 ** (length - 1 - at)) % 10)
}
