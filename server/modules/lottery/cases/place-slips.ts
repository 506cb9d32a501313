import type { ErrorCode } from '@banyan/contract/errors.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { available, lotteryAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { amountAtMost, fingerprintOf, type Posting } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Turns } from '#/platform/db/turns.ts'
import type { PricedSlip } from '../deciding/price-slip.ts'
import type { LotterySettings } from '../sections.ts'
import {
  type AcceptedBet,
  betNumbers,
  betSource,
  entryIdOf,
  holdIssues,
  keepBets,
  type SlipIssue,
  type SlipState,
  slipStates,
} from '../store/bets.ts'

const { code: asset, exponent } = merchantCurrency

/** What became of a slip. */
export type SlipAnswer =
  | {
      readonly is: 'accepted'
      readonly bets: readonly AcceptedBet[]
      readonly balance: bigint
      readonly issue: SlipIssue
    }
  /** It was accepted before, with the same bets; nothing moved now. */
  | { readonly is: 'repeated' }
  | { readonly is: 'refused'; readonly code: ErrorCode }

/**
 * A transaction of two trips to the database, as vendors' bets take: the first locks the players' money and holds the
 * issues while they are on sale; the second writes the book and the bets, and commits. A player has one slip in a batch.
 */
export async function placeSlips(
  turns: Turns,
  slips: readonly PricedSlip[],
  limits: LotterySettings['limits'],
): Promise<SlipAnswer[]> {
  const { draft, held, states, numbers } = await turns.begin({
    draft: (turn) => Draft.lock(turn, slips.flatMap(accountsOf)),
    held: (turn) => holdIssues(turn, slips),
    states: (turn) => slipStates(turn, slips),
    numbers: (turn) =>
      betNumbers(
        turn,
        slips.reduce((count, { bets }) => count + bets.length, 0),
      ),
  })
  // A player whose account was opened just now was read without a lock.
  const known = draft.wasLockedLate ? await turns.turn((tx) => slipStates(tx, slips)) : states

  const playerLimit = minorOf(limits.mostPayoutOfPlayer, exponent)
  const next = numbers.values()
  const answers = slips.map((slip, at) => decideSlip(slip, known[at], { draft, held, playerLimit, next }))

  const accepted = answers.flatMap((answer) => (answer.is === 'accepted' ? answer.bets : []))
  await turns.commit([...draft.statements(), ...keepBets(accepted, asset)])
  return answers
}

interface Deciding {
  readonly draft: Draft
  readonly held: ReadonlySet<bigint>
  readonly playerLimit: bigint
  readonly next: Iterator<bigint>
}

function decideSlip(slip: PricedSlip, state: SlipState | undefined, deciding: Deciding): SlipAnswer {
  if (!state) throw new Error('the state around a slip was not read')
  const { issue, prior, isActive, playerMayWin } = state
  const posting = postingOf(slip)
  if (prior) return answerAgain(posting, prior)
  if (!isActive) return refused('account_closed_to_bets')
  if (!issue) return refused('issue_not_found')
  if (issue.hasClosed || issue.state !== 'made' || !deciding.held.has(issue.id)) return refused('issue_closed')
  if (!issue.hasOpened) return refused('issue_not_open')
  if (slip.stake > amountAtMost || playerMayWin + slip.mostPayout > deciding.playerLimit) return refused('max_payout')
  const { refusal } = deciding.draft.add(posting)
  if (refusal !== undefined) return refused(refusal as ErrorCode)
  const bets = slip.bets.map((bet, place): AcceptedBet => {
    const { value, done } = deciding.next.next()
    if (done) throw new Error('a bet has no number')
    return { number: value, place, issueId: issue.id, slip, bet }
  })
  return { is: 'accepted', bets, balance: deciding.draft.balanceOf(available(slip.accountId, asset)), issue }
}

const refused = (code: ErrorCode): SlipAnswer => ({ is: 'refused', code })

/** The same bets again are answered alike; a refusal stays one. */
function answerAgain({ parameters }: Posting, { fingerprint, refusal }: NonNullable<SlipState['prior']>): SlipAnswer {
  if (!fingerprintOf(parameters).equals(fingerprint)) return refused('slip_used')
  return refusal === null ? { is: 'repeated' } : refused(refusal as ErrorCode)
}

function postingOf(slip: PricedSlip): Posting {
  const { accountId, game, issue, mode, bets, stake } = slip
  const player = available(accountId, asset)
  return {
    key: { source: betSource, kind: 'bet', externalId: entryIdOf(slip) },
    parameters: { game, issue, mode, bets: bets.map(({ contentHash }) => contentHash).join(' ') },
    actor: `member:${accountId}`,
    legs: [{ debit: player, credit: lotteryAccount(asset), amount: stake }],
    subject: player,
  }
}

function accountsOf({ accountId }: PricedSlip) {
  return [available(accountId, asset), lotteryAccount(asset)]
}
