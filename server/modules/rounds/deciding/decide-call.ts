import type { FinalOutcome, OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { available, held, vendorAccount } from '#/ledger/chart.ts'
import type { Posting } from '#/ledger/posting.ts'
import type { KnownRow } from '../store/vendor-transactions.ts'
import { type MoneyCall, takesMoney } from './money-call.ts'

/** What is known of a call when its player's money is locked. */
export interface Known extends KnownRow {
  readonly isGameOffered: boolean
}

/** What is to be done of a call. */
export type Decision =
  /** Answered, and nothing is written. */
  | { readonly is: 'answer'; readonly outcome: OutcomeCode; readonly balance?: bigint }
  /** Kept with its outcome, for good; no money moves. */
  | { readonly is: 'keep'; readonly outcome: FinalOutcome }
  /** Put into the book; refused there, it is kept as that. */
  | { readonly is: 'post'; readonly posting: Posting }

const answer = (outcome: OutcomeCode, balance?: bigint): Decision =>
  balance === undefined ? { is: 'answer', outcome } : { is: 'answer', outcome, balance }
const keep = (outcome: FinalOutcome): Decision => ({ is: 'keep', outcome })

/**
 * The rules of rounds (domain section c.3, the numbers in brackets). Whether the call was there before comes first: what
 * was accepted stays accepted whatever became of the player [R11]. Credits ask for no session and no open round [R9, R10].
 */
export function decideCall(call: MoneyCall, known: Known): Decision {
  const { prior, round } = known
  if (prior) return prior.sameCall ? answer(repeated(prior.outcome), prior.balance) : answer('conflict')
  if (round && (round.memberId !== call.memberId || round.asset !== call.asset)) return answer('conflict')
  if (takesMoney(call.operation)) return decideDebit(call, known)
  switch (call.operation) {
    case 'win':
      return decideWin(call, known)
    case 'refund':
      return decideRefund(call, known)
    case 'buyOut':
      return decideBuyOut(call, known)
    case 'endRound':
      return keep(round ? 'ok' : 'ok_noop')
    default:
      return { is: 'post', posting: postingOf(call) }
  }
}

/** The same call again is done, not refused, where it was done. */
function repeated(outcome: OutcomeCode): OutcomeCode {
  return outcome === 'ok' || outcome === 'ok_noop' ? 'ok_duplicate' : outcome
}

/** In the order in which a vendor is told [R11]: taken back, session, player, game, round; then the money. */
function decideDebit(call: MoneyCall, known: Known): Decision {
  const { isTakenBack, isSessionOver, isActive, isGameOffered, round, hasOpenBuyIn } = known
  if (isTakenBack) return keep('ref_cancelled')
  if (call.sessionRefusal !== undefined) return keep(call.sessionRefusal)
  if (isSessionOver) return keep('token_expired')
  if (!isActive) return keep('player_locked')
  if (!isGameOffered) return keep('game_disabled')
  if (round?.isClosed) return keep('round_closed')
  // For good: were it taken when it comes again after a buy-out, nobody would expect it [R18].
  if (hasOpenBuyIn && call.operation === 'buyIn') return keep('conflict')
  return { is: 'post', posting: postingOf(call) }
}

function decideWin(call: MoneyCall, { round, hasLiveBet, isPaid }: Known): Decision {
  if (call.isReward) return { is: 'post', posting: postingOf(call) }
  // The bet may be on its way: nothing is kept, so that the win is taken when it comes again [R8].
  if (!round) return answer('ref_not_found')
  // Every bet of the round was taken back; one that was paid before keeps being paid [R7].
  if (!hasLiveBet && !isPaid) return keep('ref_cancelled')
  return { is: 'post', posting: postingOf(call) }
}

function decideRefund(call: MoneyCall, { referred, isPaid }: Known): Decision {
  // It refuses the bet that comes after it [R5].
  if (!referred) return keep('ok_noop')
  if (referred.memberId !== call.memberId) return answer('conflict')
  if (!canBeTakenBack.has(referred.operation))
    return keep(referred.operation === 'betAndWin' ? 'ref_settled' : 'ok_noop')
  // What was refused took nothing [R6].
  if (referred.outcome !== 'ok') return keep('ok_noop')
  if (referred.isTakenBack) return keep('ok_duplicate')
  if (referred.isBoughtOut || (isPaid && referred.operation === 'bet')) return keep('ref_settled')
  const posting =
    referred.operation === 'buyIn'
      ? buyOutOf(call, referred, referred.staked)
      : postingOf({ ...call, pays: referred.staked })
  return {
    is: 'post',
    posting: referred.entryId === null ? posting : { ...posting, reverses: referred.entryId },
  }
}

const canBeTakenBack: ReadonlySet<string> = new Set(['bet', 'tip', 'buyIn'])

/** What left for a table comes back whatever became of player and session, once [R10, R18]. */
function decideBuyOut(call: MoneyCall, { referred }: Known): Decision {
  // It may be on its way, as the bet of a win may.
  if (!referred) return answer('ref_not_found')
  if (referred.memberId !== call.memberId || referred.operation !== 'buyIn') return answer('conflict')
  if (referred.outcome !== 'ok' || referred.isTakenBack) return keep('ref_cancelled')
  if (referred.isBoughtOut) return keep('ref_settled')
  return { is: 'post', posting: buyOutOf(call, referred, call.pays) }
}

/** Of what is held so much goes back as came from the table; the rest was lost to the vendor, who pays what is above. */
function buyOutOf(call: MoneyCall, { entryId, staked }: NonNullable<Known['referred']>, comesBack: bigint): Posting {
  if (entryId === null) throw new Error('a buy-in was taken without an entry')
  const { memberId, asset, vendorCode } = call
  const [waits, vendor] = [held(memberId, asset), vendorAccount(vendorCode, asset)]
  const released = comesBack < staked ? comesBack : staked
  const captured = staked - released
  const { legs, subject, ...posting } = postingOf({ ...call, pays: comesBack - released })
  const back = released > 0n ? [{ debit: waits, credit: available(memberId, asset), amount: released }] : []
  const lost = captured > 0n ? [{ debit: waits, credit: vendor, amount: captured }] : []
  return { ...posting, subject, legs: [...lost, ...back, ...legs], ends: { holdId: entryId, captured, released } }
}

/** A stake goes to the vendor, one of a buy-in waits, and what is paid comes from it; nothing of a free round moves [R12, R14, R16]. */
function postingOf(call: MoneyCall): Posting {
  const subject = available(call.memberId, call.asset)
  const vendor = vendorAccount(call.vendorCode, call.asset)
  const waits = held(call.memberId, call.asset)
  const isBuyIn = call.operation === 'buyIn'
  return {
    key: { source: `vendor:${call.vendorCode}`, kind: call.operation, externalId: call.transactionId },
    parameters: call.parameters,
    actor: `vendor:${call.vendorCode}`,
    legs: [
      ...(call.stake > 0n ? [{ debit: subject, credit: isBuyIn ? waits : vendor, amount: call.stake }] : []),
      ...(call.pays > 0n ? [{ debit: vendor, credit: subject, amount: call.pays }] : []),
    ],
    subject,
    atLeast: call.atLeast,
    holds: isBuyIn ? call.stake : undefined,
    // A vendor's correction is taken as far as the money goes; the rest is owed [R13].
    shortfall: call.operation === 'adjust' ? 'owed' : 'refused',
  }
}
