import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'

/** Attributes that stand in one column, which the first of them names; the least width in rem. */
interface Column {
  readonly width: number
  readonly names: readonly [first: string, ...others: string[]]
}

interface ResultColumns {
  /** Width of the column with all numbers. */
  readonly numbers?: number
  /** Of draws of several prizes those that a line has room for, each with the width of its column. */
  readonly parts?: readonly (readonly [name: string, width: number])[]
  readonly attributes: readonly Column[]
}

const column = (width: number, ...names: [string, ...string[]]): Column => ({ width, names })
const sides = ['size', 'parity'] as const

/** What a line of a result list shows of a draw. */
export const resultColumns: Readonly<Record<FamilyCode, ResultColumns>> = {
  SSC: {
    numbers: 11,
    attributes: [
      column(9.5, 'sum', ...sides),
      column(6, 'dragonTiger'),
      column(7, 'front3'),
      column(7, 'middle3'),
      column(7, 'last3'),
    ],
  },
  P3: { numbers: 7, attributes: [column(9.5, 'sum', ...sides), column(5, 'span'), column(7, 'shape')] },
  PC28: { numbers: 10, attributes: [column(8, ...sides), column(6, 'extreme'), column(7, 'shape')] },
  E5: {
    numbers: 11,
    attributes: [column(9.5, 'sum', ...sides), column(6, 'dragonTiger'), column(7, 'odd'), column(7, 'middle')],
  },
  K3: { numbers: 7, attributes: [column(9.5, 'sum', ...sides), column(7, 'shape')] },
  PK10: {
    numbers: 18.5,
    attributes: [
      column(9.5, 'sum', ...sides),
      column(18, 'dragonTiger1', 'dragonTiger2', 'dragonTiger3', 'dragonTiger4', 'dragonTiger5'),
    ],
  },
  LHC: {
    numbers: 15.5,
    attributes: [column(8, ...sides), column(10, 'sum', 'sumSize', 'sumParity'), column(24, 'animals')],
  },
  VNN: {
    parts: [
      ['DB', 6],
      ['G1', 6],
      ['G7', 9],
    ],
    attributes: [column(9, 'special', ...sides)],
  },
  VNS: {
    parts: [
      ['DB', 6],
      ['G1', 6],
      ['G8', 5],
    ],
    attributes: [column(9, 'special', ...sides)],
  },
  SEA: {
    parts: [
      ['first', 6],
      ['b2', 6],
    ],
    attributes: [column(9, 't3', ...sides)],
  },
  D4: {
    parts: [
      ['first', 6],
      ['second', 6],
      ['third', 6],
    ],
    attributes: [column(9, 'first3', ...sides)],
  },
}
