import type { Snapshot } from './snapshot.ts'

/** What narrows the catalogue; an absent field narrows nothing. */
export interface GameFilter {
  readonly gameType?: string | undefined
  readonly vendorCode?: string | undefined
  readonly gameClass?: string | undefined
  /** In minor units; the contract's bound is far below where numbers end. */
  readonly minBetMinor?: number | undefined
  readonly minLineCount?: number | undefined
}

const none: readonly number[] = []
/** Lists that are kept for their next page or their next language, the one made longest ago first. */
const keptAtMost = 100
const keptOf = new WeakMap<Snapshot, Map<string, readonly number[]>>()

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
  const kept = keptOf.get(snapshot) ?? new Map<string, readonly number[]>()
  keptOf.set(snapshot, kept)
  const key = [gameType, vendorCode, gameClass, minBetMinor, minLineCount].join(' ')
  const places = kept.get(key) ?? lookedThrough(snapshot, shortest(lists) ?? allPlaces(snapshot), filter)
  if (!kept.has(key) && kept.size >= keptAtMost) kept.delete(kept.keys().next().value ?? '')
  kept.set(key, places)
  return places
}

function shortest(lists: readonly (readonly number[])[]): readonly number[] | undefined {
  return lists.toSorted((a, b) => a.length - b.length)[0]
}

function lookedThrough(snapshot: Snapshot, list: readonly number[], filter: GameFilter): number[] {
  const { minBetMinor = 0, minLineCount = 0 } = filter
  const minBets = snapshot.minBets()
  const lineCounts = snapshot.lineCounts()
  const found: number[] = []
  for (let i = 0; i < list.length; i++) {
    const place = list[i] as number
    // The numbers first: they rule out most, and stand close together.
    if ((lineCounts[place] as number) < minLineCount || (minBets[place] as number) < minBetMinor) continue
    if (hasKeys(snapshot, place, filter)) found.push(place)
  }
  return found
}

/** Whether the game at `place` passes `filter`. */
export function passes(snapshot: Snapshot, place: number, filter: GameFilter): boolean {
  const { minBetMinor = 0, minLineCount = 0 } = filter
  const isBigEnough =
    (snapshot.lineCounts()[place] ?? 0) >= minLineCount && (snapshot.minBets()[place] ?? 0) >= minBetMinor
  return isBigEnough && hasKeys(snapshot, place, filter)
}

function hasKeys(snapshot: Snapshot, place: number, { gameType, vendorCode, gameClass }: GameFilter): boolean {
  const game = snapshot.gameAt(place)
  return (
    game !== undefined &&
    (gameType === undefined || game.gameType === gameType) &&
    (vendorCode === undefined || game.vendorCode === vendorCode) &&
    (gameClass === undefined || game.gameClass === gameClass)
  )
}

const placesOf = new WeakMap<Snapshot, readonly number[]>()

function allPlaces(snapshot: Snapshot): readonly number[] {
  const known = placesOf.get(snapshot) ?? Array.from({ length: snapshot.size }, (_, place) => place)
  placesOf.set(snapshot, known)
  return known
}
