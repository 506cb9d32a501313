import type { LhcDraw } from '../../draw.ts'
import { numberLabels } from '../../grammar/numbers.ts'

/** `01` to `49`. */
export const lhcLabels = numberLabels(1, 49, 2)

/** The six numbers, as indexes of labels. */
export function normalIndexes({ numbers }: LhcDraw): readonly number[] {
  return numbers.map((number) => number - 1)
}

/** The six numbers and the special one, as indexes of labels. */
export function drawnIndexes(draw: LhcDraw): readonly number[] {
  return [...normalIndexes(draw), draw.special - 1]
}

/** How many numbers are drawn, without the special one and with it. */
export const [normals, drawnInAll] = [6, 7]

/** The colours of the balls are fixed. */
const colours = {
  R: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  B: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  G: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
}

/** Red, blue or green. */
export const colourLetters = ['R', 'B', 'G'] as const

/** The colour of a number. */
export function colourOf(number: number): (typeof colourLetters)[number] {
  return colourLetters.find((letter) => colours[letter].includes(number)) ?? 'G'
}
