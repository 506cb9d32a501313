import './tables.ts'
import type { Db } from '#/platform/db/handles.ts'

/** How many of each there are, and the version that says so. */
export async function catalogueCounts(
  db: Db,
): Promise<{ vendors: number; classes: number; games: number; version: number }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('game_vendors')
        .where('is_offered', '=', true)
        .select(eb.fn.countAll<bigint>().as('n'))
        .as('vendors'),
      eb.selectFrom('game_classes').select(eb.fn.countAll<bigint>().as('n')).as('classes'),
      eb.selectFrom('games').where('is_offered', '=', true).select(eb.fn.countAll<bigint>().as('n')).as('games'),
      eb.selectFrom('catalogue_state').select('version').as('version'),
    ])
    .executeTakeFirstOrThrow()
  const { vendors, classes, games, version } = row
  return { vendors: Number(vendors), classes: Number(classes), games: Number(games), version: Number(version ?? 0) }
}

export async function offeredVendors(db: Db, offset: number, limit: number) {
  return await db
    .selectFrom('game_vendors')
    .select(['code', 'display_names as names', 'icon_url as iconUrl', 'maintenance_until as maintenanceUntil'])
    .where('is_offered', '=', true)
    .orderBy('rank')
    .orderBy('code')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function offeredClasses(db: Db, offset: number, limit: number) {
  return await db
    .selectFrom('game_classes')
    .select(['game_type as gameType', 'key', 'names'])
    .orderBy('rank')
    .orderBy('game_type')
    .orderBy('key')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function offeredGames(db: Db, offset: number, limit: number) {
  return await db
    .selectFrom('games')
    .select([
      'node_id as nodeId',
      'vendor_code as vendor',
      'game_code as gameCode',
      'game_type as gameType',
      'class as gameClass',
      'names',
      'is_hot as isHot',
      'has_free_trial as hasFreeTrial',
      'min_bet_minor as minBetMinor',
      'line_count as lineCount',
      'is_vendor_lobby as isVendorLobby',
      'icon_url as iconUrl',
      'maintenance_until as maintenanceUntil',
    ])
    .where('is_offered', '=', true)
    .orderBy('rank')
    .orderBy('node_id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Whether a game was ever imported. */
export async function hasAnyGame(db: Db): Promise<boolean> {
  return (await db.selectFrom('games').select('node_id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether a vendor of this code has a row, offered or not. */
export async function hasVendor(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('game_vendors').select('code').where('code', '=', code).executeTakeFirst()
  return row !== undefined
}
