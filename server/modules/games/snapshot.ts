import type { GameType } from '@banyan/contract/games/game.ts'
import { isSportsGroup, sportsGroupOf } from '@banyan/rules/games/sports-groups.ts'
import { once } from '#/platform/concurrency/once.ts'
import { LeastSets } from './snapshot/least-sets.ts'
import { PlaceSet } from './snapshot/place-set.ts'
import { gameOf, type StoredCatalogue, type StoredGame, type StoredVendor } from './store/stored-catalogue.ts'

/** A game that the merchant offers, as its version of the catalogue has it. */
export interface OfferedGame extends StoredGame {
  /** The type of its lists: sports, esports and cockfight follow from the vendor (requirements LOB-13). */
  readonly gameType: GameType
}

/** A classification of a type, with its names. */
export interface OfferedClass {
  readonly key: string
  readonly names: Readonly<Record<string, string>>
}

/**
 * One version of the catalogue, immutable. A game is known by its place in the merchant's order. Indices are sets of
 * places, made at their first use.
 */
export class Snapshot {
  readonly version: number
  /** Number of games: their places are 0 to `size - 1`. */
  readonly size: number
  /** All games by place. A page reads its own by `gameAt`, so that a start reads no others. */
  readonly games: () => readonly OfferedGame[]
  /** In the merchant's order. */
  readonly vendors: ReadonlyMap<string, StoredVendor>
  readonly allPlaces: () => PlaceSet
  readonly placesOfType: () => ReadonlyMap<string, PlaceSet>
  readonly placesOfVendor: () => ReadonlyMap<string, PlaceSet>
  readonly placesOfClass: () => ReadonlyMap<string, PlaceSet>
  readonly hotPlaces: () => PlaceSet
  /** Games by their least bet in minor units. */
  readonly leastBets: LeastSets
  /** Games by their lines. */
  readonly leastLines: LeastSets
  readonly #units: readonly string[]
  /** Games read so far, by place. */
  readonly #read: (OfferedGame | undefined)[]
  readonly #placeOfNode: () => ReadonlyMap<string, number>
  readonly #placeOfCode: () => ReadonlyMap<string, number>
  readonly #classesOfType: () => ReadonlyMap<string, readonly OfferedClass[]>

  constructor(stored: StoredCatalogue) {
    this.version = stored.version
    this.#units = stored.units
    this.size = stored.units.length
    this.#read = stored.units.map(() => undefined)
    this.games = once(() => stored.units.map((_unit, place) => this.gameAt(place) as OfferedGame))
    this.vendors = new Map(stored.vendors.map((vendor) => [vendor.code, vendor]))
    this.allPlaces = once(() => PlaceSet.of(this.size, stored.units.keys()))
    this.placesOfType = once(() => placesBy(this.games(), ({ gameType }) => gameType))
    this.placesOfVendor = once(() => placesBy(this.games(), ({ vendorCode }) => vendorCode))
    this.placesOfClass = once(() => placesBy(this.games(), ({ gameClass }) => gameClass))
    this.hotPlaces = once(() => placesBy(this.games(), ({ isHot }) => isHot).get(true) ?? PlaceSet.of(this.size, []))
    this.leastBets = new LeastSets(() => this.games().map(({ minBetMinor }) => Number(minBetMinor)))
    this.leastLines = new LeastSets(() => this.games().map(({ lineCount }) => lineCount))
    this.#placeOfNode = once(() => new Map(this.games().map(({ nodeId }, place) => [nodeId, place])))
    this.#placeOfCode = once(
      () => new Map(this.games().map(({ vendorCode, gameCode }, place) => [`${vendorCode} ${gameCode}`, place])),
    )
    this.#classesOfType = once(() => Map.groupBy(stored.classes, ({ gameType }) => gameType))
  }

  /** The game at a place; undefined where there is none. */
  gameAt(place: number): OfferedGame | undefined {
    const known = this.#read[place]
    if (known !== undefined) return known
    const unit = this.#units[place]
    if (unit === undefined) return undefined
    const game = gameOf(unit)
    const offered = { ...game, gameType: listedType(game.gameType, game.vendorCode) }
    this.#read[place] = offered
    return offered
  }

  /** A game's place, or undefined if it is not offered. */
  placeOf(nodeId: string): number | undefined {
    return this.#placeOfNode().get(nodeId)
  }

  /** The game with this node id, or undefined if it is not offered. */
  gameByNode(nodeId: string): OfferedGame | undefined {
    return this.gameAt(this.placeOf(nodeId) ?? -1)
  }

  /** The vendor's game with this code, or undefined if it is not offered. */
  gameByCode(vendorCode: string, gameCode: string): OfferedGame | undefined {
    return this.gameAt(this.#placeOfCode().get(`${vendorCode} ${gameCode}`) ?? -1)
  }

  /** Whether a vendor's game is offered and in no maintenance at that moment. */
  isPlayable(vendorCode: string, gameCode: string, at: Date): boolean {
    const game = this.gameByCode(vendorCode, gameCode)
    return game !== undefined && !(this.maintenanceOf(game) > at.toISOString())
  }

  /** The classifications of a type in the merchant's order, with or without games. */
  classesOf(gameType: string): readonly OfferedClass[] {
    const own = this.#classesOfType().get(gameType) ?? []
    if (!isSportsGroup(gameType)) return own
    // Games of a sports group may have been imported under another one, with its classifications.
    const known = new Set(own.map(({ key }) => key))
    const others = ['SPORTS', 'ESPORTS', 'COCKFIGHT'].flatMap((type) => this.#classesOfType().get(type) ?? [])
    return [...own, ...others.filter(({ key }) => !known.has(key) && known.add(key))]
  }

  /** End of a game's maintenance: the later of its own and its vendor's; empty if there is none. */
  maintenanceOf({ maintenanceUntil: own, vendorCode }: OfferedGame): string {
    const vendors = this.vendors.get(vendorCode)?.maintenanceUntil ?? ''
    return own > vendors ? own : vendors
  }
}

function listedType(gameType: string, vendorCode: string): GameType {
  return isSportsGroup(gameType) ? sportsGroupOf(vendorCode) : (gameType as GameType)
}

function placesBy<Key>(games: readonly OfferedGame[], keyOf: (game: OfferedGame) => Key): Map<Key, PlaceSet> {
  const places = Map.groupBy(games.keys(), (place) => keyOf(games[place] as OfferedGame))
  return new Map(places.entries().map(([key, own]) => [key, PlaceSet.of(games.length, own)]))
}
