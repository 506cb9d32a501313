import { risingLists } from '../counting/combinations.ts'
import type { FamilyCode } from '../draw.ts'
import { d4Space } from './d4-space.ts'
import { p3References, pc28References } from './digit-reference.ts'
import type { Drawn, DrawSpace } from './draw-space.ts'
import { e5References } from './e5-reference.ts'
import { k3References } from './k3-reference.ts'
import { lhcSpace } from './lhc-space.ts'
import {
  allOf,
  arrangementAt,
  arrangementCount,
  arrangementsAt,
  digitLists,
  listAt,
  turnedLists,
} from './numbered-lists.ts'
import { pk10References } from './pk10-reference.ts'
import { seaSpace } from './sea-space.ts'
import { sscReferences } from './ssc-reference.ts'
import { vnnSpace, vnsSpace } from './vn-spaces.ts'

/** Three digits, on which every bet type looks. */
const threeDigits = {
  size: 1000,
  drawnAt: (index: number) => listAt(index, 10, 3),
  wholeFor: () => allOf(1000, (index) => listAt(index, 10, 3)),
}

/** Every family whose bet types are held against their references. */
export const drawSpaces: Readonly<Record<FamilyCode, DrawSpace>> = {
  SSC: {
    size: 10 ** 5,
    drawnAt: (index) => listAt(index, 10, 5),
    wholeFor: (playCode) => sscLists(sscPositions(playCode)),
    draw: (digits) => ({ family: 'SSC', digits }),
    references: sscReferences,
  },
  E5: {
    size: arrangementCount(11, 5),
    drawnAt: (index) => arrangementAt(index, 11, 5),
    wholeFor: (playCode) => arrangementsFor(e5Positions(playCode), 11, 5),
    draw: (numbers) => ({ family: 'E5', numbers }),
    references: e5References,
  },
  K3: {
    size: 216,
    drawnAt: (index) => listAt(index, 6, 3).map((face) => face + 1),
    wholeFor: () => allOf(216, (index) => listAt(index, 6, 3).map((face) => face + 1)),
    draw: (dice) => ({ family: 'K3', dice }),
    references: k3References,
  },
  PK10: {
    size: arrangementCount(10, 10),
    drawnAt: (index) => arrangementAt(index, 10, 10),
    wholeFor: (playCode) => arrangementsFor(pk10Positions(playCode), 10, 10),
    draw: (numbers) => ({ family: 'PK10', numbers }),
    references: pk10References,
  },
  PC28: { ...threeDigits, draw: (digits) => ({ family: 'PC28', digits }), references: pc28References },
  P3: { ...threeDigits, draw: (digits) => ({ family: 'P3', digits }), references: p3References },
  LHC: lhcSpace,
  VNN: vnnSpace,
  VNS: vnsSpace,
  SEA: seaSpace,
  D4: d4Space,
}

/** All lists of five digits are made once: many bet types look at all positions. */
let everySscList: readonly Drawn[] | undefined

function sscLists(positions: readonly number[]): Iterable<Drawn> {
  if (positions.length < 5) return digitLists(5, positions)
  everySscList ??= [...digitLists(5, positions)]
  return everySscList
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

/** The positions on which a bet type of 11x5 looks; `set` when their order says nothing to it. */
function e5Positions(playCode: string): number[] | 'set' | 'each' {
  if (playCode === 'E5_FIXED') return 'each'
  if (playCode === 'E5_DT') return [0, 4]
  return playCode.startsWith('E5_F3') ? [0, 1, 2] : playCode.startsWith('E5_F2') ? [0, 1] : 'set'
}

/** The places on which a bet type of PK10 looks. */
function pk10Positions(playCode: string): number[] | 'each' {
  if (['PK_FIXED', 'PK_POS_BSOE'].includes(playCode)) return 'each'
  const place = Number(/^PK_DT_(\d)$/.exec(playCode)?.[1] ?? 0)
  return place > 0 ? [place - 1, 10 - place] : [0, 1, 2]
}

/** Every way to fill the positions that matter, or to fill each by itself, or every set in one order. */
function arrangementsFor(positions: number[] | 'set' | 'each', from: number, length: number): Iterable<Drawn> {
  if (positions === 'set') return risingLists(1, from, length)
  if (positions === 'each') return turnedLists(from, length)
  return arrangementsAt(positions, from, length)
}
