import { compact, editDistance, lettersMissing, lettersOf, wordsOf } from './letters.ts'
import type { NameIndex } from './name-index.ts'

/** Words of a term beyond these are not looked at. */
const wordsAtMost = 8
/** Longer words are compared by their beginning. */
const lettersAtMost = 40
/** Hits that are so much worse than the best are none. */
const worseAtMost = 1
/** What it costs that a word is only begun, that its beginning has an error, that a word of the term is nowhere, and each word too many. */
const costs = {
  begun: 0.2,
  beginningWithError: 1.5,
  missing: 2.5,
  beyond: 0.1,
  joined: 0.3,
  joinedBeginning: 1,
} as const

const shortestBeginning = 4
const han = /\p{Script=Han}/u

/** How many errors a text of this length may hold: a name of four signs says as much as a word of eight letters. */
function errorsIn(text: string): number {
  const weight = han.test(text) ? text.length * 2 : text.length
  if (weight < 3) return 0
  return weight < 6 ? 1 : 2
}

/** The games whose name has the term with typing errors, each with its cost; only the best of them. */
export function forgivingHits(index: NameIndex, folded: string): Map<number, number> {
  const hits = wordHits(
    index,
    wordsOf(folded)
      .slice(0, wordsAtMost)
      .map((word) => word.slice(0, lettersAtMost)),
  )
  for (const [place, cost] of joinedHits(index, compact(folded).slice(0, lettersAtMost))) {
    if (cost < (hits.get(place) ?? Number.POSITIVE_INFINITY)) hits.set(place, cost)
  }
  const best = Math.min(...hits.values())
  return new Map([...hits].filter(([, cost]) => cost <= best + worseAtMost))
}

/** Word by word, in any order; of several words at least half must be there. */
function wordHits(index: NameIndex, words: readonly string[]): Map<number, number> {
  const sums = new Map<number, { cost: number; found: number }>()
  for (const word of words) {
    for (const [place, cost] of placesOfWord(index, word)) {
      const sum = sums.get(place) ?? { cost: 0, found: 0 }
      sums.set(place, { cost: sum.cost + cost, found: sum.found + 1 })
    }
  }
  const hits = new Map<number, number>()
  for (const [place, { cost, found }] of sums) {
    if (found * 2 < words.length) continue
    const beyond = Math.max(0, (index.wordCounts.get(place) ?? 0) - words.length)
    hits.set(place, cost + (words.length - found) * costs.missing + beyond * costs.beyond)
  }
  return hits
}

/** The games that have this word or one that is nearly it, each with the least cost. */
function placesOfWord(index: NameIndex, word: string): Map<number, number> {
  const letters = lettersOf(word)
  const errors = errorsIn(word)
  const found = new Map<number, number>()
  for (const entry of index.words) {
    if (lettersMissing(letters, entry.letters) > errors) continue
    const cost = costOfWord(word, entry.text, errors)
    if (cost === undefined) continue
    for (const place of entry.places) {
      if (cost < (found.get(place) ?? Number.POSITIVE_INFINITY)) found.set(place, cost)
    }
  }
  return found
}

function costOfWord(typed: string, word: string, errors: number): number | undefined {
  if (typed === word) return 0
  if (word.startsWith(typed)) return costs.begun
  const distance = editDistance(typed, word, errors)
  if (distance <= errors) return distance
  const isLong = typed.length >= shortestBeginning && word.length > typed.length
  return isLong && editDistance(typed, word.slice(0, typed.length), 1) <= 1 ? costs.beginningWithError : undefined
}

/** The whole term against whole names, spaces left out: joined and parted words, and scripts that part none. */
function joinedHits(index: NameIndex, typed: string): Map<number, number> {
  const letters = lettersOf(typed)
  const errors = errorsIn(typed)
  const found = new Map<number, number>()
  if (errors === 0) return found
  for (const entry of index.wholeNames) {
    if (lettersMissing(letters, entry.letters) > errors) continue
    const distance = editDistance(typed, entry.text, errors)
    const cost = distance <= errors ? distance + costs.joined : costOfBeginning(typed, entry.text, errors)
    if (cost === undefined) continue
    for (const place of entry.places) found.set(place, cost)
  }
  return found
}

function costOfBeginning(typed: string, name: string, errors: number): number | undefined {
  if (name.length <= typed.length) return undefined
  const distance = editDistance(typed, name.slice(0, typed.length), errors)
  return distance <= errors ? distance + costs.joinedBeginning : undefined
}
