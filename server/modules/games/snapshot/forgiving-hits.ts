import { compact, editDistance, type Letters, lettersMissing, lettersOf, wordsOf } from './letters.ts'
import type { NameIndex } from './name-index.ts'

/** Words of a term that are compared. */
const wordsAtMost = 8
/** Longer words are compared by their beginning. */
const lettersAtMost = 40
/** Hits this much worse than the best are dropped. */
const worseAtMost = 1
/** Costs of a word that is only begun, of an error in its beginning, of a missing word, and of each extra word. */
const costs = {
  begun: 0.2,
  beginningWithError: 1.5,
  missing: 2.5,
  beyond: 0.1,
  joined: 0.3,
  joinedBeginning: 1,
} as const

/** The cost of the cheapest error. Below it, every word of the term is found or begun. */
export const oneError = 1

const shortestBeginning = 4
const han = /\p{Script=Han}/u

/** Errors allowed in a text of this length: four Chinese signs carry as much as eight letters. */
function errorsIn(text: string): number {
  const weight = han.test(text) ? text.length * 2 : text.length
  if (weight < 3) return 0
  return weight < 6 ? 1 : 2
}

/** The best games whose name has the term with typing errors, with their costs. */
export function forgivingHits(index: NameIndex, folded: string): Map<number, number> {
  const words = wordsOf(folded).slice(0, wordsAtMost)
  const hits = new Hits()
  wordHits(
    index,
    words.map((word) => word.slice(0, lettersAtMost)),
    hits,
  )
  if (!hits.hasWhole) joinedHits(index, compact(folded).slice(0, lettersAtMost), hits)
  return hits.best()
}

/** Costs by place. A term can match thousands of names; those near the best are kept. */
class Hits {
  readonly #places: number[] = []
  readonly #costs: number[] = []
  #least = Number.POSITIVE_INFINITY
  /** Whether a name has every word of the term. */
  hasWhole = false

  add(place: number, cost: number): void {
    if (cost > this.#least + worseAtMost) return
    this.#least = Math.min(this.#least, cost)
    this.#places.push(place)
    this.#costs.push(cost)
  }

  best(): Map<number, number> {
    const best = new Map<number, number>()
    for (const [i, place] of this.#places.entries()) {
      const cost = this.#costs[i] ?? 0
      if (cost > this.#least + worseAtMost || cost >= (best.get(place) ?? Number.POSITIVE_INFINITY)) continue
      best.set(place, cost)
    }
    return best
  }
}

/** Compares word by word, in any order. At least half of several words must be found. */
function wordHits(index: NameIndex, words: readonly string[], hits: Hits): void {
  const sums = new Float32Array(index.placesEnd)
  const founds = new Uint8Array(index.placesEnd)
  const met: number[] = []
  for (const [number, word] of words.entries()) {
    // In ascending cost, so that the first cost of a place is its best.
    for (const { places, cost } of nearWords(index, word).sort((a, b) => a.cost - b.cost)) {
      for (const place of places) {
        const found = founds[place] ?? 0
        if ((found & (1 << number)) !== 0) continue
        if (found === 0) met.push(place)
        founds[place] = found | (1 << number)
        sums[place] = (sums[place] ?? 0) + cost
      }
    }
  }
  for (const place of met) {
    const missing = words.length - lettersMissing(founds[place] ?? 0, 0)
    if (missing * 2 > words.length) continue
    if (missing === 0) hits.hasWhole = true
    const beyond = Math.max(0, (index.wordCounts[place] ?? 0) - words.length)
    hits.add(place, (sums[place] ?? 0) + missing * costs.missing + beyond * costs.beyond)
  }
}

/** Words equal or near to this one, with their costs. */
function nearWords(index: NameIndex, word: string): { places: readonly number[]; cost: number }[] {
  const letters = lettersOf(word)
  const errors = errorsIn(word)
  const near: { places: readonly number[]; cost: number }[] = []
  for (const entry of index.words) {
    if (lettersMissing(letters, entry.letters) > errors) continue
    const cost = costOfWord(word, entry.text, errors)
    if (cost !== undefined) near.push({ places: entry.places, cost })
  }
  return near
}

function costOfWord(typed: string, word: string, errors: number): number | undefined {
  if (typed === word) return 0
  if (word.startsWith(typed)) return costs.begun
  const distance = editDistance(typed, word, errors)
  if (distance <= errors) return distance
  const isLong = typed.length >= shortestBeginning && word.length > typed.length
  return isLong && editDistance(typed, word.slice(0, typed.length), 1) <= 1 ? costs.beginningWithError : undefined
}

/** Compares the whole term with whole names without spaces: for joined or divided words, and scripts without spaces. */
function joinedHits(index: NameIndex, typed: string, hits: Hits): void {
  const letters = lettersOf(typed)
  const errors = errorsIn(typed)
  if (errors === 0) return
  for (const entry of index.wholeNames) {
    if (lettersMissing(letters, entry.letters) > errors) continue
    const isNear = lettersMissing(entry.letters, letters) <= errors
    const distance = isNear ? editDistance(typed, entry.text, errors) : errors + 1
    const cost = distance <= errors ? distance + costs.joined : costOfBeginning(typed, letters, entry.text, errors)
    if (cost === undefined) continue
    for (const place of entry.places) hits.add(place, cost)
  }
}

function costOfBeginning(typed: string, letters: Letters, name: string, errors: number): number | undefined {
  if (name.length <= typed.length) return undefined
  const beginning = name.slice(0, typed.length)
  if (lettersMissing(letters, lettersOf(beginning)) > errors) return undefined
  const distance = editDistance(typed, beginning, errors)
  return distance <= errors ? distance + costs.joinedBeginning : undefined
}
