import type { Snapshot } from '../snapshot.ts'
import { type GameFilter, matchingPlaces } from './matching-places.ts'
import { foundPlaces } from './name-search.ts'

/** Places in the order in which a list shows them. */
export interface ListedPlaces {
  readonly count: number
  /** Those from the `from`th to before the `to`th. */
  slice(from: number, to: number): number[]
}

/**
 * The places of the games that a list shows: all that pass the filter in the merchant's order, or those among
 * them that a name finds, the best first. A term of nothing but space is no term (requirements LOB-11).
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
