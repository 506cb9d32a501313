import '#/modules/accounts/store/tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export async function isDeviceKnown(db: Db, usernameKey: string, deviceHash: Uint8Array): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('known_devices.account_id')
    .where('accounts.username_key', '=', usernameKey)
    .where('known_devices.device_hash', '=', deviceHash)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps a device with its account, which knows no more than the `atMost` that were seen last. */
export async function keepDevice(tx: Tx, accountId: bigint, deviceHash: Uint8Array, atMost: number): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: deviceHash })
    .onConflict((c) => c.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: sql<Date>`clock_now()` }))
    .execute()
  await sql`
    delete from known_devices where account_id = ${accountId} and device_hash not in (
      select device_hash from known_devices where account_id = ${accountId}
      order by (device_hash = ${deviceHash}) desc, seen_at desc limit ${atMost}
    )
  `.execute(tx)
}

/** Whether the account was signed in to from this device within so many days. */
export async function isDeviceKnownOf(
  db: Db,
  accountId: bigint,
  deviceHash: Uint8Array,
  withinDays: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .where(sql<boolean>`seen_at > clock_now() - make_interval(days => ${withinDays}::integer)`)
    .executeTakeFirst()
  return found !== undefined
}
