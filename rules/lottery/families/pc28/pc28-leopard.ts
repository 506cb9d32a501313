import { market } from '../../primitives/market.ts'
import { measureOfDigits, segment } from '../digits/segment.ts'

/** 豹子: three equal digits. */
export function pc28Leopard() {
  const measure = measureOfDigits(segment(0, 3), (digits) => (new Set(digits).size === 1 ? 1 : 0))
  return market([{ name: 'leopard', measure }], [{ label: 'ALL', wins: (value) => value === 1 }])
}
