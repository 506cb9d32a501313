import type { GameType } from '@banyan/contract/games/game.ts'
import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { chooseArt } from './art/choose-art.ts'
import { artKey } from './art/tile-art.ts'
import { anyGame } from './store/stored-catalogue.ts'
import { type GameRecord, nextVersion, writeGames, writeVendors } from './store/write-catalogue.ts'

export interface CatalogueVendor {
  readonly code: string
  readonly displayNames: LocalisedText
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
}

/** Whether the catalogue holds anything. */
export async function hasGames(db: Db): Promise<boolean> {
  return await anyGame(db)
}

/**
 * Puts vendors and games into the catalogue in the order given, which becomes the merchant's order.
 * Each game's art is chosen here, beside its neighbours, and stays with it.
 */
export async function importCatalogue(
  tx: Tx,
  vendors: readonly CatalogueVendor[],
  games: readonly CatalogueGame[],
): Promise<void> {
  await writeVendors(
    tx,
    vendors.map(({ code, displayNames }, rank) => ({ code, rank, display_names: textsOf(displayNames) })),
  )
  const art = chooseArt(
    games.map((game) => ({
      nodeId: game.nodeId.toString(),
      name: game.names.en,
      gameType: game.gameType,
      gameClass: game.gameClass,
      vendor: game.vendorCode,
    })),
  )
  await writeGames(
    tx,
    games.map((game, rank) => {
      const tile = art[rank]
      if (!tile) throw new Error(`no art was chosen for game ${game.nodeId}`)
      return recordOf(game, rank, artKey(tile))
    }),
  )
  await notify(tx, 'catalogue_changed', String(await nextVersion(tx)))
}

function recordOf(game: CatalogueGame, rank: number, art: string): GameRecord {
  const names = textsOf(game.names)
  return {
    node_id: game.nodeId.toString(),
    vendor_code: game.vendorCode,
    game_code: game.gameCode,
    game_type: game.gameType,
    class: game.gameClass,
    names,
    rank,
    is_hot: game.isHot,
    has_free_trial: game.hasFreeTrial,
    min_bet_minor: game.minBetMinor.toString(),
    line_count: game.lineCount,
    is_vendor_lobby: game.isVendorLobby,
    art,
  }
}

/** The texts that are there; an absent language is not written. */
function textsOf(texts: LocalisedText): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
