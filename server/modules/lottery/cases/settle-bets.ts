import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { drawOfResult } from '@banyan/rules/lottery/fair-result.ts'
import { type Outcome as IssueOutcome, type Settlement, settle } from '@banyan/rules/lottery/settle.ts'
import { winsOfCanonical } from '@banyan/rules/lottery/settle-canonical.ts'
import { available, lotteryAccount } from '#/ledger/chart.ts'
import { inBook } from '#/ledger/in-book.ts'
import { post } from '#/ledger/post.ts'
import type { Posting } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { betSource } from '../store/bets.ts'
import {
  endSettlement,
  insertWins,
  markSettled,
  type OpenBet,
  openBets,
  type PaidBet,
  takeUnsettled,
  type UnsettledIssue,
} from '../store/settlements.ts'

/** Bets that one transaction settles: their winners' money is locked until it commits. */
const betsAtOnce = 1_000
const { code: asset, exponent } = merchantCurrency

/**
 * Settles a batch of bets of the issue that was drawn first, and answers whether there was any. Winners, their entries in
 * the book and the mark are one transaction: wherever a process dies, the next one goes on behind the mark.
 */
export async function settleSome(database: Database): Promise<boolean> {
  return await inBook(database, async (tx) => {
    const issue = await takeUnsettled(tx)
    if (!issue) return false
    const bets = await openBets(tx, issue.id, issue.after, betsAtOnce)
    if (bets.length > 0) await settleBatch(tx, issue, bets)
    if (bets.length < betsAtOnce) await endSettlement(tx, issue)
    return true
  })
}

async function settleBatch(tx: Tx, issue: UnsettledIssue, bets: readonly OpenBet[]): Promise<void> {
  const outcome: IssueOutcome = issue.result
    ? { kind: 'drawn', draw: drawOfResult(issue.result, issue.day) }
    : { kind: 'void' }
  const settled = bets.map((bet) => ({ bet, ...settlementOf(bet, outcome) }))
  const paid = settled.flatMap(({ bet, status, payoutMinor }): PaidBet[] =>
    status === 'LOST' || payoutMinor === 0n ? [] : [{ bet, status, payout: payoutMinor }],
  )
  const rebates = settled.filter(({ rebateMinor }) => rebateMinor > 0n)
  const postings = [
    ...paid.map(({ bet, status, payout }) => payment(issue, bet, status === 'WON' ? 'win' : 'refund', payout)),
    ...rebates.map(({ bet, rebateMinor }) => payment(issue, bet, 'rebate', rebateMinor)),
  ]
  if (postings.length > 0) await post(tx, postings)
  if (paid.length > 0) await insertWins(tx, issue, paid)
  await markSettled(tx, issue, {
    lastNumber: bets.at(-1)?.number ?? issue.after,
    bets: bets.length,
    winners: paid.filter(({ status }) => status === 'WON').length,
    paid: paid.reduce((sum, { payout }) => sum + payout, 0n),
    rebates: rebates.reduce((sum, { rebateMinor }) => sum + rebateMinor, 0n),
  })
}

/** The selection is not read again: its wins are found in the text as it was accepted. */
function settlementOf(bet: OpenBet, outcome: IssueOutcome): Settlement {
  const { playCode, selection, lines, unitThousandths, multiple, odds, rebatePer2000 } = bet
  const terms = {
    ...{ multiple, rebatePer2000, unitThousandths: BigInt(unitThousandths) },
    odds: Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, BigInt(value)])),
  }
  const winningLines = (draw: Draw) => winsOfCanonical(playCode, selection, draw)
  return settle({ lines, winningLines }, terms, outcome, exponent)
}

/** What the lottery pays for a bet, by a version of the result; the same again is no second payment. */
function payment(
  { version }: UnsettledIssue,
  { number, accountId }: OpenBet,
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
