import type { BetType } from '@banyan/rules/lottery/bet-type.ts'
import type { PickerRow } from '@banyan/rules/lottery/picker.ts'

/** Labels that a text picks in each row; what is no label of the row picks nothing. */
export function picksOf(rows: readonly PickerRow[], text: string): ReadonlySet<string>[] {
  const fields = text.split('|')
  return rows.map(({ labels }, index) => {
    const written = (fields[index] ?? '').split(',').map((value) => value.trim())
    return new Set(written.filter((value) => labels.includes(value)))
  })
}

/** The canonical text of picks; nothing at all is an empty text. */
export function textOf(rows: readonly PickerRow[], picks: readonly ReadonlySet<string>[]): string {
  if (picks.every((picked) => picked.size === 0)) return ''
  return rows.map(({ labels }, index) => labels.filter((label) => picks[index]?.has(label)).join(',') || '-').join('|')
}

/** The text with one row picked anew. */
export function withRow(
  rows: readonly PickerRow[],
  text: string,
  index: number,
  next: (picked: ReadonlySet<string>) => Iterable<string>,
): string {
  const picks = picksOf(rows, text)
  return textOf(
    rows,
    picks.map((picked, row) => (row === index ? new Set(next(picked)) : picked)),
  )
}

/** A selection that is in the grammar, to begin with: as few labels as make a line. */
export function exampleOf({ picker, parse }: BetType): string {
  if (picker.kind === 'entries') {
    const { width, digits, wildcard = '' } = picker
    const entry = Array.from({ length: width }, (_, index) => digits[(index + 1) % digits.length])
    return wildcard + entry.slice(wildcard.length).join('')
  }
  const { rows } = picker
  const picks = fewestOf(rows)
  // Bankers need others beside them, as many as make a line together.
  const rest = rows.at(-1)?.labels.filter((label) => picks.every((picked) => !picked.has(label))) ?? []
  for (const label of rest) {
    if (parse(textOf(rows, picks)).ok) break
    picks.at(-1)?.add(label)
  }
  return textOf(rows, picks)
}

/** As few labels as each row wants; rows of one alphabet begin where the one before has ended. */
function fewestOf(rows: readonly PickerRow[]): Set<string>[] {
  const mayAllBeEmpty = rows.every(({ fewest }) => fewest === 0)
  let from = 0
  return rows.map(({ labels, fewest }, index) => {
    const count = mayAllBeEmpty && index === 0 ? 1 : fewest
    const start = from + count <= labels.length ? from : 0
    from = start + count
    return new Set(labels.slice(start, start + count))
  })
}

/** Quick picks of a row of numbers. */
export type QuickPick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear'

/** What a row offers at a press: halves and parities only where its labels are numbers. */
export function quickPicksOf({ labels, most }: PickerRow): QuickPick[] {
  if (most < labels.length || labels.length < 3) return ['clear']
  const isNumbers = labels.length >= 6 && labels.every((label) => /^\d+$/.test(label))
  return isNumbers ? ['all', 'big', 'small', 'odd', 'even', 'clear'] : ['all', 'clear']
}

/** The labels of a quick pick. */
export function quickPick(labels: readonly string[], quick: QuickPick): readonly string[] {
  const half = Math.floor(labels.length / 2)
  switch (quick) {
    case 'all':
      return labels
    case 'big':
      return labels.slice(half)
    case 'small':
      return labels.slice(0, half)
    case 'odd':
      return labels.filter((label) => Number(label) % 2 === 1)
    case 'even':
      return labels.filter((label) => Number(label) % 2 === 0)
    case 'clear':
      return []
  }
}
