import './lottery-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'

/** The line of bet `b` in its issue's list, as `sealedLineOf` of the rules makes it; unhashed in roots of an earlier version. */
export function sealedLine(isHashed: RawBuilder<boolean>): RawBuilder<string> {
  const line = sql`b.number || '|' || b.content_hash`
  return sql<string>`case when ${isHashed} then encode(sha256((${line})::bytea), 'hex') else ${line} end`
}

/** The lines of all bets that a closed issue has accepted, cancelled ones among them, by their numbers. */
export async function sealedLines(
  db: Db,
  { issueId, after, atMost }: { readonly issueId: bigint; readonly after: bigint | undefined; readonly atMost: number },
): Promise<{ number: bigint; line: string }[]> {
  return await db
    .selectFrom('lottery_bets as b')
    .innerJoin('lottery_issues as i', 'i.id', 'b.issue_id')
    .select(['b.number', sealedLine(sql<boolean>`i.has_hashed_bets`).as('line')])
    .where('b.issue_id', '=', issueId)
    .where('b.number', '>', after ?? -1n)
    .orderBy('b.number')
    .limit(atMost)
    .execute()
}
