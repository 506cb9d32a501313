import './lottery-tables.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import type { PublishedResult } from '@banyan/rules/lottery/imported-result.ts'
import { sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** What an operator or a feed says that a result is. */
export interface Report {
  readonly id: bigint
  readonly issueId: bigint
  readonly operatorId: bigint | null
  readonly feed: string | null
  readonly sourceName: string
  readonly published: PublishedResult
  /** Null while parts are missing. */
  readonly result: FairResult | null
  readonly sourceUrl: string | null
  readonly payloadHash: string | null
  readonly confirms: bigint | null
  /** Why it is right although another report said something else; said by whoever had seen that. */
  readonly differenceSeen: string | null
  /** Why an operator reports it although it looks like a placeholder. */
  readonly placeholderReason: string | null
  readonly madeAt: Date
}

export type NewReport = Omit<Report, 'id' | 'madeAt'>

/** Reports that are kept of one issue, those replaced among them. */
export const reportsAtMost = 200
/**
 * Of them those of one feed: each prize of the largest board by itself, and some more. A feed that changes its mind more
 * often is heard no more, so that room is left for operators.
 */
export const reportsOfFeedAtMost = 40

/** Keeps a report; answers its id. */
export async function insertReport(tx: Tx, report: NewReport): Promise<bigint> {
  const { issueId, operatorId, feed, sourceName, published, result, sourceUrl, payloadHash } = report
  const { rows } = await sql<{ id: bigint }>`
    insert into lottery_reports (
      issue_id, operator_id, feed, source_name, published, result, source_url, payload_hash, confirms, difference_seen,
      placeholder_reason
    ) values (
      ${issueId}, ${operatorId}, ${feed}, ${sourceName}, ${JSON.stringify(published)}::jsonb,
      ${result && JSON.stringify(result)}::jsonb, ${sourceUrl}, ${payloadHash}, ${report.confirms}, ${report.differenceSeen},
      ${report.placeholderReason}
    ) returning id
  `.execute(tx)
  const [kept] = rows
  if (!kept) throw new Error('a report was not kept')
  return kept.id
}

/** Reports of these issues, the oldest first, `reportsAtMost` of each. */
export async function reportsOf(db: Db, issueIds: readonly bigint[]): Promise<Report[]> {
  const ranked = db
    .selectFrom('lottery_reports')
    .select(['id', 'issue_id as issueId', 'operator_id as operatorId', 'feed', 'source_name as sourceName'])
    .select(['published', 'result', 'source_url as sourceUrl', 'payload_hash as payloadHash', 'confirms'])
    .select(['difference_seen as differenceSeen', 'placeholder_reason as placeholderReason', 'made_at as madeAt'])
    .select(sql<number>`row_number() over (partition by issue_id order by id desc)`.as('rank'))
    .where(sql<boolean>`issue_id = any (${bigints(issueIds)}::bigint[])`)
  const rows = await db
    .selectFrom(ranked.as('r'))
    .selectAll()
    .where('rank', '<=', reportsAtMost)
    .orderBy('id')
    .execute()
  return rows.map(({ rank: _, ...report }) => report)
}
