import type { Snapshot } from './snapshot.ts'

/** What narrows the catalogue; an absent field narrows nothing. */
export interface GameFilter {
  readonly gameType?: string | undefined
  readonly vendorCode?: string | undefined
  readonly gameClass?: string | undefined
  readonly minBetMinor?: bigint | undefined
  readonly minLineCount?: number | undefined
}

const none: readonly number[] = []

/** The places of the games that pass `filter`, ascending: in the merchant's order. */
export function matchingPlaces(snapshot: Snapshot, filter: GameFilter): readonly number[] {
  const { gameType, vendorCode, gameClass, minBetMinor, minLineCount } = filter
  const lists = [
    ...(gameType === undefined ? [] : [snapshot.placesOfType().get(gameType) ?? none]),
    ...(vendorCode === undefined ? [] : [snapshot.placesOfVendor().get(vendorCode) ?? none]),
    ...(gameClass === undefined ? [] : [snapshot.placesOfClass().get(gameClass) ?? none]),
  ]
  const isNarrowed = minBetMinor !== undefined || minLineCount !== undefined
  // One list alone is the answer; of several the shortest is looked through.
  if (!isNarrowed && lists.length < 2) return lists[0] ?? allPlaces(snapshot)
  const shortest = lists.reduce(
    (least, list) => (list.length < least.length ? list : least),
    lists[0] ?? allPlaces(snapshot),
  )
  return shortest.filter((place) => passes(snapshot, place, filter))
}

/** Whether the game at `place` passes `filter`. */
export function passes(snapshot: Snapshot, place: number, filter: GameFilter): boolean {
  const { gameType, vendorCode, gameClass, minBetMinor, minLineCount } = filter
  const game = snapshot.games[place]
  return (
    game !== undefined &&
    (gameType === undefined || game.gameType === gameType) &&
    (vendorCode === undefined || game.vendorCode === vendorCode) &&
    (gameClass === undefined || game.gameClass === gameClass) &&
    (minBetMinor === undefined || game.minBetMinor >= minBetMinor) &&
    (minLineCount === undefined || game.lineCount >= minLineCount)
  )
}

const placesOf = new WeakMap<Snapshot, readonly number[]>()

function allPlaces(snapshot: Snapshot): readonly number[] {
  const known = placesOf.get(snapshot) ?? snapshot.games.map((_game, place) => place)
  placesOf.set(snapshot, known)
  return known
}
