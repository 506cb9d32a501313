import type { ListedType } from '@banyan/contract/games/game.ts'
import { catalogueBounds, type GameClassEntry, type VendorCard } from '@banyan/contract/games/vendor.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { contractText } from '#/platform/http/contract-texts.ts'
import type { Reader } from '../present-game.ts'
import { presentGame } from '../present-game.ts'
import { type TypeWithGames, typeOfClasses } from '../snapshot/listed-types.ts'
import type { PlaceSet } from '../snapshot/place-set.ts'
import type { OfferedGame, Snapshot } from '../snapshot.ts'

/** Types without lists of games: a tap on the tile starts the vendor (requirements NAV-08). */
const startedByTile: ReadonlySet<ListedType> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'])
const cardsOfVendor = 12

/** A type's name. */
export function typeTitle(type: ListedType, { tag }: Reader): string {
  return contractText(`gameTypes.${type}`, tag) ?? type
}

/** The vendors with games of a type, in the merchant's order. */
export function presentVendors(snapshot: Snapshot, { type, places }: TypeWithGames, reader: Reader): VendorCard[] {
  const games = gamesBy(snapshot, places, ({ vendorCode }) => vendorCode)
  return [...snapshot.vendors.values()]
    .flatMap((vendor) => {
      const own = games.get(vendor.code)
      if (!own) return []
      const entries = startedByTile.has(type) ? own.slice(0, cardsOfVendor) : []
      return {
        vassalage: vendor.code,
        displayName: localised(vendor.names, reader.tag, reader.merchantTag),
        lagerIcon: vendor.iconUrl,
        gameType: type,
        cards: entries.map((game) => presentGame(snapshot, game, reader)),
        gameCount: own.length,
        maintenanceUntil: vendor.maintenanceUntil || null,
      }
    })
    .slice(0, catalogueBounds.vendors)
}

/** The classifications of a type that have games, in the merchant's order; unknown ones come last. */
export function presentClasses(snapshot: Snapshot, { type, places }: TypeWithGames, reader: Reader): GameClassEntry[] {
  const games = gamesBy(snapshot, places, ({ gameClass }) => gameClass)
  const named = snapshot.classesOf(typeOfClasses(type))
  const known = new Set(named.map(({ key }) => key))
  const unnamed = [...games.keys()].filter((key) => !known.has(key)).map((key) => ({ key, names: { en: key } }))
  const order = [...snapshot.vendors.keys()]
  return [...named, ...unnamed]
    .flatMap(({ key, names }) => {
      const own = games.get(key)
      if (!own) return []
      const vendors = new Set(own.map(({ vendorCode }) => vendorCode))
      return {
        displayName: localised(names, reader.tag, reader.merchantTag),
        key,
        gameCount: own.length,
        vendors: order.filter((code) => vendors.has(code)),
      }
    })
    .slice(0, catalogueBounds.classesOfType)
}

function gamesBy(snapshot: Snapshot, places: PlaceSet, keyOf: (game: OfferedGame) => string) {
  const games = [...places].map((place) => snapshot.gameAt(place)).filter((game) => game !== undefined)
  return Map.groupBy(games, keyOf)
}
