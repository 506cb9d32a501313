import { Refusal } from '#/platform/refusal.ts'
import type { OfferedGame, Snapshot } from '../snapshot/snapshot.ts'

interface NamedGame {
  readonly nodeId?: string
  readonly vassalage: string
  readonly gameCode: string
}

interface Circumstances {
  readonly blockedVendors: readonly string[]
  readonly now: Date
}

/** The game that a caller names by all that a tile knows of it, where it can be started now (requirements PLAY-06). */
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
