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
    let isCanonical = true
    for (let from = 0; from < text.length; from += width + 1) {
      if (!isEntry(text, from)) return refusal('bad_selection')
      isCanonical &&= (from === 0 || isAbovePrevious(text, from, width)) && (!unordered || isSorted(text, from, width))
    }
    if (isCanonical) return { ok: true, canonical: text }
    const written = text.split(',')
    const entries = unordered ? written.map((entry) => [...entry].sort().join('')) : written
    entries.sort()
    return isRising(entries) ? { ok: true, canonical: entries.join(',') } : refusal('dup_selection')
  }
}

/** Whether the entry here is greater than the one before it; both are read where they stand, for a list may be long. */
function isAbovePrevious(text: string, from: number, width: number): boolean {
  for (let at = from; at < from + width; at++) {
    const difference = text.charCodeAt(at) - text.charCodeAt(at - width - 1)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** Whether the characters of an entry rise or stay. */
function isSorted(text: string, from: number, width: number): boolean {
  for (let at = from + 1; at < from + width; at++) if (text.charCodeAt(at) < text.charCodeAt(at - 1)) return false
  return true
}

/** Whether each entry is greater than the one before it: sorted, and none twice. */
function isRising(entries: readonly string[]): boolean {
  for (let at = 1; at < entries.length; at++) {
    if ((entries[at - 1] as string) >= (entries[at] as string)) return false
  }
  return true
}
