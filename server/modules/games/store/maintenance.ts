import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

interface Maintenance {
  readonly until: Date | null
  /** Whether it has not ended yet. */
  readonly isAhead: boolean
}

const maintenance = sql<boolean>`coalesce(maintenance_until > clock_now(), false)`

/** Until when a game of the catalogue is in maintenance of its own; undefined if there is no such game. */
export async function gameMaintenance(tx: Tx, nodeId: bigint): Promise<Maintenance | undefined> {
  return await tx
    .selectFrom('games')
    .select(['maintenance_until as until', maintenance.as('isAhead')])
    .where('node_id', '=', nodeId)
    .where('is_offered', '=', true)
    .executeTakeFirst()
}

export async function updateGameMaintenance(tx: Tx, nodeId: bigint, until: Date | null): Promise<void> {
  await tx.updateTable('games').set({ maintenance_until: until }).where('node_id', '=', nodeId).execute()
}

/** Until when a vendor of the catalogue is in maintenance; undefined if there is no such vendor. */
export async function maintenanceOfVendor(tx: Tx, code: string): Promise<Maintenance | undefined> {
  return await tx
    .selectFrom('game_vendors')
    .select(['maintenance_until as until', maintenance.as('isAhead')])
    .where('code', '=', code)
    .where('is_offered', '=', true)
    .executeTakeFirst()
}

export async function updateVendorMaintenance(tx: Tx, code: string, until: Date | null): Promise<void> {
  await tx.updateTable('game_vendors').set({ maintenance_until: until }).where('code', '=', code).execute()
}

/** How many days a moment lies ahead of the database's clock. */
export async function daysUntil(tx: Tx, moment: Date): Promise<number> {
  const { days } = await tx
    .selectNoFrom(
      sql<number>`extract(epoch from ${moment}::timestamptz - clock_now())::double precision / 86400`.as('days'),
    )
    .executeTakeFirstOrThrow()
  return days
}
