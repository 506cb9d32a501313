import type { issueStates } from '@banyan/contract/lottery/lottery-shapes.ts'
import { attributesOf } from '@banyan/rules/lottery/draw-attributes.ts'
import { drawOfResult, type FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { resultText } from '@banyan/rules/lottery/result-text.ts'
import type { SaleTerms } from '../deciding/sale-terms.ts'
import type { IssueRow } from '../store/issues.ts'
import type { Seeds } from './seeds.ts'

/** Seconds after its time at which an issue that was not drawn is said to be late. */
const lateAfterMs = 30_000

type IssueStateShown = (typeof issueStates)[number]

/** What players call the state of an issue. */
export function stateOf({
  state,
  openAt,
  closeAt,
  drawAt,
  now,
}: Pick<IssueRow, 'state' | 'openAt' | 'closeAt' | 'drawAt' | 'now'>): IssueStateShown {
  if (state === 'void') return 'VOID'
  if (state === 'settled') return 'SETTLED'
  if (state === 'drawn') return 'DRAWN'
  if (now < openAt) return 'SCHEDULED'
  if (now < closeAt) return 'OPEN'
  return now.getTime() - drawAt.getTime() > lateAfterMs ? 'DELAYED' : 'CLOSED'
}

/** What makes an issue's draw fair; null where its result is imported. */
export async function fairnessOf(
  { game, day, place, round }: Pick<IssueRow, 'game' | 'day' | 'place' | 'round'>,
  seeds: Seeds,
) {
  if (place === null || round === null) return null
  return { ...(await seeds.promiseOf({ game, day, place })), round: Number(round) }
}

/** An issue on sale or to come, as calls show it, with the numbers that are closed or at half the odds. */
export async function presentComing(issue: IssueRow, seeds: Seeds, terms: SaleTerms) {
  return {
    numero: issue.issue,
    saleOpenAt: issue.openAt.toISOString(),
    saleCloseAt: issue.closeAt.toISOString(),
    drawAt: issue.drawAt.toISOString(),
    state: stateOf(issue),
    fair: await fairnessOf(issue, seeds),
    numbers: terms.marksOfIssue(issue.game, issue.issue),
  }
}

/** An issue that was drawn or is void, as calls show it. */
export async function presentEnded(issue: Omit<IssueRow, 'betsRoot' | 'seed' | 'signature'>, seeds: Seeds) {
  const { result, day } = issue
  return {
    numero: issue.issue,
    openTime: issue.drawAt.toISOString(),
    state: stateOf(issue),
    winNo: result ? resultText(result) : '',
    winDetail: result ? drawnParts(result) : null,
    attributes: result ? { ...attributesOf(drawOfResult(result, day)) } : {},
    fair: await fairnessOf(issue, seeds),
  }
}

/** A result with its parts as the wire has them. */
export function drawnParts(result: FairResult): Record<string, DrawnPart> {
  return { ...result } as Readonly<Record<string, unknown>> as Record<string, DrawnPart>
}

type DrawnPart = string | number | (string | number)[]
