import './round-tables.ts'
import { sql } from 'kysely'
import type { VendorPlay } from '#/ledger/statement.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Up to when the hours are folded; undefined before the first time. Whoever asks next waits. */
export async function lockFoldedUntil(tx: Tx): Promise<Date | undefined> {
  await tx
    .insertInto('vendor_hours_state')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { folded_until: until } = await tx
    .selectFrom('vendor_hours_state')
    .select('folded_until')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return until ?? undefined
}

/** Adds what was played since, and notes up to when it is in. */
export async function addPlay(tx: Tx, play: readonly VendorPlay[], until: Date): Promise<void> {
  for (const { hour, vendorCode, asset, stakes, staked, paid, lastAt } of play)
    await tx
      .insertInto('vendor_hours')
      .values({ hour, vendor_code: vendorCode, asset, stakes, staked, paid, last_at: lastAt })
      .onConflict((conflict) =>
        conflict.columns(['hour', 'vendor_code', 'asset']).doUpdateSet({
          stakes: sql<bigint>`vendor_hours.stakes + excluded.stakes`,
          staked: sql<bigint>`vendor_hours.staked + excluded.staked`,
          paid: sql<bigint>`vendor_hours.paid + excluded.paid`,
          last_at: sql<Date>`greatest(vendor_hours.last_at, excluded.last_at)`,
        }),
      )
      .execute()
  await tx.updateTable('vendor_hours_state').set({ folded_until: until }).execute()
}

export async function readFoldedUntil(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('vendor_hours_state').select('folded_until').executeTakeFirst()
  return row?.folded_until ?? undefined
}

/** What was played in an hour, with all vendors. */
export interface PlayedHour {
  readonly hour: Date
  readonly stakes: bigint
  readonly staked: bigint
  readonly paid: bigint
}

/** Hours from a moment on in which something was played, the oldest first. */
export async function playedHours(db: Db, asset: string, from: Date): Promise<PlayedHour[]> {
  return await db
    .selectFrom('vendor_hours')
    .select('hour')
    .select([
      sql<bigint>`sum(stakes)::bigint`.as('stakes'),
      sql<bigint>`sum(staked)::bigint`.as('staked'),
      sql<bigint>`sum(paid)::bigint`.as('paid'),
    ])
    .where('asset', '=', asset)
    .where('hour', '>=', from)
    .groupBy('hour')
    .orderBy('hour')
    .execute()
}

/** What was played with a vendor. */
export interface PlayedVendor extends Omit<PlayedHour, 'hour'> {
  readonly vendorCode: string
  /** When money last moved. */
  readonly lastAt: Date
}

/** What was played with each vendor from a moment on. */
export async function playedVendors(db: Db, asset: string, from: Date): Promise<PlayedVendor[]> {
  return await db
    .selectFrom('vendor_hours')
    .select('vendor_code as vendorCode')
    .select([
      sql<bigint>`sum(stakes)::bigint`.as('stakes'),
      sql<bigint>`sum(staked)::bigint`.as('staked'),
      sql<bigint>`sum(paid)::bigint`.as('paid'),
      sql<Date>`max(last_at)`.as('lastAt'),
    ])
    .where('asset', '=', asset)
    .where('hour', '>=', from)
    .groupBy('vendor_code')
    .orderBy('vendor_code')
    .execute()
}
