import type { WeightedDraw } from './draw-space.ts'

/**
 * Of `values` draws in which every place shows each value once, those that show one of the numbers in question, each
 * at one place only, and one draw for all others. Undefined where there are too many of the former to leave any of
 * the latter. `drawWith` makes the draw that shows a number at a place and nothing in question elsewhere.
 */
export function oneNumberAtATime(
  { values, places, numbers }: { values: number; places: number; numbers: readonly number[] },
  drawWith: (number: number, place: number) => readonly number[],
): WeightedDraw[] | undefined {
  const others = Array.from({ length: values }, (_, value) => value).find((value) => !numbers.includes(value))
  const showing = numbers.length * places
  if (others === undefined || showing >= values) return undefined
  const draws = numbers.flatMap((number) =>
    Array.from({ length: places }, (_, place) => ({ drawn: drawWith(number, place), weight: 1n })),
  )
  return [...draws, { drawn: drawWith(others, 0), weight: BigInt(values - showing) }]
}
