/** What was picked in one row: indexes into its labels, rising, and a mark for each label. */
export interface Picks {
  readonly values: readonly number[]
  /** 1 where the label is picked; reading beyond the labels gives undefined. */
  readonly marks: Uint8Array
}

/** Whether the label with this index is picked. */
export function isPicked(picks: Picks, value: number): boolean {
  return picks.marks[value] === 1
}

/** How many labels both rows picked; both rows have the same labels. */
export function overlap(a: Picks, b: Picks): number {
  return a.values.reduce((count, value) => count + (isPicked(b, value) ? 1 : 0), 0)
}
