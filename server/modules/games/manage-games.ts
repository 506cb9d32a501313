import { maintenanceDaysAtMost } from '@banyan/rules/games/maintenance-days.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { foundGames, type GamesFilter, vendorsWithGames } from './store/find-games.ts'
import {
  daysUntil,
  gameMaintenance,
  maintenanceOfVendor,
  updateGameMaintenance,
  updateVendorMaintenance,
} from './store/maintenance.ts'
import { hasVendor } from './store/read-catalogue.ts'
import { lockVersion, raiseVersion } from './store/write-catalogue.ts'

/** Games that are or were in the catalogue, in the merchant's order. */
export async function findGames(db: Db, filter: GamesFilter) {
  return await foundGames(db, filter)
}

/** The catalogue's vendors in the merchant's order. */
export async function catalogueVendors(db: Db) {
  return (await vendorsWithGames(db)).map(({ games, ...vendor }) => ({ ...vendor, games: Number(games ?? 0) }))
}

/** Whether the catalogue has, or ever had, a vendor of this code. */
export const isCatalogueVendor = hasVendor

/** What is wrong with the end of a maintenance. */
export type EndFault = 'past' | 'too_far'

/** What is wrong with a maintenance that ends at this moment. */
export async function faultOfEnd(tx: Tx, until: Date): Promise<EndFault | undefined> {
  const days = await daysUntil(tx, until)
  if (days <= 0) return 'past'
  return days > maintenanceDaysAtMost ? 'too_far' : undefined
}

interface MaintenanceChange {
  readonly version: bigint
  readonly before: Date | null
}

/** Puts a game into maintenance until a moment, or ends it; the portal follows the catalogue's version. */
export async function setGameMaintenance(tx: Tx, nodeId: bigint, until: Date | null): Promise<MaintenanceChange> {
  const version = await lockVersion(tx)
  const standing = await gameMaintenance(tx, nodeId)
  if (!standing) throw new Refusal('game_not_found')
  refuseSame(standing, until)
  await updateGameMaintenance(tx, nodeId, until)
  return { version: await raiseVersion(tx, version), before: standing.until }
}

/** Puts all games of a vendor into maintenance until a moment, or ends it. */
export async function setVendorMaintenance(tx: Tx, code: string, until: Date | null): Promise<MaintenanceChange> {
  const version = await lockVersion(tx)
  const standing = await maintenanceOfVendor(tx, code)
  if (!standing) throw new Refusal('vendor_not_found')
  refuseSame(standing, until)
  await updateVendorMaintenance(tx, code, until)
  return { version: await raiseVersion(tx, version), before: standing.until }
}

/** A maintenance that has passed is none. */
function refuseSame(standing: { readonly until: Date | null; readonly isAhead: boolean }, until: Date | null): void {
  const end = standing.isAhead ? standing.until : null
  if (end?.getTime() === until?.getTime()) throw new Refusal('nothing_to_change')
}
