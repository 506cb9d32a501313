import type { Snapshot } from '../snapshot.ts'
import { type GameFilter, matchingPlaces } from './matching-places.ts'

/** The places of those of these games that are offered and pass `filter`, in the order given. */
export function placesOfNodes(snapshot: Snapshot, nodeIds: readonly string[], filter: GameFilter): number[] {
  const matching = matchingPlaces(snapshot, filter)
  return nodeIds
    .map((nodeId) => snapshot.placeOf(nodeId))
    .filter((place) => place !== undefined)
    .filter((place) => matching.has(place))
}
