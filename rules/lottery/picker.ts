/** One field of a selection: which labels may be picked, and how many of them. */
export interface PickerRow {
  /** Names the row to the page, such as `p1`, `pair`, `banker` or `sum`. */
  readonly name: string
  /** In the order of the canonical text. */
  readonly labels: readonly string[]
  /** 0 when the row may stay empty, which is spelt `-`. */
  readonly fewest: number
  readonly most: number
}

/** How a selection is made, which is its grammar too: the page draws it, the parser follows it. */
export type Picker =
  | { readonly kind: 'rows'; readonly rows: readonly PickerRow[] }
  | ({ readonly kind: 'entries' } & EntryShape)

/** A list of complete combinations, each `width` digits. */
export interface EntryShape {
  readonly width: number
  /** The digits that an entry may hold. */
  readonly digits: string
  /** Stands exactly once in each entry, for any digit. */
  readonly wildcard?: string
  /** The order of the digits says nothing: 885 is 588, which is how it is spelt. */
  readonly unordered: boolean
}

/** A row of which at least `fewest` labels are picked. */
export function row(name: string, labels: readonly string[], fewest = 1, most = labels.length): PickerRow {
  return { name, labels, fewest, most }
}
