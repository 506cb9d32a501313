import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Tells these members' tabs that there is something new. */
export async function noteNews(tx: Tx, accounts: readonly bigint[]): Promise<void> {
  if (accounts.length === 0) return
  await sql`
    insert into promotion_news as n (account_id, version)
    select distinct id, 1 from unnest(${[...accounts]}::bigint[]) as t (id) order by id
    on conflict (account_id) do update set version = n.version + 1, due_since = null
  `.execute(tx)
}

/** Keeps it in mind that these members' tabs are to be told something, a while after the first of it. */
export async function noteDue(tx: Tx, accounts: readonly bigint[]): Promise<void> {
  if (accounts.length === 0) return
  await sql`
    insert into promotion_news as n (account_id, version, due_since)
    select distinct id, 0, clock_now() from unnest(${[...accounts]}::bigint[]) as t (id) order by id
    on conflict (account_id) do update set due_since = coalesce(n.due_since, excluded.due_since)
  `.execute(tx)
}

/** Members whose news is due for so long, the longest first, of whom no other process tells. */
export async function takeDue(
  tx: Tx,
  { afterSeconds, atMost }: { readonly afterSeconds: number; readonly atMost: number },
): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    select account_id from promotion_news
    where due_since <= clock_now() - make_interval(secs => ${afterSeconds}::integer)
    order by due_since limit ${atMost} for update skip locked
  `.execute(tx)
  return rows.map((row) => row.account_id)
}

/** Whether anybody's news is due for so long. */
export async function isAnyDue(db: Db, afterSeconds: number): Promise<boolean> {
  const found = await db
    .selectFrom('promotion_news')
    .select('account_id')
    .where('due_since', '<=', sql<Date>`clock_now() - make_interval(secs => ${afterSeconds}::integer)`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function newsOf(
  db: Db,
  accounts: readonly bigint[],
): Promise<readonly { readonly account_id: bigint; readonly version: bigint }[]> {
  return await db.selectFrom('promotion_news').selectAll().where('account_id', 'in', accounts).execute()
}
