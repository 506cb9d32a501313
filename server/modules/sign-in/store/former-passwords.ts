import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Hashes of the passwords before the present one, the newest first. */
export async function formerPasswords(db: Db, accountId: bigint, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('former_passwords')
    .select('password_hash as hash')
    .where('account_id', '=', accountId)
    .orderBy('set_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Keeps a password among the former ones, of which the `atMost` newest stay. */
export async function keepFormerPassword(
  tx: Tx,
  accountId: bigint,
  { hash, setAt }: { readonly hash: string; readonly setAt: Date },
  atMost: number,
): Promise<void> {
  await tx
    .insertInto('former_passwords')
    .values({ account_id: accountId, password_hash: hash, set_at: setAt })
    .onConflict((c) => c.columns(['account_id', 'set_at']).doUpdateSet({ password_hash: hash }))
    .execute()
  await sql`
    delete from former_passwords where account_id = ${accountId} and set_at not in (
      select set_at from former_passwords where account_id = ${accountId} order by set_at desc limit ${atMost}
    )
  `.execute(tx)
}
