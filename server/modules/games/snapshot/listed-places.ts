import { type GameFilter, matchingPlaces, passes } from './matching-places.ts'
import { foundPlaces } from './name-search.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The places of the games that a list shows: all that pass the filter in the merchant's order, or those among
 * them that a name finds, the best first. A term of nothing but space is no term (requirements LOB-11).
 */
export function listedPlaces(
  snapshot: Snapshot,
  filter: GameFilter,
  term: string | undefined,
  tag: string,
): readonly number[] {
  if (term === undefined || term.trim() === '') return matchingPlaces(snapshot, filter)
  return foundPlaces(snapshot, term, tag, (place) => passes(snapshot, place, filter))
}
