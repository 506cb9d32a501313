import type { OfferedGame, Snapshot } from '#/modules/games/snapshot.ts'
import { leadsTo } from '#/modules/system/allowed-hosts.ts'
import { Refusal } from '#/platform/refusal.ts'

interface NamedGame {
  readonly nodeId?: string
  readonly vassalage: string
  readonly gameCode: string
}

interface Circumstances {
  readonly blockedVendors: readonly string[]
  readonly now: Date
}

/** The game that a tile names, if it can be started now (requirements PLAY-06). */
export function launchableGame(
  snapshot: Snapshot,
  named: NamedGame,
  { blockedVendors, now }: Circumstances,
): OfferedGame {
  const game = snapshot.gameByCode(named.vassalage, named.gameCode)
  if (!game || (named.nodeId ?? game.nodeId) !== game.nodeId) throw new Refusal('game_not_found')
  if (blockedVendors.includes(game.vendorCode)) throw new Refusal('vendor_blocked')
  if (snapshot.maintenanceOf(game) > now.toISOString()) throw new Refusal('game_in_maintenance')
  return game
}

interface AllowedAddresses {
  /** Addresses at which the merchant lets games lie. */
  readonly cdns: readonly string[]
  /** Hosts of the environment, which the document's policy names. */
  readonly hosts: readonly string[]
}

/** A vendor's address of a game, if the merchant allows its origin (requirements PLAY-03). */
export function checkGameAddress(url: string | undefined, { cdns, hosts }: AllowedAddresses): string {
  if (url === undefined || !leadsTo(url, hosts)) throw new Refusal('game_address_invalid')
  const { origin } = new URL(url)
  if (!cdns.some((cdn) => new URL(cdn).origin === origin)) throw new Refusal('game_address_invalid')
  return url
}
