/** Picks `count` of the values in their order, others in each round. */
export function pickValues(values: readonly number[], count: number, round: number): number[] {
  const shuffled = values.map((value, index) => [((index + 1) * (7919 + 104_729 * (round + 1))) % 9973, value] as const)
  const kept = shuffled.sort(([a], [b]) => a - b).slice(0, count)
  return kept.map(([, value]) => value).sort((a, b) => a - b)
}

/** Every line that takes one value of each field. */
export function product(fields: readonly (readonly number[])[]): number[][] {
  return fields.reduce<number[][]>(
    (lines, field) => lines.flatMap((line) => field.map((value) => [...line, value])),
    [[]],
  )
}

/** Every line of `size` different values. */
export function combinations(values: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return values.flatMap((value, index) =>
    combinations(values.slice(index + 1), size - 1).map((rest) => [value, ...rest]),
  )
}

/** Every value with every slot. */
export function grid(values: readonly number[], slots: number): number[][] {
  return values.flatMap((value) => Array.from({ length: slots }, (_, slot) => [value, slot]))
}
