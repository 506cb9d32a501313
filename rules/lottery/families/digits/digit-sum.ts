import { lineKind } from '../../counting/line-kinds.ts'
import type { Measure } from '../../counting/measure.ts'
import { numberLabels } from '../../grammar/labels.ts'
import { valueBundle } from '../../primitives/value-bundle.ts'
import { ratio } from '../../rational.ts'
import { type DigitsDraw, type Segment, spanOf, sumOf } from './segment.ts'

/** 直选和值: a sum stands for every ordered combination with that sum. */
export function digitSum(segment: Segment) {
  return directByMeasure('sum', segment, sumOf(segment))
}

/** 直选跨度: a span stands for every ordered combination whose highest and lowest digit are so far apart. */
export function digitSpan(segment: Segment) {
  return directByMeasure('span', segment, spanOf(segment))
}

function directByMeasure(name: string, { length }: Segment, { weights, of }: Measure<DigitsDraw>) {
  const labels = numberLabels(0, weights.length - 1)
  return valueBundle({ name, labels, lines: weights, lineKinds: [lineKind(ratio(1, 10 ** length))], labelOf: of })
}
