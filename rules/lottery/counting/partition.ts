/** Splits items into as few sets as they come to when each joins the first whose items it does not overlap. */
export function partition<T>(items: readonly T[], overlaps: (one: T, other: T) => boolean): T[][] {
  const sets: T[][] = []
  for (const item of items) {
    const set = sets.find((known) => !known.some((other) => overlaps(item, other)))
    if (set) set.push(item)
    else sets.push([item])
  }
  return sets
}
