import { compact } from './letters.ts'
import type { NameIndex } from './name-index.ts'

/** Costs of a name by where it has the term, the best first; `acrossWords` is added if spaces were left out. */
export const directCosts = { whole: 0, start: 1, startOfWord: 2, inside: 3, acrossWords: 4 } as const

/** The games whose name has the exact term, with their costs. */
export function directHits(index: NameIndex, folded: string): Map<number, number> {
  const hits = new Map<number, number>()
  const note = (row: number, cost: number) => {
    const place = index.places[row]
    if (place !== undefined && cost < (hits.get(place) ?? Number.POSITIVE_INFINITY)) hits.set(place, cost)
  }
  const { names, compactNames } = index
  scan(names, folded, (row, at) => note(row, costAt(names.text, at, at + folded.length)))
  if (hits.size > 0) return hits
  // The typed words may be joined, or divided in the wrong place.
  const joined = compact(folded)
  if (joined.length < 2) return hits
  scan(compactNames, joined, (row, at) =>
    note(row, directCosts.acrossWords + costAt(compactNames.text, at, at + joined.length)),
  )
  return hits
}

function costAt(text: string, start: number, end: number): number {
  const before = text[start - 1]
  if (before === '\n') return text[end] === '\n' ? directCosts.whole : directCosts.start
  return before === ' ' ? directCosts.startOfWord : directCosts.inside
}

/** Reports every occurrence of `term` with the row of its name. A term has no line breaks, so none spans two names. */
function scan({ text, starts }: NameIndex['names'], term: string, tell: (row: number, at: number) => void): void {
  let row = 0
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= at) row++
    tell(row, at)
  }
}
