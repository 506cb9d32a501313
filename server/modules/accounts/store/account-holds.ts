import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** What is kept back: money that goes out, or changes of where the account can be reached and paid. */
export type Hold = 'money_out' | 'contacts'

/** Keeps something back for so many seconds from now; a hold that lasts longer stays. */
export async function holdFor(tx: Tx, accountId: bigint, kind: Hold, seconds: number): Promise<void> {
  await sql`
    insert into account_holds (account_id, kind, until)
    values (${accountId}, ${kind}, clock_now() + make_interval(secs => ${seconds}))
    on conflict (account_id, kind) do update set until = greatest(account_holds.until, excluded.until)
  `.execute(tx)
}

/** Until when it is kept back; undefined when it is not. */
export async function heldUntil(db: Db, accountId: bigint, kind: Hold): Promise<Date | undefined> {
  const found = await db
    .selectFrom('account_holds')
    .select('until')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where(sql<boolean>`until > clock_now()`)
    .executeTakeFirst()
  return found?.until
}

export interface HoldRow {
  readonly kind: Hold
  readonly until: Date
}

/** What is kept back now. */
export async function holdsOf(db: Db, accountId: bigint): Promise<HoldRow[]> {
  return await db
    .selectFrom('account_holds')
    .select(['kind', 'until'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`until > clock_now()`)
    .orderBy('kind')
    .execute()
}

/** Ends a hold; answers until when it would have lasted, undefined where there was none. */
export async function endHold(tx: Tx, accountId: bigint, kind: Hold): Promise<Date | undefined> {
  const ended = await tx
    .deleteFrom('account_holds')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where(sql<boolean>`until > clock_now()`)
    .returning('until')
    .executeTakeFirst()
  return ended?.until
}

/** Records that an operator changed how the account is accessed. */
export async function putAccessAct(tx: Tx, accountId: bigint): Promise<void> {
  await tx
    .insertInto('access_acts')
    .values({ account_id: accountId, at: sql<Date>`clock_now()` })
    .onConflict((c) => c.column('account_id').doUpdateSet({ at: sql<Date>`clock_now()` }))
    .execute()
}

/** Whether an operator ever changed how the account is accessed. */
export async function hadAccessAct(db: Db, accountId: bigint): Promise<boolean> {
  const found = await db
    .selectFrom('access_acts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Forgets that an operator changed how the account is accessed. */
export async function deleteAccessAct(tx: Tx, accountId: bigint): Promise<void> {
  await tx.deleteFrom('access_acts').where('account_id', '=', accountId).execute()
}
