import './vip-tables.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'

export type VipRow = Selectable<Tables['vip_standings']>

/** How a member stands; undefined where it never reached a level above 0. */
export async function vipRowOf(db: Db, accountId: bigint): Promise<VipRow | undefined> {
  return await db.selectFrom('vip_standings').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** A member whose bets reach the next level, in its life, and how it stood when it was read. */
export interface NearMember extends Pick<VipRow, 'level' | 'highest' | 'protected_until'> {
  readonly account_id: bigint
  readonly valid: bigint
}

/** Which of these members have bet enough for their next level; `marks` is what each level asks, level 0 first. */
export async function nearAmong(tx: Tx, accounts: readonly bigint[], marks: readonly bigint[]): Promise<NearMember[]> {
  if (accounts.length === 0) return []
  const { rows } = await sql<NearMember>`
    select a.id as account_id, coalesce(t.valid, 0) as valid, coalesce(s.level, 0) as level,
      coalesce(s.highest, 0) as highest, s.protected_until
    from unnest(${[...accounts]}::bigint[]) as a (id)
    left join promotion_totals t on t.account_id = a.id
    left join vip_standings s on s.account_id = a.id
    where coalesce(t.valid, 0) >= (${[...marks]}::bigint[])[coalesce(s.level, 0) + 2]
    order by a.id
  `.execute(tx)
  return rows
}

/** The same among all who ever bet, behind this one, in the order of their ids. */
export async function nearBehind(
  db: Db,
  { after, atMost }: { readonly after: bigint; readonly atMost: number },
  marks: readonly bigint[],
): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    select t.account_id from promotion_totals t
    left join vip_standings s on s.account_id = t.account_id
    where t.account_id > ${after} and t.valid >= (${[...marks]}::bigint[])[coalesce(s.level, 0) + 2]
    order by t.account_id limit ${atMost}
  `.execute(db as Tx)
  return rows.map((row) => row.account_id)
}

/** Members of a level above this one, behind a member, in the order of their ids. */
export async function membersAbove(
  db: Db,
  level: number,
  { after, atMost }: { readonly after: bigint; readonly atMost: number },
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('vip_standings')
    .select('account_id')
    .where('level', '>', level)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(atMost)
    .execute()
  return rows.map((row) => row.account_id)
}

/** What a member bet from a day on, and before another one. */
export async function validBetween(db: Db, accountId: bigint, from: string, before: string): Promise<bigint> {
  const { rows } = await sql<{ valid: bigint }>`
    select coalesce(sum(valid), 0)::bigint as valid from promotion_play_days
    where account_id = ${accountId} and day >= ${from}::date and day < ${before}::date
  `.execute(db as Tx)
  return rows[0]?.valid ?? 0n
}

/** How a member stands, and stays until the transaction is over. */
export async function lockVipRow(tx: Tx, accountId: bigint): Promise<VipRow> {
  await tx
    .insertInto('vip_standings')
    .values({ account_id: accountId, protected_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await tx
    .selectFrom('vip_standings')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** What a change of a level is kept with. */
export interface VipChange {
  readonly accountId: bigint
  readonly before: number
  readonly after: number
  readonly highest: number
  readonly protectedUntil: Date | null
  /** The first day of the month in which too little was bet. */
  readonly month: string | null
  readonly deposited: bigint
  readonly valid: bigint
}

/** Changes the level of a locked standing, with its line in the journal: the one place that does. */
export async function keepVipChange(
  tx: Tx,
  { accountId, highest, protectedUntil, ...change }: VipChange,
): Promise<void> {
  await tx
    .updateTable('vip_standings')
    .set({ level: change.after, highest, protected_until: protectedUntil, since: sql<Date>`clock_now()` })
    .where('account_id', '=', accountId)
    .execute()
  await tx
    .insertInto('vip_changes')
    .values({ account_id: accountId, ...change })
    .execute()
}

/** The newest change of each of these members that has any. */
export async function newestVipChanges(
  db: Db,
  accounts: readonly bigint[],
): Promise<readonly { readonly account_id: bigint; readonly id: bigint; readonly after: number }[]> {
  return await db
    .selectFrom('vip_changes')
    .distinctOn('account_id')
    .select(['account_id', 'id', 'after'])
    .where('account_id', 'in', accounts)
    .orderBy('account_id')
    .orderBy('id', 'desc')
    .execute()
}

/** Every change of a member's level, the oldest first. */
export async function vipChangesOf(
  db: Db,
  accountId: bigint,
): Promise<readonly { readonly after: number; readonly at: Date }[]> {
  return await db
    .selectFrom('vip_changes')
    .select(['after', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}
