import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Makes everybody wait who changes staff, so that two owners can't take each other's power at once. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`lock table operators in share row exclusive mode`.execute(tx)
}

export async function setRole(tx: Tx, accountId: bigint, role: string | null): Promise<void> {
  await tx
    .insertInto('operators')
    .values({ account_id: accountId, role })
    .onConflict((c) => c.column('account_id').doUpdateSet({ role }))
    .execute()
}

/** The operator's role; null where it has none. */
export async function roleOf(db: Db, accountId: bigint): Promise<string | null> {
  const found = await db.selectFrom('operators').select('role').where('account_id', '=', accountId).executeTakeFirst()
  return found?.role ?? null
}

/** Roles by account. */
export async function allRoles(db: Db): Promise<ReadonlyMap<bigint, string | null>> {
  const rows = await db.selectFrom('operators').select(['account_id as accountId', 'role']).execute()
  return new Map(rows.map(({ accountId, role }) => [accountId, role]))
}

/** Whether an operator who may sign in has one of these roles, other than this one. */
export async function hasAnother(tx: Tx, roles: readonly string[], accountId: bigint): Promise<boolean> {
  if (roles.length === 0) return false
  const found = await tx
    .selectFrom('operators')
    .innerJoin('account_standing', 'account_standing.id', 'operators.account_id')
    .select('operators.account_id')
    .where('operators.role', 'in', roles)
    .where('account_standing.is_active', '=', true)
    .where('operators.account_id', '<>', accountId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Roles that somebody has. */
export async function rolesInUse(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('operators').select('role').where('role', 'is not', null).distinct().execute()
  return rows.flatMap(({ role }) => role ?? [])
}

/** Operators with one of these roles who may sign in, at most `atMost` of them. */
export async function countActive(db: Db, roles: readonly string[], atMost: number): Promise<number> {
  if (roles.length === 0) return 0
  const found = await db
    .selectFrom('operators')
    .innerJoin('account_standing', 'account_standing.id', 'operators.account_id')
    .select('operators.account_id')
    .where('operators.role', 'in', roles)
    .where('account_standing.is_active', '=', true)
    .limit(atMost)
    .execute()
  return found.length
}
