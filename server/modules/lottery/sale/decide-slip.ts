import type { ErrorCode } from '@banyan/contract/errors.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { available, lotteryAccount } from '#/ledger/chart.ts'
import type { Draft } from '#/ledger/draft.ts'
import { amountAtMost, fingerprintOf, type Posting } from '#/ledger/posting.ts'
import { useHold } from '#/ledger/posting-parts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { ExposureBook } from '../deciding/exposure-book.ts'
import type { ExposedBet, PricedSlip } from '../deciding/price-slip.ts'
import type { LotteryLimits } from '../sections.ts'
import { type AcceptedBet, betSource, entryIdOf, type SlipIssue, type SlipState } from '../store/bets.ts'

const { code: asset, exponent } = merchantCurrency

/** What became of a slip. */
export type SlipAnswer =
  | {
      readonly is: 'accepted'
      readonly bets: readonly AcceptedBet[]
      readonly balance: bigint
      readonly issue: Pick<SlipIssue, 'place' | 'round' | 'day' | 'now'>
    }
  /** It was accepted before, with the same bets; nothing moved now. */
  | { readonly is: 'repeated' }
  | Refused

/** Where a bet is too much, which it is, and the greatest multiple at which it is not; 0 where there is none. */
interface Refused {
  readonly is: 'refused'
  readonly code: ErrorCode
  readonly place?: number
  readonly allowed?: number
}

/** What slips of one transaction are decided by, in their order. */
export interface Deciding {
  readonly draft: Draft
  readonly held: ReadonlySet<bigint>
  readonly exposure: ExposureBook
  readonly limitsOf: (game: string) => ReturnType<typeof limitsOf>
  readonly next: Iterator<bigint>
}

/** The limits of the merchant's settings that a slip is decided by, in minor units. */
export function limitsOf({ mostPayoutOfPlayer, mostPayoutOfNumber, mostPayoutOfIssue }: LotteryLimits) {
  const [ofPlayer, onNumber, onIssue] = [mostPayoutOfPlayer, mostPayoutOfNumber, mostPayoutOfIssue].map((most) =>
    minorOf(most, exponent),
  ) as [bigint, bigint, bigint]
  return { ofPlayer, onNumber, onIssue }
}

/** Decides a slip by what the slips before it left, and puts it into the draft and the exposure where it is accepted. */
export function decideSlip(slip: PricedSlip, state: SlipState | undefined, deciding: Deciding): SlipAnswer {
  if (!state) throw new Error('the state around a slip was not read')
  const { issue, prior, isActive, playerMayWin } = state
  const posting = postingOf(slip)
  if (prior) return answerAgain(posting, prior)
  if (!isActive) return refused('account_closed_to_bets')
  if (issue.hasClosed || issue.state !== 'made' || !deciding.held.has(issue.id)) return refused('issue_closed')
  if (!issue.hasOpened) return refused('issue_not_open')
  const limits = deciding.limitsOf(slip.game)
  if (slip.stake > amountAtMost) return refused('max_payout')
  const tooHigh = overPlayersLimit(slip, limits.ofPlayer - playerMayWin)
  if (tooHigh) return { ...refused('max_payout'), ...tooHigh }
  const exposed = exposedBets(slip)
  const tooMuch = deciding.exposure.take(issue.id, exposed, limits)
  if (tooMuch) return { ...refused('exposure_reached'), ...tooMuch }
  const { refusal } = deciding.draft.add(posting)
  if (refusal !== undefined) {
    for (const bet of exposed) deciding.exposure.release(issue.id, bet)
    return refused(refusal as ErrorCode)
  }
  const bets = slip.bets.map((bet, place): AcceptedBet => {
    const { value, done } = deciding.next.next()
    if (done) throw new Error('a bet has no number')
    return { number: value, place, issueId: issue.id, slip, bet }
  })
  return { is: 'accepted', bets, balance: deciding.draft.balanceOf(available(slip.accountId, asset)), issue }
}

/**
 * The first bet of a slip that could win more than its player may still win in the issue, in minor units, and the greatest
 * multiple at which it could not.
 */
function overPlayersLimit(
  { bets }: PricedSlip,
  mayWin: bigint,
): Required<Pick<Refused, 'place' | 'allowed'>> | undefined {
  let left = mayWin
  for (const [place, { mostPayout, multiple }] of bets.entries()) {
    if (mostPayout > left) return { place, allowed: left > 0n ? Number((left * BigInt(multiple)) / mostPayout) : 0 }
    left -= mostPayout
  }
  return undefined
}

/** What a slip makes payable. */
function exposedBets({ bets }: PricedSlip): ExposedBet[] {
  return bets.map(({ parsed, ...bet }) => ({ ...bet, selection: parsed }))
}

const refused = (code: ErrorCode): Refused => ({ is: 'refused', code })

/** The same bets again are answered alike; a refusal stays one. */
function answerAgain({ parameters }: Posting, { fingerprint, refusal }: NonNullable<SlipState['prior']>): SlipAnswer {
  if (!fingerprintOf(parameters).equals(fingerprint)) return refused('slip_used')
  return refusal === null ? { is: 'repeated' } : refused(refusal as ErrorCode)
}

function postingOf(slip: PricedSlip): Posting {
  const { accountId, parameters, stake, chase } = slip
  const player = available(accountId, asset)
  const lottery = lotteryAccount(asset)
  return {
    key: { source: betSource, kind: 'bet', externalId: entryIdOf(slip) },
    parameters,
    actor: `member:${accountId}`,
    ...(chase
      ? useHold(chase.hold, { captured: stake, to: lottery, released: 0n })
      : { legs: [{ debit: player, credit: lottery, amount: stake }] }),
    subject: player,
  }
}
