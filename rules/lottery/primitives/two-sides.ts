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
