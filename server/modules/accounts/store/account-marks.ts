import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** What operators noted about an account. */
export interface AccountMarks {
  readonly tags: readonly string[]
  /** When an operator noted that the identity document was checked. */
  readonly identityCheckedAt: Date | null
}

/** Operators' tags of an account and its identity check; an account without a row has none. */
export async function marksOf(db: Db, accountId: bigint): Promise<AccountMarks> {
  const row = await db
    .selectFrom('account_marks')
    .select(['tags', 'identity_checked_at as identityCheckedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? { tags: [], identityCheckedAt: null }
}

/** Replaces the tags; an identity check that stands keeps its moment. */
export async function putMarks(
  tx: Tx,
  accountId: bigint,
  { tags, isIdentityChecked }: { readonly tags: readonly string[]; readonly isIdentityChecked: boolean },
): Promise<void> {
  const checkedAt = isIdentityChecked ? sql<Date>`clock_now()` : null
  await tx
    .insertInto('account_marks')
    .values({ account_id: accountId, tags: [...tags], identity_checked_at: checkedAt })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        tags: [...tags],
        identity_checked_at: isIdentityChecked
          ? sql<Date>`coalesce(account_marks.identity_checked_at, clock_now())`
          : null,
      }),
    )
    .execute()
}
