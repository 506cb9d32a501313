import type { ValueOf } from '@banyan/contract/call.ts'
import type {
  ListedIssue,
  lotteryResultCalls,
  ResultReport,
} from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { placeholderOf } from '@banyan/rules/lottery/imported-result.ts'
import { importedGames } from '@banyan/rules/lottery/lottery-games.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { differ, type Standing, standingOf } from '../deciding/standing-reports.ts'
import { resultBefore, resultsBefore } from '../store/held-issue.ts'
import {
  type DeskIssue,
  deskIssue,
  drawsOf,
  type IssueTotals,
  settlementsOf,
  totalsOf,
} from '../store/operator-issues.ts'
import { type Report, reportsOf } from '../store/reports.ts'
import { drawnParts, fairnessOf, stateOf } from './present-issue.ts'
import type { Seeds } from './seeds.ts'

const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
const none: IssueTotals = { bets: 0n, stakes: 0n, paid: 0n, rebates: 0n }

/** Issues as operators' lists have them. */
export async function presentIssues(db: Db, issues: readonly DeskIssue[]): Promise<ListedIssue[]> {
  const ids = issues.map(({ id }) => id)
  // Fair ones have no reports that the draw before could make a placeholder.
  const imported = issues.filter(({ place }) => place === null).map(({ id }) => id)
  const [totals, draws, reports, before] = await Promise.all([
    totalsOf(db, ids),
    drawsOf(db, ids),
    reportsOf(db, ids),
    resultsBefore(db, imported),
  ])
  const byIssue = { draws: Map.groupBy(draws, of), reports: Map.groupBy(reports, of) }
  return issues.map((issue) => {
    const standing = standingOf(byIssue.reports.get(issue.id) ?? [], issue.stoppedAt, before.get(issue.id))
    return presentListed(issue, byIssue.draws.get(issue.id) ?? [], standing, totals.get(issue.id) ?? none)
  })
}

const of = ({ issueId }: { readonly issueId: bigint }) => issueId

type Drawn = Awaited<ReturnType<typeof drawsOf>>[number]

function presentListed(
  issue: DeskIssue,
  draws: readonly Drawn[],
  standing: Standing<Report>,
  { bets, stakes, paid, rebates }: IssueTotals,
): ListedIssue {
  const counts = draws.findLast(({ stoppedAt }) => stoppedAt === null)
  const isDrawn = issue.state === 'drawn' || issue.state === 'settled'
  return {
    ...{ gameCode: issue.game, numero: issue.issue, day: issue.day, isFair: issue.place !== null },
    ...{ saleOpenAt: issue.openAt.toISOString(), saleCloseAt: issue.closeAt.toISOString() },
    ...{ drawAt: issue.drawAt.toISOString(), state: stateOf(issue), step: stepOf(issue, standing) },
    isOverdue: issue.isOverdue,
    result: isDrawn && counts ? drawnParts(counts.result) : null,
    version: isDrawn && counts ? counts.version : 0,
    settlesAt: issue.settleAt?.toISOString() ?? null,
    ...{ reports: standing.current.length, approvals: standing.leading?.by.length ?? 0 },
    ...{ bets: Number(bets), stakes: amount(stakes), paid: amount(paid), rebates: amount(rebates) },
  }
}

/** Where an issue stands between its sale and its payments. */
function stepOf(issue: DeskIssue, standing: Standing<Report>): ListedIssue['step'] {
  const { state, now, closeAt, drawAt, place, settleAt, isCorrecting } = issue
  if (isCorrecting) return 'correcting'
  if (state === 'void' || state === 'settled') return state
  if (state === 'drawn') return settleAt && settleAt > now ? 'confirmed' : 'settling'
  if (now < closeAt) return 'sale'
  if (now < drawAt || place !== null) return 'awaitingDraw'
  if (standing.current.length === 0) return 'awaitingResult'
  if (standing.differing.length > 0) return 'differing'
  return standing.current.some(({ result }) => result) ? 'awaitingConfirmation' : 'partial'
}

function presentReport(report: Report, { current }: Standing<Report>, before: FairResult | undefined): ResultReport {
  const isCurrent = current.some(({ id }) => id === report.id)
  const others = isCurrent ? current.filter((other) => other.id !== report.id && differ(other, report)) : []
  return {
    ...{ id: String(report.id), by: report.feed === null ? 'operator' : 'feed', source: report.sourceName },
    ...{ at: report.madeAt.toISOString(), isCurrent, isWhole: report.result !== null },
    published: { ...report.published } as ResultReport['published'],
    result: report.result ? drawnParts(report.result) : null,
    ...{ sourceUrl: report.sourceUrl, payloadHash: report.payloadHash, differenceSeen: report.differenceSeen },
    ...{ placeholder: placeholderOf(report, before) ?? null, placeholderReason: report.placeholderReason },
    confirms: report.confirms === null ? null : String(report.confirms),
    differsFrom: others.map(({ id }) => String(id)),
  }
}

type Record = ValueOf<typeof lotteryResultCalls.lotteryIssue>

/** An issue with everything that is known of it; issue_not_found. */
export async function presentRecord(db: Db, seeds: Seeds, game: string, number: string): Promise<Record> {
  const issue = await deskIssue(db, game, number)
  if (!issue) throw new Refusal('issue_not_found')
  const [totals, draws, reports, { settlement, corrections }, before] = await Promise.all([
    totalsOf(db, [issue.id]),
    drawsOf(db, [issue.id]),
    reportsOf(db, [issue.id]),
    settlementsOf(db, issue.id),
    resultBefore(db, issue.id),
  ])
  const standing = standingOf(reports, issue.stoppedAt, before)
  return {
    issue: presentListed(issue, draws, standing, totals.get(issue.id) ?? none),
    fair: await fairnessOf(issue, seeds),
    resultBy: resultBy(issue),
    correctableUntil: issue.correctableUntil?.toISOString() ?? null,
    reports: reports.toReversed().map((report) => presentReport(report, standing, before)),
    draws: draws.map(({ version, at, result, source, stoppedAt, stoppedBy, reason }) => ({
      ...{ version, at: at.toISOString(), result: drawnParts(result), source },
      stopped: stoppedAt && { at: stoppedAt.toISOString(), by: stoppedBy ?? '', reason: reason ?? '' },
    })),
    settlement: settlement
      ? {
          ...{ version: settlement.version, bets: settlement.bets, winners: settlement.winners },
          ...{ paid: amount(settlement.paid), rebates: amount(settlement.rebates) },
          finishedAt: settlement.finished_at?.toISOString() ?? null,
        }
      : null,
    corrections: corrections.map((one) => ({
      ...{ version: one.version, isVoid: one.is_void, at: one.at.toISOString(), by: one.asked_by, reason: one.reason },
      ...{ bets: one.bets, changed: one.changed, credited: amount(one.credited), taken: amount(one.taken) },
      ...{ owed: amount(one.owed), finishedAt: one.finished_at?.toISOString() ?? null },
    })),
    voided: issue.voidedAt && {
      ...{ at: issue.voidedAt.toISOString(), cause: causeOf(issue.voidReason), reason: issue.voidNote },
    },
  }
}

/** After this the issue is void unless somebody knows its result. */
function resultBy({ game, drawAt, place }: DeskIssue): string | null {
  const hours = place === null ? importedGames[game]?.resultHours : undefined
  return hours === undefined ? null : new Date(drawAt.getTime() + hours * 3_600_000).toISOString()
}

function causeOf(reason: string | null): NonNullable<Record['voided']>['cause'] {
  return reason === 'no_result' || reason === 'no_beacon' || reason === 'schedule' ? reason : 'operator'
}
