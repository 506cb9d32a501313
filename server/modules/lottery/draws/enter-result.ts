import { isDeepStrictEqual } from 'node:util'
import { type PublishedResult, placeholderOf, readPublished } from '@banyan/rules/lottery/imported-result.ts'
import { publishedParts } from '@banyan/rules/lottery/published-parts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { differ, standingOf } from '../deciding/standing-reports.ts'
import { type HeldIssue, holdIssue, insertImportedDraw, insertStop, resultBefore } from '../store/held-issue.ts'
import {
  insertReport,
  type NewReport,
  type Report,
  reportsAtMost,
  reportsOf,
  reportsOfFeedAtMost,
} from '../store/reports.ts'

/** Which issue is meant. */
export interface IssueName {
  readonly game: string
  readonly issue: string
}

/** An operator who reports or confirms a result. */
export interface Reporter {
  readonly id: bigint
  readonly name: string
  /** Whether another operator is the same person, as far as anybody can tell. */
  isSamePersonAs(other: bigint): Promise<boolean>
}

/** What a report led to. */
export interface Reported {
  readonly report: bigint
  readonly kept: Omit<Report, 'madeAt'>
  /** When the result is settled, where this was the approval that it needed. */
  readonly settlesAt: Date | undefined
  /** The reports that stood before, for the audit. */
  readonly before: readonly Report[]
}

interface Sent {
  readonly published: PublishedResult
  readonly sourceUrl?: string | undefined
}

/** Why an operator reports what looks like a placeholder. */
interface Explained {
  readonly placeholderReason?: string | undefined
}

/**
 * Keeps what an operator read from the source; it is the operator's approval too. Drawn at once where another operator
 * approved the same and nothing differs. fair_result_stands, result_too_early, lottery_issue_over, result_shape, own_approval;
 * result_placeholder without a reason for one.
 */
export async function enterResult(
  tx: Tx,
  name: IssueName,
  { published, sourceUrl, placeholderReason }: Sent & Explained,
  by: Reporter,
  delaySeconds: number,
): Promise<Reported> {
  const issue = await holdReportable(tx, name)
  const result = wholeResult(name.game, published)
  const before = await reportsOf(tx, [issue.id])
  const report: NewReport = {
    ...{ issueId: issue.id, operatorId: by.id, feed: null, sourceName: by.name, published, result },
    ...{ sourceUrl: sourceUrl ?? null, payloadHash: null, confirms: null, differenceSeen: null },
    placeholderReason: placeholderReason ?? null,
  }
  return await keep(tx, issue, { report, before, by, delaySeconds })
}

interface Confirming extends Explained {
  readonly report: bigint
  readonly differenceSeen: string | undefined
}

/**
 * Keeps that an operator approves what another one, or a feed, reported. Reports that say something else refuse it, unless
 * the operator says that they were seen. report_not_found, result_incomplete, result_differs, and what entering refuses.
 */
export async function confirmResult(
  tx: Tx,
  name: IssueName,
  { report: id, differenceSeen, placeholderReason }: Confirming,
  by: Reporter,
  delaySeconds: number,
): Promise<Reported> {
  const issue = await holdReportable(tx, name)
  const before = await reportsOf(tx, [issue.id])
  const { current } = standingOf(before, issue.stoppedAt)
  const confirmed = current.find((report) => report.id === id)
  if (!confirmed) throw new Refusal('report_not_found')
  if (confirmed.operatorId === by.id) throw new Refusal('own_approval')
  if (!confirmed.result) throw new Refusal('result_incomplete')
  const others = current.filter(({ operatorId }) => operatorId !== by.id)
  if (differenceSeen === undefined && others.some((other) => differ(other, confirmed)))
    throw new Refusal('result_differs')
  const { published, result, sourceUrl } = confirmed
  const report: NewReport = {
    ...{ issueId: issue.id, operatorId: by.id, feed: null, sourceName: by.name, published, result, sourceUrl },
    ...{ payloadHash: null, confirms: id, differenceSeen: differenceSeen ?? null },
    placeholderReason: placeholderReason ?? null,
  }
  return await keep(tx, issue, { report, before, by, delaySeconds })
}

/** What a feed brought for an issue. */
export interface FeedResult extends Sent {
  readonly feed: string
  /** Of the bytes that it sent. */
  readonly payloadHash: string
}

/**
 * Keeps what a feed brought, where it says something new; false where it does not, or where nobody needs it any more. What
 * is none of the game's shape is `malformed`. One that differs from a result within its delay stops that.
 */
