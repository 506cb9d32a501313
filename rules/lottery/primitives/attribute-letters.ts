/** Size and parity of a value as the letters of two-side bets; big begins at `bigFrom`. */
export function sidesOf(value: number, bigFrom: number): { size: string; parity: string } {
  return { size: value >= bigFrom ? 'B' : 'S', parity: value % 2 === 1 ? 'O' : 'E' }
}

/** Dragon, tiger or tie of two numbers. */
export function dragonTigerOf(first = 0, second = 0): string {
  if (first === second) return 'X'
  return first > second ? 'D' : 'T'
}
