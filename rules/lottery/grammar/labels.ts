/** `0` to `9`. */
export const digitLabels = numberLabels(0, 9)

/** `from` to `to`, padded with zeros to `width`. */
export function numberLabels(from: number, to: number, width = 1): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(width, '0'))
}

/** `p1` to `pN`: the rows of a bet on positions, named after them. */
export function positionNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `p${i + 1}`)
}
