import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface DetailRow {
  readonly name: string
  readonly sealedValue: Uint8Array
}

/** What an account has said of itself. */
export async function detailsOf(db: Db, accountId: bigint): Promise<DetailRow[]> {
  return await db
    .selectFrom('account_details')
    .select(['name', 'sealed_value as sealedValue'])
    .where('account_id', '=', accountId)
    .execute()
}

/** One of them, and when it was saved. */
export async function detailNamed(
  db: Db,
  accountId: bigint,
  name: string,
): Promise<{ readonly sealedValue: Uint8Array; readonly savedAt: Date } | undefined> {
  return await db
    .selectFrom('account_details')
    .select(['sealed_value as sealedValue', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Saves what an account says of itself, in the place of what it said before. */
export async function putDetail(tx: Tx, accountId: bigint, { name, sealedValue }: DetailRow): Promise<void> {
  await tx
    .insertInto('account_details')
    .values({ account_id: accountId, name, sealed_value: sealedValue })
    .onConflict((c) =>
      c.columns(['account_id', 'name']).doUpdateSet({ sealed_value: sealedValue, saved_at: sql`clock_now()` }),
    )
    .execute()
}

export async function deleteDetail(tx: Tx, accountId: bigint, name: string): Promise<void> {
  await tx.deleteFrom('account_details').where('account_id', '=', accountId).where('name', '=', name).execute()
}
