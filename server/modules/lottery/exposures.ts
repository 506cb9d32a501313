import type { issueStates } from '@banyan/contract/lottery/lottery-shapes.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { stateOf } from './draws/present-issue.ts'
import { type LotterySettings, limitsOfGame } from './sections.ts'
import {
  type CellsAfter,
  type ExposedIssueRow,
  type ExposedPlayRow,
  exposedCells,
  exposedIssues,
  exposedPlays,
} from './store/exposure-figures.ts'
import { issueOf } from './store/issues.ts'

/** What an undrawn issue may cost, beside its limits; amounts in minor units. */
export interface IssueExposure extends Omit<ExposedIssueRow, 'id' | 'openAt' | 'state'> {
  readonly state: (typeof issueStates)[number]
  readonly mostOfNumber: bigint
  readonly mostOfIssue: bigint
}

const issuesAtMost = 200

/** Issues with bets that are not drawn yet, those that could cost most first. */
export async function mostExposedIssues(
  db: Db,
  settings: LotterySettings,
  gameCode: string | undefined,
): Promise<IssueExposure[]> {
  const rows = await exposedIssues(db, { gameCode }, issuesAtMost)
  return rows.map((row) => withLimits(row, settings))
}

/** One issue by bet type, and a page of its cells, the most payable first; issue_not_found. */
export async function issueExposure(
  db: Db,
  settings: LotterySettings,
  { gameCode, numero }: { readonly gameCode: string; readonly numero: string },
  page: { readonly playCode: string | undefined; readonly after: CellsAfter | undefined; readonly atMost: number },
): Promise<{ issue: IssueExposure; plays: ExposedPlayRow[]; cells: CellsAfter[] }> {
  const found = await issueOf(db, gameCode, numero)
  if (!found) throw new Refusal('issue_not_found')
  const [issues, plays, cells] = await Promise.all([
    exposedIssues(db, { id: found.id }, 1),
    exposedPlays(db, found.id),
    exposedCells(db, found.id, page),
  ])
  const none = { bets: 0, players: 0, stakes: 0n, payable: 0n }
  return { issue: withLimits(issues[0] ?? { ...found, ...none }, settings), plays, cells }
}

function withLimits(row: Omit<ExposedIssueRow, 'id'> & { now: Date }, settings: LotterySettings): IssueExposure {
  const { game, issue, closeAt, drawAt, bets, players, stakes, payable, now } = row
  const { mostPayoutOfNumber, mostPayoutOfIssue } = limitsOfGame(settings, game)
  const minor = (amount: string) => minorOf(amount, merchantCurrency.exponent)
  return {
    ...{ game, issue, closeAt, drawAt, bets, players, stakes, payable, now, state: stateOf(row) },
    ...{ mostOfNumber: minor(mostPayoutOfNumber), mostOfIssue: minor(mostPayoutOfIssue) },
  }
}
