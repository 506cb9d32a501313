import { drawOfResult } from '@banyan/rules/lottery/fair-result.ts'
import type { Outcome as IssueOutcome } from '@banyan/rules/lottery/settle.ts'
import { available, lotteryAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { inBook } from '#/ledger/in-book.ts'
import type { Posting } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inOrder, type Statement } from '#/platform/db/turns.ts'
import type { SettledBet } from '../deciding/settle-bet.ts'
import { FailedIssues, type OnFailedIssue } from '../draws/failed-issues.ts'
import { betSource } from '../store/bets.ts'
import {
  endSettlement,
  insertWins,
  markSettled,
  takeUnsettled,
  type UnsettledIssue,
  unsettledIssues,
} from '../store/settlements.ts'
import { LookAhead } from './look-ahead.ts'
import { type BetWin, type BoardFloor, emitWins } from './tell-wins.ts'

/** Issues of which one is settled: another process may have taken the others. */
const issuesAtOnce = 10
const { code: asset } = merchantCurrency

/**
 * Makes the step that settles bets, of the issue that was drawn first before others, and answers whether there were any. Those
 * that get something are found ahead; they, their entries in the book and the mark are one transaction: wherever a process
 * dies, the next one goes on behind the mark. An issue that fails is passed by for a while.
 */
export function settler(database: Database, onFailure: OnFailedIssue, boardFloor: BoardFloor): () => Promise<boolean> {
  const ahead = new LookAhead(database)
  const failed = new FailedIssues(onFailure)
  return async () => {
    for (const issue of await unsettledIssues(database.db, failed.passedBy, issuesAtOnce)) {
      try {
        await ahead.goOn(issue, outcomeOf(issue))
        const isTaken = await inBook(database, (tx) => settleStretch(tx, issue, { ahead, floor: boardFloor() }))
        if (!isTaken) continue
        failed.forget(issue.id)
        return true
      } catch (error) {
        failed.note(error, issue)
      }
    }
    return false
  }
}

function outcomeOf({ result, day }: UnsettledIssue): IssueOutcome {
  return result ? { kind: 'drawn', draw: drawOfResult(result, day) } : { kind: 'void' }
}

/** Pays the next stretch of an issue; false where another process has the issue. */
async function settleStretch(
  tx: Tx,
  issue: UnsettledIssue,
  { ahead, floor }: { readonly ahead: LookAhead; readonly floor: bigint },
): Promise<boolean> {
  const after = await takeUnsettled(tx, issue)
  if (after === undefined) return false
  const stretch = ahead.behind(after)
  // Another process has gone on since the issue was looked at: the next step begins there.
  if (!stretch) return true
  const { settled, lastNumber, bets } = stretch
  await inOrder(tx, [
    ...(await payments(tx, issue, settled)),
    ...emitWins(issue.game, winsFrom(floor, settled)),
    markSettled(issue, { lastNumber, bets, ...sumsOf(settled) }),
    ...(stretch.isLast ? endSettlement(issue) : []),
  ])
  return true
}

/** What writes the bets that get something, and their entries. None is in the book: the mark would stand behind it. */
async function payments(tx: Tx, issue: UnsettledIssue, settled: readonly SettledBet[]): Promise<Statement[]> {
  if (settled.length === 0) return []
  const players = settled.map(({ accountId }) => available(accountId, asset))
  const draft = await Draft.lock(tx, [...players, lotteryAccount(asset)])
  const paid = settled.filter(({ payout }) => payout > 0n)
  for (const bet of paid) draft.add(payment(issue, bet, bet.status === 'WON' ? 'win' : 'refund', bet.payout))
  for (const bet of settled) if (bet.rebate > 0n) draft.add(payment(issue, bet, 'rebate', bet.rebate))
  return [...draft.statements(), ...(paid.length > 0 ? [insertWins(issue, paid)] : [])]
}

function winsFrom(floor: bigint, settled: readonly SettledBet[]): BetWin[] {
  return settled
    .filter(({ status, payout }) => status === 'WON' && payout >= floor)
    .map(({ payout, ...bet }) => ({ ...bet, won: payout }))
}

function sumsOf(settled: readonly SettledBet[]) {
  const sum = (of: 'payout' | 'rebate') => settled.reduce((total, bet) => total + bet[of], 0n)
  return {
    winners: settled.filter(({ status }) => status === 'WON').length,
    paid: sum('payout'),
    rebates: sum('rebate'),
  }
}

/** What the lottery pays for a bet, by a version of the result; the same again is no second payment. */
function payment(
  { version }: UnsettledIssue,
  { number, accountId }: SettledBet,
  kind: 'win' | 'refund' | 'rebate',
  amount: bigint,
): Posting {
  const player = available(accountId, asset)
  return {
    key: { source: betSource, kind, externalId: `${number}:${version}` },
    parameters: { amount: String(amount) },
    actor: betSource,
    legs: [{ debit: lotteryAccount(asset), credit: player, amount }],
    subject: player,
    about: number,
  }
}
