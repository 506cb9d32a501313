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
  /** A list of complete combinations, each `width` digits; `unordered` ones are spelt with rising digits. */
  | { readonly kind: 'entries'; readonly width: number; readonly digits: string; readonly unordered: boolean }

/** A row of which at least `fewest` labels are picked. */
export function row(name: string, labels: readonly string[], fewest = 1, most = labels.length): PickerRow {
  return { name, labels, fewest, most }
}
