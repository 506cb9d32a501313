import './tables.ts'
import type { Db } from '#/platform/db/handles.ts'

export interface TreeMember {
  readonly id: bigint
  readonly username: string
  readonly type: number
}

export async function parentOf(db: Db, id: bigint): Promise<TreeMember | undefined> {
  return await db
    .selectFrom('account_tree as t')
    .innerJoin('accounts as a', 'a.id', 't.ancestor_id')
    .select(['a.id', 'a.username', 'a.type'])
    .where('t.descendant_id', '=', id)
    .where('t.depth', '=', 1)
    .executeTakeFirst()
}

export async function depthBelow(db: Db, ancestorId: bigint, descendantId: bigint): Promise<number | undefined> {
  const place = await db
    .selectFrom('account_tree')
    .select('depth')
    .where('ancestor_id', '=', ancestorId)
    .where('descendant_id', '=', descendantId)
    .where('depth', '>', 0)
    .executeTakeFirst()
  return place?.depth
}

/** Members below an account, at any depth, who registered from a moment on, in the order of their ids. */
export async function recruitsOf(
  db: Db,
  accountId: bigint,
  since: Date,
  atMost: number,
): Promise<{ readonly id: bigint; readonly createdAt: Date }[]> {
  return await db
    .selectFrom('account_tree as t')
    .innerJoin('accounts as a', 'a.id', 't.descendant_id')
    .select(['a.id', 'a.created_at as createdAt'])
    .where('t.ancestor_id', '=', accountId)
    .where('t.depth', '>', 0)
    .where('a.created_at', '>=', since)
    .orderBy('a.id')
    .limit(atMost)
    .execute()
}
