import { mostLines, type Refused, refusal } from '../bet-type.ts'
import type { EntryShape } from '../picker.ts'

interface Read {
  readonly ok: true
  /** Rising, no entry twice. */
  readonly canonical: string
}

const comma = ','.charCodeAt(0)

/** What a character may be in an entry. */
const [unknown, digit, wild] = [0, 1, 2]

/** Reads `588,258`: complete combinations of fixed width between commas. */
export function entryReader({ width, digits, wildcard, unordered }: EntryShape): (text: string) => Read | Refused {
  const sorts = new Uint8Array(128)
  for (const character of digits) sorts[character.charCodeAt(0)] = digit
  if (wildcard) sorts[wildcard.charCodeAt(0)] = wild
  const wildcards = wildcard ? 1 : 0

  /** Whether an entry of known characters, with its wildcard, begins here and ends at a comma or with the text. */
  function isEntry(text: string, from: number): boolean {
    const end = from + width
    if (end < text.length && text.charCodeAt(end) !== comma) return false
    let found = 0
    for (let at = from; at < end; at++) {
      const sort = sorts[text.charCodeAt(at)] ?? unknown
      if (sort === unknown) return false
      if (sort === wild) found++
    }
    return found === wildcards
  }

  return (text) => {
    // An entry and its comma are of fixed width, so the length alone says how many there are.
    const count = (text.length + 1) / (width + 1)
    if (!Number.isInteger(count)) return refusal('bad_selection')
    if (count > mostLines) return refusal('max_lines')
    const entries: string[] = []
    for (let from = 0; from < text.length; from += width + 1) {
      if (!isEntry(text, from)) return refusal('bad_selection')
      const written = text.slice(from, from + width)
      entries.push(unordered ? [...written].sort().join('') : written)
    }
    if (!isRising(entries)) {
      entries.sort()
      if (!isRising(entries)) return refusal('dup_selection')
    }
    return { ok: true, canonical: entries.join(',') }
  }
}

/** Whether each entry is greater than the one before it: sorted, and none twice. */
function isRising(entries: readonly string[]): boolean {
  for (let at = 1; at < entries.length; at++) {
    if ((entries[at - 1] as string) >= (entries[at] as string)) return false
  }
  return true
}
