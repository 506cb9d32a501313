import { digitLabels, numberLabels } from '../../grammar/numbers.ts'
import { type FamilyTrends, rowOfOne, rowsOfPositions, type TrendRow } from '../../trend-row.ts'
import { shapeOf, shapes } from './digit-shape.ts'
import { type DigitsDraw, digitsOf, type Segment } from './segment.ts'

/** Segments by the part of a play code that names them, such as `L3`. */
export type NamedSegments = Readonly<Record<string, Segment>>

/** What a segment is followed by, besides its digits: sums, spans and shapes are bet on by themselves. */
const figures = /^(SUM|SPAN|SHAPE)$/
/** Bets on digits anywhere in a segment. */
const anywhere = /^(G\d+|ANY\d)$/

/** Digits by position; of each segment its digits wherever they stand, and of short ones sum, span and shape. */
export function digitTrends(
  family: string,
  positions: number,
  segments: NamedSegments,
  isFigured: (part: string) => boolean,
): FamilyTrends<DigitsDraw> {
  const rows = [
    ...rowsOfPositions<DigitsDraw>(positions, digitLabels, 0, ({ digits }) => digits),
    ...Object.entries(segments).flatMap(([part, segment]) => [
      digitsAnywhere(`${family}_${part}_ANY1`, segment),
      ...(isFigured(part) ? figureRows(`${family}_${part}`, segment) : []),
    ]),
  ]
  return {
    rows,
    rowFor(playCode, pickerRow) {
      if (playCode === `${family}_FIXED`) return pickerRow
      const [, part = '', method = ''] = /^[^_]+_([^_]+)_(\w+)$/.exec(playCode) ?? []
      const segment = segments[part]
      if (!segment) return undefined
      if (method === 'DIRECT') return `p${segment.start + Number(pickerRow.slice(1))}`
      if (figures.test(method)) return playCode
      return anywhere.test(method) ? `${family}_${part}_ANY1` : undefined
    },
  }
}

function digitsAnywhere(name: string, segment: Segment): TrendRow<DigitsDraw> {
  return { name, labels: digitLabels, shown: (draw) => digitsOf(segment, draw) }
}

function figureRows(name: string, segment: Segment): TrendRow<DigitsDraw>[] {
  const sum = (draw: DigitsDraw) => digitsOf(segment, draw).reduce((total, digit) => total + digit, 0)
  const span = (draw: DigitsDraw) => Math.max(...digitsOf(segment, draw)) - Math.min(...digitsOf(segment, draw))
  const shape = (draw: DigitsDraw) => shapes.indexOf(shapeOf(digitsOf(segment, draw)))
  return [
    rowOfOne(`${name}_SUM`, numberLabels(0, 9 * segment.length), sum),
    rowOfOne(`${name}_SPAN`, digitLabels, span),
    ...(segment.length === 3 ? [rowOfOne(`${name}_SHAPE`, shapes, shape)] : []),
  ]
}
