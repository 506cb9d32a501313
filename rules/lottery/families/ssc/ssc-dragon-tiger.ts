import type { SscDraw } from '../../draw.ts'
import { comparison, dragonTigerTie } from '../../primitives/dragon-tiger.ts'
import { market } from '../../primitives/market.ts'

/** 龙虎和: the digit at position `first` against the one at `second`, positions counted from 1. */
export function sscDragonTiger(first: number, second: number, onTie: 'lose' | 'push' = 'lose') {
  const pair = ({ digits }: SscDraw): [number, number] => [digits[first - 1] ?? 0, digits[second - 1] ?? 0]
  return market([{ name: 'side', measure: comparison(pair, [45, 10, 45]) }], dragonTigerTie(onTie))
}
