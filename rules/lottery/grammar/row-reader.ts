import { type Refused, refusal, type SelectionError } from '../bet-type.ts'
import type { PickerRow } from '../picker.ts'

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

interface Read {
  readonly ok: true
  readonly canonical: string
  readonly picks: readonly Picks[]
}

/** Reads `1,2|3|-`: fields between bars, values between commas, `-` for an empty field. */
export function rowReader(rows: readonly PickerRow[]): (text: string) => Read | Refused {
  const indexes = rows.map(({ labels }) => new Map(labels.map((label, index) => [label, index])))
  const longest = rows.reduce((length, { labels }) => length + labels.join(',').length + 1, rows.length)

  function readRow(field: string, at: number): Picks | SelectionError {
    const labels = field === '-' ? [] : field.split(',')
    const { fewest, most, labels: known } = rows[at] as PickerRow
    const marks = new Uint8Array(known.length)
    for (const label of labels) {
      const value = indexes[at]?.get(label)
      if (value === undefined) return 'bad_selection'
      if (marks[value] === 1) return 'dup_selection'
      marks[value] = 1
    }
    if (labels.length < fewest || labels.length > most) return 'bad_selection'
    const values: number[] = []
    for (let value = 0; value < marks.length; value++) if (marks[value] === 1) values.push(value)
    return { values, marks }
  }

  return (text) => {
    if (text.length > longest) return refusal('bad_selection')
    const fields = text.split('|')
    if (fields.length !== rows.length) return refusal('bad_selection')
    const picks: Picks[] = []
    for (let at = 0; at < fields.length; at++) {
      const read = readRow(fields[at] as string, at)
      if (typeof read === 'string') return refusal(read)
      picks.push(read)
    }
    return { ok: true, canonical: spell(rows, picks), picks }
  }
}

function spell(rows: readonly PickerRow[], picks: readonly Picks[]): string {
  return picks
    .map(({ values }, at) => (values.length === 0 ? '-' : values.map((value) => rows[at]?.labels[value]).join(',')))
    .join('|')
}
