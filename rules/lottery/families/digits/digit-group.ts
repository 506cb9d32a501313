import { digitLabels } from '../../grammar/labels.ts'
import {
  type GroupPart,
  type GroupSpace,
  multisetGroup,
  multisetGroupOfOneRow,
} from '../../primitives/multiset-group.ts'
import { type DigitsDraw, digitsOf, type Segment } from './segment.ts'

/** So many digits, each shown once. */
export function singles(values: number): GroupPart {
  return { name: 'single', values, times: 1 }
}

/** So many digits, each shown twice. */
export function pairs(values: number): GroupPart {
  return { name: 'pair', values, times: 2 }
}

/** A digit shown three times. */
export const triple: GroupPart = { name: 'triple', values: 1, times: 3 }

/** A digit shown four times. */
export const quad: GroupPart = { name: 'quad', values: 1, times: 4 }

/** 组选: the segment shows exactly these repetitions, in any order; one row for each part. */
export function digitGroup(segment: Segment, ...parts: readonly GroupPart[]) {
  return multisetGroup(groupSpace(segment), parts)
}

/** 组三: a pair and a single, both from one row. */
export function digitGroupThree(segment: Segment) {
  return multisetGroupOfOneRow(groupSpace(segment), [pairs(1), singles(1)])
}

function groupSpace(segment: Segment): GroupSpace<DigitsDraw> {
  return { labels: digitLabels, size: segment.length, values: (draw) => digitsOf(segment, draw) }
}
