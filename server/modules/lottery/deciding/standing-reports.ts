import { isDeepStrictEqual } from 'node:util'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { contradicts, type PublishedResult, placeholderOf } from '@banyan/rules/lottery/imported-result.ts'

/** As much of a report as says whether a result counts. */
export interface Said {
  readonly id: bigint
  readonly operatorId: bigint | null
  readonly feed: string | null
  readonly published: PublishedResult
  readonly result: FairResult | null
  readonly differenceSeen: string | null
  readonly placeholderReason: string | null
}

/** A whole result with the operators who stand by it. */
export interface Backed<Report extends Said> {
  readonly result: FairResult
  readonly by: readonly Report[]
}

/** How the reports of an issue stand. */
export interface Standing<Report extends Said> {
  /** The newest of each source, the oldest first; those of operators from before a stop are none. */
  readonly current: readonly Report[]
  /** The result that most operators stand by; of two the one reported first. */
  readonly leading: Backed<Report> | undefined
  /** Current reports that say something else than the leading one, or than each other where no operator has said anything. */
  readonly differing: readonly Report[]
  /** The result that counts: two operators stand by it, and whatever differs was seen by one of them. */
  readonly counts: Backed<Report> | undefined
}

/** Two approve a result (requirements LOT-07). */
const operatorsNeeded = 2

/**
 * Reads where an issue's reports stand: of all of them, the oldest first, up to which a stop has set them aside, and the
 * result of the draw before.
 */
export function standingOf<Report extends Said>(
  reports: readonly Report[],
  stoppedAt: bigint,
  before?: FairResult,
): Standing<Report> {
  const newest = new Map(reports.map((report) => [sourceOf(report), report]))
  const current = [...newest.values()].filter(({ id, operatorId }) => operatorId === null || id > stoppedAt)
  current.sort((one, other) => (one.id < other.id ? -1 : 1))
  const leading = leadingOf(current.filter((report) => isExplained(report, before)))
  const [first] = current
  const against = leading?.by[0] ?? first
  const differing = against ? current.filter((report) => differ(report, against)) : []
  const isSeen = ({ id }: Report) =>
    leading?.by.some((approval) => approval.differenceSeen !== null && approval.id > id) ?? false
  const isAgreed = leading !== undefined && leading.by.length >= operatorsNeeded
  return { current, leading, differing, counts: isAgreed && differing.every(isSeen) ? leading : undefined }
}

/** An operator who gave no reason for a placeholder does not approve it. */
const isExplained = (report: Said, before: FairResult | undefined) =>
  report.placeholderReason !== null || placeholderOf(report, before) === undefined

function leadingOf<Report extends Said>(current: readonly Report[]): Backed<Report> | undefined {
  const backed: { result: FairResult; by: Report[] }[] = []
  for (const report of current) {
    const { operatorId, result } = report
    if (operatorId === null || !result) continue
    const known = backed.find((one) => isDeepStrictEqual(one.result, result))
    if (known) known.by.push(report)
    else backed.push({ result, by: [report] })
  }
  return backed.reduce<Backed<Report> | undefined>(
    (most, one) => (most && most.by.length >= one.by.length ? most : one),
    undefined,
  )
}

/** Whether two reports can't both be right; a part is held against what there is of the other. */
export function differ(one: Said, other: Said): boolean {
  if (one.result && other.result) return !isDeepStrictEqual(one.result, other.result)
  return contradicts(one.published, other.published)
}

const sourceOf = ({ operatorId, feed }: Said) => (feed === null ? `operator ${operatorId}` : `feed ${feed}`)
