import { chooseArt } from '@banyan/art/tiles/choose-art.ts'
import { artKey, parseArtKey, type TileArt } from '@banyan/art/tiles/tile-art.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import type { Tx } from '#/platform/db/handles.ts'
import {
  type GameRecord,
  lockVersion,
  raiseVersion,
  replaceClasses,
  replaceGames,
  replaceVendors,
  type StandingGame,
  standingGames,
  vendorMaintenance,
} from './store/write-catalogue.ts'

export interface CatalogueVendor {
  readonly code: string
  readonly displayNames: LocalisedText
  /** A picture of the wordmark; absent or empty where the portal letters the code. */
  readonly iconUrl?: string
  /** Null ends it; left out, what stands is kept. */
  readonly maintenanceUntil?: Date | null | undefined
}

export interface CatalogueClass {
  readonly gameType: GameType
  readonly key: string
  readonly names: LocalisedText
}

export interface CatalogueGame {
  readonly nodeId: bigint
  readonly vendorCode: string
  /** The vendor's own code of the game. */
  readonly gameCode: string
  readonly gameType: GameType
  readonly gameClass: string
  readonly names: LocalisedText
  readonly isHot: boolean
  readonly hasFreeTrial: boolean
  /** Least bet in minor units of the merchant's currency. */
  readonly minBetMinor: bigint
  /** Lines of a slot; 0 elsewhere. */
  readonly lineCount: number
  /** True for an entry that opens the vendor's own list of games. */
  readonly isVendorLobby: boolean
  /** Absent or null: drawn by us. Empty: none, the default image. Else a picture from elsewhere. */
  readonly iconUrl?: string | null
  /** Null ends it; left out, what stands is kept. */
  readonly maintenanceUntil?: Date | null | undefined
}

/** Numbers of an import: games added or offered again, games changed in more than their place, games withdrawn. */
export interface ImportOutcome {
  readonly versionBefore: bigint
  readonly version: bigint
  readonly games: number
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
}

/**
 * Replaces the catalogue. The order given becomes the merchant's order. Games that are not named are withdrawn, not
 * deleted. A new game's art is chosen here, beside its neighbours, and stays with the game.
 */
export async function importCatalogue(
  tx: Tx,
  vendors: readonly CatalogueVendor[],
  games: readonly CatalogueGame[],
  classes: readonly CatalogueClass[] = [],
): Promise<ImportOutcome> {
  const before = await lockVersion(tx)
  const standingVendors = await vendorMaintenance(tx)
  const vendorChanges = await replaceVendors(
    tx,
    vendors.map((vendor, rank) => vendorRecord(vendor, rank, standingVendors.get(vendor.code))),
  )
  const classChanges = await replaceClasses(
    tx,
    classes.map(({ gameType, key, names }, rank) => ({ game_type: gameType, key, rank, names: textsOf(names) })),
  )
  const standing = await standingGames(tx)
  const art = artOf(games, standing)
  const { moved, ...changes } = await replaceGames(
    tx,
    games.map((game, rank) =>
      gameRecord(game, rank, art[rank], standing.get(game.nodeId.toString())?.maintenanceUntil),
    ),
  )
  const isSame = vendorChanges + classChanges + moved + changes.added + changes.changed + changes.withdrawn === 0
  const version = isSame ? before : await raiseVersion(tx, before)
  return { versionBefore: before, version, games: games.length, ...changes }
}

function artOf(games: readonly CatalogueGame[], stored: ReadonlyMap<string, StandingGame>): TileArt[] {
  const kept = new Map<string, TileArt>()
  for (const [nodeId, { art }] of stored) {
    const tile = parseArtKey(art)
    if (tile) kept.set(nodeId, tile)
  }
  const subjects = games.map((game) => ({
    nodeId: game.nodeId.toString(),
    name: game.names.en,
    gameType: game.gameType,
    gameClass: game.gameClass,
    vendor: game.vendorCode,
  }))
  return chooseArt(subjects, kept)
}

function vendorRecord(
  { code, displayNames, iconUrl, maintenanceUntil }: CatalogueVendor,
  rank: number,
  standing: Date | null = null,
) {
  return {
    code,
    rank,
    display_names: textsOf(displayNames),
    icon_url: iconUrl ?? '',
    maintenance_until: maintenanceUntil === undefined ? standing : maintenanceUntil,
  }
}

function gameRecord(
  game: CatalogueGame,
  rank: number,
  tile: TileArt | undefined,
  standing: Date | null = null,
): GameRecord {
  if (!tile) throw new Error(`no art was chosen for game ${game.nodeId}`)
  return {
    node_id: game.nodeId.toString(),
    vendor_code: game.vendorCode,
    game_code: game.gameCode,
    game_type: game.gameType,
    class: game.gameClass,
    names: textsOf(game.names),
    rank,
    is_hot: game.isHot,
    has_free_trial: game.hasFreeTrial,
    min_bet_minor: game.minBetMinor.toString(),
    line_count: game.lineCount,
    is_vendor_lobby: game.isVendorLobby,
    art: artKey(tile),
    icon_url: game.iconUrl ?? null,
    maintenance_until: game.maintenanceUntil === undefined ? standing : game.maintenanceUntil,
    is_offered: true,
  }
}

/** Texts without their empty languages. */
function textsOf(texts: LocalisedText): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
