import { mostLines, type Refused, refusal } from '../bet-type.ts'
import type { EntryShape } from '../picker.ts'

interface Read {
  readonly ok: true
  readonly canonical: string
  /** Rising, no entry twice. */
  readonly entries: readonly string[]
}

/** Reads `588,258`: complete combinations of fixed width between commas. */
export function entryReader({ width, digits, wildcard, unordered }: EntryShape): (text: string) => Read | Refused {
  const known = new Set(digits)
  return (text) => {
    // An entry and its comma are of fixed width, so the length alone says how many there are.
    const count = (text.length + 1) / (width + 1)
    if (!Number.isInteger(count)) return refusal('bad_selection')
    if (count > mostLines) return refusal('max_lines')
    const entries = new Set<string>()
    for (const written of text.split(',')) {
      const characters = [...written]
      const unknown = characters.filter((digit) => !known.has(digit)).join('')
      if (written.length !== width || unknown !== (wildcard ?? '')) return refusal('bad_selection')
      const entry = unordered ? characters.sort().join('') : written
      if (entries.has(entry)) return refusal('dup_selection')
      entries.add(entry)
    }
    const sorted = [...entries].sort()
    return { ok: true, canonical: sorted.join(','), entries: sorted }
  }
}
