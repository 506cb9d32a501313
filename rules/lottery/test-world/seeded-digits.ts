/** Numbers of these widths, made from a seed: any digits, the same for the same seed. */
export function seededNumbers(seed: number, widths: readonly number[]): number[] {
  let state = seed
  const digit = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0
    return ((state ^ (state >>> 13)) >>> 0) % 10
  }
  return widths.map((width) => Number(Array.from({ length: width }, digit).join('')))
}