export async function takeFeedResult(
  tx: Tx,
  name: IssueName,
  { feed, published, sourceUrl, payloadHash }: FeedResult,
  delaySeconds: number,
): Promise<boolean | 'malformed'> {
  const read = readPublished(name.game, published)
  if (!read.ok) return 'malformed'
  const issue = await holdIssue(tx, name.game, name.issue)
  if (!issue?.isDue || !(issue.state === 'closed' || issue.isInDelay)) return false
  const before = await reportsOf(tx, [issue.id])
  const own = before.filter((report) => report.feed === feed)
  if (own.length >= reportsOfFeedAtMost || isDeepStrictEqual(own.at(-1)?.published, published)) return false
  const report: NewReport = {
    ...{ issueId: issue.id, operatorId: null, feed, sourceName: feed, published, result: read.result ?? null },
    ...{ sourceUrl: sourceUrl ?? null, payloadHash, confirms: null, differenceSeen: null, placeholderReason: null },
  }
  if (issue.state === 'closed') await keep(tx, issue, { report, before, by: undefined, delaySeconds })
  else {
    const id = await insertReport(tx, report)
    const reports = [...before, { ...report, id, madeAt: new Date(0) }]
    const { leading, differing } = standingOf(reports, issue.stoppedAt, await resultBefore(tx, issue.id))
    const isAgainst = leading !== undefined && differing.some((other) => other.id === id)
    if (isAgainst) await insertStop(tx, issue, { by: feed, reason: 'it reports another result' })
  }
  return true
}

/** Holds an issue of which results can be reported. */
async function holdReportable(tx: Tx, { game, issue: number }: IssueName): Promise<HeldIssue> {
  const issue = await holdIssue(tx, game, number)
  if (!issue) throw new Refusal('issue_not_found')
  if (issue.place !== null || publishedParts(game).length === 0) throw new Refusal('fair_result_stands')
  if (issue.state === 'made' || !issue.isDue) throw new Refusal('result_too_early')
  if (issue.state !== 'closed') throw new Refusal('lottery_issue_over')
  return issue
}

/** Reads a result that has to be whole; result_shape, with the part that is wrong or missing. */
export function wholeResult(game: string, published: PublishedResult) {
  const read = readPublished(game, published)
  if (read.ok && read.result) return read.result
  const isShort = ({ name, count }: { readonly name: string; readonly count: number | undefined }) =>
    published[name] === undefined || (count !== undefined && published[name].length < count)
  const part = read.ok ? publishedParts(game).find(isShort)?.name : read.part
  throw new Refusal('result_shape', { fields: [{ path: `/body/published/${part}`, rule: 'result_shape' }] })
}

interface Keeping {
  readonly report: NewReport
  readonly before: readonly Report[]
  readonly by: Reporter | undefined
  readonly delaySeconds: number
}

/** Keeps a report of an issue that waits for its result, and draws it where that is what was missing. */
async function keep(tx: Tx, issue: HeldIssue, { report, before, by, delaySeconds }: Keeping): Promise<Reported> {
  if (by && before.length >= reportsAtMost) throw new Refusal('lottery_issue_over')
  const earlier = await resultBefore(tx, issue.id)
  const isUnexplained = report.placeholderReason === null && placeholderOf(report, earlier) !== undefined
  if (by && isUnexplained) throw new Refusal('result_placeholder')
  const id = await insertReport(tx, report)
  // The time is nobody's business here; the order is that of the ids.
  const { counts, current } = standingOf([...before, { ...report, id, madeAt: new Date(0) }], issue.stoppedAt, earlier)
  if (by) await refuseSamePerson(current, report, by)
  const kept = { ...report, id }
  if (!counts) return { report: id, kept, settlesAt: undefined, before }
  const names = counts.by.map(({ sourceName }) => sourceName).join(', ')
  const source = `import by ${names}`.slice(0, 300)
  return {
    ...{ report: id, kept, before },
    settlesAt: await insertImportedDraw(tx, issue, counts.result, { source, delaySeconds }),
  }
}

/** Nobody approves a result twice, by an account with the same authenticator. */
async function refuseSamePerson(current: readonly Report[], { result }: NewReport, by: Reporter): Promise<void> {
  for (const { operatorId, result: approved } of current) {
    const isAnother = operatorId !== null && operatorId !== by.id && isDeepStrictEqual(approved, result)
    if (isAnother && (await by.isSamePersonAs(operatorId))) throw new Refusal('own_approval')
  }
}
