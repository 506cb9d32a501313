import type { Snapshot } from '../snapshot.ts'
import { PlaceSet } from './place-set.ts'

/** Conditions on games; an absent field is none. */
export interface GameFilter {
  readonly gameType?: string | undefined
  readonly vendorCode?: string | undefined
  readonly gameClass?: string | undefined
  /** In minor units; the contract's bound is a safe integer. */
  readonly minBetMinor?: number | undefined
  readonly minLineCount?: number | undefined
  /** One game, or none if it is not offered. */
  readonly nodeId?: string | undefined
}

/** The places of the games that pass `filter`. */
export function matchingPlaces(snapshot: Snapshot, filter: GameFilter): PlaceSet {
  const { gameType, vendorCode, gameClass, minBetMinor, minLineCount, nodeId } = filter
  const none = () => PlaceSet.of(snapshot.size, [])
  const sets = [
    ...(gameType === undefined ? [] : [snapshot.placesOfType().get(gameType) ?? none()]),
    ...(vendorCode === undefined ? [] : [snapshot.placesOfVendor().get(vendorCode) ?? none()]),
    ...(gameClass === undefined ? [] : [snapshot.placesOfClass().get(gameClass) ?? none()]),
    ...(minBetMinor === undefined ? [] : [snapshot.leastBets.from(minBetMinor)]),
    ...(minLineCount === undefined ? [] : [snapshot.leastLines.from(minLineCount)]),
    ...(nodeId === undefined ? [] : [placeOfNode(snapshot, nodeId)]),
  ]
  return sets.length === 0 ? snapshot.allPlaces() : sets.reduce((both, set) => both.and(set))
}

function placeOfNode(snapshot: Snapshot, nodeId: string): PlaceSet {
  const place = snapshot.placeOf(nodeId)
  return PlaceSet.of(snapshot.size, place === undefined ? [] : [place])
}

/** The places of these games in the order given, without those that are not offered or fail `filter`. */
export function placesOfNodes(snapshot: Snapshot, nodeIds: readonly string[], filter: GameFilter): number[] {
  const matching = matchingPlaces(snapshot, filter)
  return nodeIds
    .map((nodeId) => snapshot.placeOf(nodeId))
    .filter((place) => place !== undefined)
    .filter((place) => matching.has(place))
}
