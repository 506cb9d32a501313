import type { Option } from './market.ts'

/** Big, small, odd and even of a value; big begins at `bigFrom`. */
export function twoSides(bigFrom: number, { tiered = false } = {}): Option[] {
  const sides: Option[] = [
    { label: 'B', wins: (value) => value >= bigFrom },
    { label: 'S', wins: (value) => value < bigFrom },
    { label: 'O', wins: (value) => value % 2 === 1 },
    { label: 'E', wins: (value) => value % 2 === 0 },
  ]
  return tiered ? sides.map((side) => ({ ...side, tier: side.label })) : sides
}

/** Size and parity of a value as the letters of two-side bets; big begins at `bigFrom`. */
export function sidesOf(value: number, bigFrom: number): { size: string; parity: string } {
  return { size: value >= bigFrom ? 'B' : 'S', parity: value % 2 === 1 ? 'O' : 'E' }
}

/** Dragon, tiger or tie of two numbers. */
export function dragonTigerOf(first = 0, second = 0): string {
  if (first === second) return 'X'
  return first > second ? 'D' : 'T'
}
