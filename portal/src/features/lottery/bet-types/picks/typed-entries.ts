import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import { mostLines } from '@banyan/rules/lottery/bet-type.ts'
import type { EntryShape } from '@banyan/rules/lottery/picker.ts'

/** What became of a typed or pasted list: the entries in the order in which they came, and what was dropped, by reason. */
export interface TypedEntries {
  readonly entries: readonly string[]
  readonly repeated: number
  /** Some of what is no combination, as it was typed, and how much there was of it. */
  readonly wrong: readonly string[]
  readonly wrongCount: number
  /** Beyond what one bet may hold. */
  readonly beyond: number
}

/** Wrong ones that a report shows. */
const shownAtMost = 5

/**
 * Reads a list as people type and paste it: apart by spaces, commas, semicolons, dots, dashes or lines, and digits in one
 * piece where they are several combinations long. An ending such as `/20`, which is meant for a stake, is left off.
 */
export function readEntries(typed: string, shape: EntryShape): TypedEntries {
  const { width, unordered } = shape
  const isEntry = entryTest(shape)
  const entries: string[] = []
  const seen = new Set<string>()
  const wrong: string[] = []
  let repeated = 0
  let wrongCount = 0
  let beyond = 0
  for (const word of latinDigits(typed)
    .toUpperCase()
    .split(/[\s,;.\-–—]+/)) {
    const text = word.replace(/\/\d+[A-Z]?$/, '')
    if (text === '') continue
    for (const entry of text.length > width && text.length % width === 0 ? piecesOf(text, width) : [text]) {
      const spelt = unordered ? [...entry].toSorted().join('') : entry
      if (!isEntry(entry)) {
        wrongCount += 1
        if (wrong.length < shownAtMost) wrong.push(entry.slice(0, 20))
      } else if (seen.has(spelt)) repeated += 1
      else if (entries.length >= mostLines) beyond += 1
      else {
        seen.add(spelt)
        entries.push(spelt)
      }
    }
  }
  return { entries, repeated, wrong, wrongCount, beyond }
}

/** Whether a text is one combination. */
function entryTest({ width, digits, wildcard }: EntryShape): (text: string) => boolean {
  return (text) => {
    if (text.length !== width) return false
    const wild = wildcard ? [...text].filter((each) => each === wildcard).length : 0
    if (wildcard && wild !== 1) return false
    return [...text].every((each) => digits.includes(each) || each === wildcard)
  }
}

function piecesOf(text: string, width: number): string[] {
  return Array.from({ length: text.length / width }, (_, at) => text.slice(at * width, (at + 1) * width))
}
