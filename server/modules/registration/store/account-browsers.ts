import '#/modules/accounts/store/tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'

/** The account whose session a browser holds, while it lasts. */
export async function accountInBrowser(db: Db, sessionHash: Uint8Array): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('account_id as accountId')
    .where('id_hash', '=', sessionHash)
    .where('app', '=', 'portal')
    .where(sql<boolean>`clock_now() < ends_at and clock_now() < last_seen_at + make_interval(secs => idle_seconds)`)
    .executeTakeFirst()
  return found?.accountId
}

/** Whether the account has signed in from a device. */
export async function knowsDevice(db: Db, accountId: bigint, deviceHash: Uint8Array): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return found !== undefined
}
