import { foldedName } from '@banyan/rules/content/folded-name.ts'
import type { Snapshot } from '../snapshot.ts'
import { directCosts, directHits } from './direct-hits.ts'
import { forgivingHits, oneError } from './forgiving-hits.ts'
import { type NameIndex, nameIndex } from './name-index.ts'
import type { PlaceSet } from './place-set.ts'

/** Longest folded term. Folding can lengthen a term: some signs stand for whole words. */
const longestFolded = 120

const indicesOf = new WeakMap<Snapshot, Map<string, NameIndex>>()

/**
 * The places among `wanted` that a term finds, the best first, in the visitor's language and in English, without accents
 * and case. Names with a word that begins with the term exclude all others. Else come names that contain it and names
 * whose words begin with its words; if there are none, names with typing errors (requirements LOB-11).
 */
export function foundPlaces(snapshot: Snapshot, term: string, tag: string, wanted: PlaceSet): number[] {
  const folded = foldedName(term).slice(0, longestFolded)
  if (folded === '') return []
  const indices = [...new Set([tag, 'en'])].map((language) => indexFor(snapshot, language))
  const best = new Map<number, number>()
  const add = (hitsOf: HitsOf, dearest: number) => {
    for (const index of indices) {
      for (const [place, cost] of hitsOf(index, folded)) {
        const isBetter = cost < dearest && cost < (best.get(place) ?? Number.POSITIVE_INFINITY)
        if (isBetter && wanted.has(place)) best.set(place, cost)
      }
    }
  }
  add(directHits, Number.POSITIVE_INFINITY)
  const isSure = best.values().some((cost) => cost < directCosts.inside)
  // Beside names that contain the term, only names without any error count.
  if (!isSure) add(forgivingHits, best.size > 0 ? oneError : Number.POSITIVE_INFINITY)
  return [...best].sort(([p, a], [q, b]) => a - b || p - q).map(([place]) => place)
}

type HitsOf = (index: NameIndex, folded: string) => Map<number, number>

/** An index is built at the first search in its language. */
function indexFor(snapshot: Snapshot, tag: string): NameIndex {
  const indices = indicesOf.get(snapshot) ?? new Map<string, NameIndex>()
  indicesOf.set(snapshot, indices)
  const index = indices.get(tag) ?? nameIndex(snapshot, tag)
  indices.set(tag, index)
  return index
}
