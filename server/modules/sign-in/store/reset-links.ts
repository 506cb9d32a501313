import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export const linkGoodForMinutes = 30
const isGood = sql<boolean>`reset_links.made_at > clock_now() - make_interval(mins => ${linkGoodForMinutes})`
/** Keeps a link in the place of the account's last one. */
export async function putResetLink(tx: Tx, accountId: bigint, codeHash: Uint8Array): Promise<void> {
  await tx
    .insertInto('reset_links')
    .values({ account_id: accountId, code_hash: codeHash })
    .onConflict((c) => c.column('account_id').doUpdateSet({ code_hash: codeHash, made_at: sql<Date>`clock_now()` }))
    .execute()
}

/** The account that a good link belongs to. */
export async function accountBehindLink(
  db: Db,
  codeHash: Uint8Array,
): Promise<{ readonly id: bigint; readonly username: string } | undefined> {
  return await db
    .selectFrom('reset_links')
    .innerJoin('account_standing', 'account_standing.id', 'reset_links.account_id')
    .select(['account_standing.id', 'account_standing.username'])
    .where('reset_links.code_hash', '=', codeHash)
    .where(isGood)
    .executeTakeFirst()
}

/** Uses a link up: of several who try at once, one does. */
export async function takeResetLink(tx: Tx, codeHash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reset_links')
    .where('code_hash', '=', codeHash)
    .where(isGood)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteResetLinkOf(tx: Tx, accountId: bigint): Promise<void> {
  await tx.deleteFrom('reset_links').where('account_id', '=', accountId).execute()
}
