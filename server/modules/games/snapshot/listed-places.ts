import type { Snapshot } from '../snapshot.ts'
import { type GameFilter, matchingPlaces } from './matching-places.ts'
import { foundPlaces } from './name-search.ts'

/** Places in a list's order. */
export interface ListedPlaces {
  readonly count: number
  /** Those from the `from`th to before the `to`th. */
  slice(from: number, to: number): number[]
}

/**
 * The games of a list: those that pass the filter, in the merchant's order; with a search term those that it finds, the
 * best first. A term of spaces is none (requirements LOB-11).
 */
export function listedPlaces(
  snapshot: Snapshot,
  filter: GameFilter,
  term: string | undefined,
  tag: string,
): ListedPlaces {
  const matching = matchingPlaces(snapshot, filter)
  if (term === undefined || term.trim() === '') {
    return { count: matching.size, slice: (from, to) => matching.slice(from, to) }
  }
  const found = foundPlaces(snapshot, term, tag, matching)
  return { count: found.length, slice: (from, to) => found.slice(from, to) }
}
