import './tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export async function isDeviceKnown(db: Db, usernameKey: string, deviceHash: Uint8Array): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('account_standing', 'account_standing.id', 'known_devices.account_id')
    .select('known_devices.account_id')
    .where('account_standing.username_key', '=', usernameKey)
    .where('known_devices.device_hash', '=', deviceHash)
    .executeTakeFirst()
  return found !== undefined
}

/** The same as a part of a statement; a device without a name is not known. */
export function deviceIsKnown(usernameKey: string, deviceHash: Uint8Array | undefined): RawBuilder<boolean> {
  if (deviceHash === undefined) return sql`false`
  return sql`exists (
    select from known_devices join account_standing on account_standing.id = known_devices.account_id
    where account_standing.username_key = ${usernameKey} and known_devices.device_hash = ${deviceHash}
  )`
}

/** A device, by the hash of its name, and what it says of itself. */
export interface DeviceRow {
  readonly deviceHash: Uint8Array
  readonly device: string | null
}

/** Keeps a device with its account, which knows no more than the `atMost` that were seen last. */
export async function keepDevice(
  tx: Tx,
  accountId: bigint,
  { deviceHash, device }: DeviceRow,
  atMost: number,
): Promise<void> {
  await sql`
    with kept as (
      insert into known_devices (account_id, device_hash, device) values (${accountId}, ${deviceHash}, ${device})
      on conflict (account_id, device_hash) do update set seen_at = clock_now(), device = excluded.device
    )
    delete from known_devices where account_id = ${accountId} and device_hash <> ${deviceHash} and device_hash not in (
      select device_hash from known_devices where account_id = ${accountId} and device_hash <> ${deviceHash}
      order by seen_at desc limit ${atMost - 1}
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

/** Keeps a network with its account, which knows no more than the `atMost` that proved themselves last. */
export async function keepNetwork(tx: Tx, accountId: bigint, networkHash: Uint8Array, atMost: number): Promise<void> {
  await tx
    .insertInto('known_networks')
    .values({ account_id: accountId, network_hash: networkHash })
    .onConflict((c) => c.columns(['account_id', 'network_hash']).doUpdateSet({ known_since: sql<Date>`clock_now()` }))
    .execute()
  await sql`
    delete from known_networks where account_id = ${accountId} and network_hash not in (
      select network_hash from known_networks where account_id = ${accountId}
      order by (network_hash = ${networkHash}) desc, known_since desc limit ${atMost}
    )
  `.execute(tx)
}

/** Whether the account has known the network for no longer than so many days. */
export async function isNetworkKnown(
  db: Db,
  accountId: bigint,
  networkHash: Uint8Array,
  withinDays: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_networks')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('network_hash', '=', networkHash)
    .where(sql<boolean>`known_since > clock_now() - make_interval(days => ${withinDays}::integer)`)
    .executeTakeFirst()
  return found !== undefined
}

/** The account knows no network and no device any longer. */
export async function forgetPlaces(tx: Tx, accountId: bigint): Promise<void> {
  await tx.deleteFrom('known_networks').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
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

/** So many accounts that share a place are named; one is enough to look. */
const namedAtMost = 50

/** Other accounts that know a device, or a network, which this one knows. */
export async function accountsAtSamePlaces(
  db: Db,
  accountId: bigint,
): Promise<{ readonly devices: readonly bigint[]; readonly networks: readonly bigint[] }> {
  const [devices, networks] = await Promise.all([
    db
      .selectFrom('known_devices as own')
      .innerJoin('known_devices as other', 'other.device_hash', 'own.device_hash')
      .select('other.account_id as id')
      .distinct()
      .where('own.account_id', '=', accountId)
      .where('other.account_id', '<>', accountId)
      .limit(namedAtMost)
      .execute(),
    db
      .selectFrom('known_networks as own')
      .innerJoin('known_networks as other', 'other.network_hash', 'own.network_hash')
      .select('other.account_id as id')
      .distinct()
      .where('own.account_id', '=', accountId)
      .where('other.account_id', '<>', accountId)
      .limit(namedAtMost)
      .execute(),
  ])
  return { devices: devices.map(({ id }) => id), networks: networks.map(({ id }) => id) }
}

/** Two accounts that one person may hold. */
export interface LinkedAccounts {
  readonly accountId: bigint
  readonly otherId: bigint
}

/** Others that know a device of these accounts, some for each. */
export async function accountsAtDevicesOf(tx: Tx, accountIds: readonly bigint[]): Promise<LinkedAccounts[]> {
  const { rows } = await sql<LinkedAccounts>`
    select own.account_id as "accountId", other.account_id as "otherId"
    from unnest(${[...accountIds]}::bigint[]) as a (id)
    join known_devices own on own.account_id = a.id
    cross join lateral (
      select k.account_id from known_devices k
      where k.device_hash = own.device_hash and k.account_id <> a.id
      order by k.seen_at desc limit ${namedAtMost}
    ) other
  `.execute(tx)
  return rows
}
