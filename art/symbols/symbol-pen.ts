/** A stroked line with round ends and corners. */
export function line(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}

/** A shape of one side of 100 and its mirror image. */
export function mirror(half: string): string {
  return `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`
}

/** The same shape turned round the middle, so many times. */
export function repeatAround(count: number, shape: string, from = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${from + (360 / count) * index} 50 50)">${shape}</g>`,
  ).join('')
}
