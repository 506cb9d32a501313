import type { PriceRow } from '../../price-row.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { measureOfDigits, type Segment } from './segment.ts'

/** Fixed odds of the five shapes of three digits. */
export const shapePrices: PriceRow = { odds: { TRIPLE: '70', STRAIGHT: '14', PAIR: '3.2', HALF: '2.3', MISC: '2.8' } }

/** 豹子 all equal, 顺子 neighbours in any order, 对子 one pair, 半顺 one pair of neighbours, 杂六 the rest. */
export const shapes: readonly string[] = ['TRIPLE', 'STRAIGHT', 'PAIR', 'HALF', 'MISC']

/** The shape of three digits, where 9 and 0 are neighbours. */
export function digitShape(segment: Segment) {
  return market([{ name: 'shape', measure: measureOfDigits(segment, placeOfShape) }], optionPerValue(shapes, true))
}

const placeOfShape = (digits: readonly number[]) => shapes.indexOf(shapeOf(digits))

/** The shape of three digits. */
export function shapeOf(digits: readonly number[]): string {
  const [a = 0, b = 0, c = 0] = digits
  const different = new Set(digits).size
  if (different < 3) return different === 1 ? 'TRIPLE' : 'PAIR'
  const neighbours = [areNeighbours(a, b), areNeighbours(b, c), areNeighbours(a, c)].filter(Boolean).length
  return ['MISC', 'HALF', 'STRAIGHT'][neighbours] ?? 'MISC'
}

function areNeighbours(a: number, b: number): boolean {
  return [1, 9].includes(Math.abs(a - b))
}
