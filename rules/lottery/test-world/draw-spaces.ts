import type { Draw, FamilyCode } from '../draw.ts'
import { type ReferenceTable } from './reference.ts'
import { sscReferences } from './ssc-reference.ts'

/** All draws of a family by number, and the naive reading of its bet types. */
export interface DrawSpace {
  readonly size: number
  drawnAt(index: number): readonly number[]
  draw(drawn: readonly number[]): Draw
  readonly references: ReferenceTable
}

/** Every family whose bet types are held against their references. */
export const drawSpaces: Readonly<Partial<Record<FamilyCode, DrawSpace>>> = {
  SSC: {
    size: 10 ** 5,
    drawnAt: (index) => listAt(index, 10, 5),
    draw: (digits) => ({ family: 'SSC', digits }),
    references: sscReferences,
  },
}

/** The list of `length` numbers below `base` that stands at this place of all such lists. */
function listAt(index: number, base: number, length: number): number[] {
  return Array.from({ length }, (_, at) => Math.floor(index / base ** (length - 1 - at)) % base)
}
