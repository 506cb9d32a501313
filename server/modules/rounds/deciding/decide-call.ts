import type { FinalOutcome, OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { available, vendorAccount } from '#/ledger/chart.ts'
import { fingerprintOf, type Leg, type Posting } from '#/ledger/posting.ts'
import { beginHold, endHold, reverseEntry } from '#/ledger/posting-parts.ts'
import { type KnownCall, type MoneyCall, type SettledCall, sourceOf, takesMoney } from './money-call.ts'

/** What is to be done: an entry to post, with money or only to keep the outcome for good; or an answer that is not kept. */
type Decision = Posting | SettledCall

/**
 * Decides a call by the rules of rounds (domain section c.3, the numbers in brackets); `balance` is the player's now. A
 * repetition comes first: an accepted call stays accepted whatever became of the player [R11]. Credits need no session
 * and no open round [R9, R10].
 */
export function decideCall(call: MoneyCall, known: KnownCall, isOffered: boolean, balance: bigint): Decision {
  if (known.priorFingerprint !== null) return repeat(call, known, balance)
  const { roundMember, roundAsset } = known
  if (roundMember !== null && (roundMember !== call.memberId || roundAsset !== call.asset))
    return answer(call, 'conflict', balance)
  if (takesMoney(call.operation)) return decideDebit(call, known, isOffered)
  switch (call.operation) {
    case 'win':
      return decideWin(call, known, balance)
    case 'refund':
      return decideRefund(call, known, balance)
    case 'buyOut':
      return decideBuyOut(call, known, balance)
    case 'endRound':
      return roundMember === null ? keep(call, 'ok_noop') : postingOf(call, { legs: [] })
    default:
      return moneyOf(call)
  }
}

/** Answered, and not kept. */
export function answer(call: MoneyCall, outcome: OutcomeCode, balance: bigint): SettledCall {
  return { call, outcome, balance, isKept: false, opensRound: undefined, staked: 0n, paid: 0n }
}

/** Kept with its outcome for good; no money moves. */
function keep(call: MoneyCall, refusal: FinalOutcome): Posting {
  return { ...postingOf(call, { legs: [] }), refusal }
}

/** The same call again is answered as it was the first time; where it was done, as a duplicate. */
function repeat(call: MoneyCall, known: KnownCall, balance: bigint): SettledCall {
  const { priorFingerprint, priorMember, priorOutcome, priorBalance } = known
  const isSame = priorMember === call.memberId && fingerprintOf(call.parameters).equals(priorFingerprint ?? noHash)
  if (!isSame) return answer(call, 'conflict', balance)
  const wasDone = priorOutcome === 'ok' || priorOutcome === 'ok_noop'
  return answer(call, wasDone ? 'ok_duplicate' : priorOutcome, priorBalance)
}

const noHash = new Uint8Array()

/** Checks in the order in which a vendor is told [R11]: taken back, session, player, game, round; then the money. */
function decideDebit(call: MoneyCall, known: KnownCall, isOffered: boolean): Posting {
  if (known.isTakenBack) return keep(call, 'ref_cancelled')
  if (call.sessionRefusal !== undefined) return keep(call, call.sessionRefusal)
  if (known.isSessionOver) return keep(call, 'token_expired')
  if (!known.isActive) return keep(call, 'player_locked')
  if (!isOffered) return keep(call, 'game_disabled')
  if (known.roundMember !== null && known.isClosed) return keep(call, 'round_closed')
  // Kept: a vendor does not expect the same buy-in to be taken after the open one has ended [R18].
  if (known.hasOpenBuyIn && call.operation === 'buyIn') return keep(call, 'conflict')
  if (call.operation === 'buyIn') return postingOf(call, beginHold(call.memberId, call.asset, call.stake))
  return moneyOf(call)
}

function decideWin(call: MoneyCall, { roundMember, hasLiveBet, isPaid }: KnownCall, balance: bigint): Decision {
  if (call.isReward) return moneyOf(call)
  // The bet may still come. Nothing is kept, so that the win is taken when the vendor repeats it [R8].
  if (roundMember === null) return answer(call, 'ref_not_found', balance)
  // Every bet of the round was taken back. A round that has paid keeps paying [R7].
  if (!hasLiveBet && !isPaid) return keep(call, 'ref_cancelled')
  return moneyOf(call)
}

const canBeTakenBack: ReadonlySet<string> = new Set(['bet', 'tip', 'buyIn'])

function decideRefund(call: MoneyCall, known: KnownCall, balance: bigint): Decision {
  const { referredMember, referredOperation: operation, referredEntry: entryId, referredStake: staked } = known
  // Kept, so that it refuses the bet that comes after it [R5].
  if (referredMember === null) return keep(call, 'ok_noop')
  if (referredMember !== call.memberId) return answer(call, 'conflict', balance)
  if (!canBeTakenBack.has(operation)) return keep(call, operation === 'betAndWin' ? 'ref_settled' : 'ok_noop')
  // A refused bet took nothing [R6].
  if (known.referredOutcome !== 'ok') return keep(call, 'ok_noop')
  if (known.referredIsTakenBack) return keep(call, 'ok_duplicate')
  if (known.referredIsBoughtOut || (known.isPaid && operation === 'bet')) return keep(call, 'ref_settled')
  if (entryId === null) throw new Error('an accepted call has no entry')
  if (operation === 'buyIn') return { ...buyOut(call, entryId, staked, staked), reverses: entryId }
  return postingOf(call, reverseEntry(entryId, stakeLegs(call, staked)))
}

/** Money comes back from a table once, whatever became of player and session [R10, R18]. */
function decideBuyOut(call: MoneyCall, known: KnownCall, balance: bigint): Decision {
  const { referredMember, referredOperation, referredEntry } = known
  // The buy-in may still come, as the bet of a win may.
  if (referredMember === null) return answer(call, 'ref_not_found', balance)
  if (referredMember !== call.memberId || referredOperation !== 'buyIn') return answer(call, 'conflict', balance)
  if (known.referredOutcome !== 'ok' || known.referredIsTakenBack) return keep(call, 'ref_cancelled')
  if (known.referredIsBoughtOut) return keep(call, 'ref_settled')
  if (referredEntry === null) throw new Error('an accepted call has no entry')
  return buyOut(call, referredEntry, known.referredStake, call.pays)
}

/** Ends a buy-in's hold: the vendor keeps what was lost of it, or pays what was won on top. */
function buyOut(call: MoneyCall, holdId: bigint, staked: bigint, comesBack: bigint): Posting {
  const { memberId, asset, vendorCode } = call
  const released = comesBack < staked ? comesBack : staked
  const hold = { id: holdId, memberId, asset, amount: staked }
  const { legs, ends } = endHold(hold, staked - released, vendorAccount(vendorCode, asset))
  return postingOf(call, { legs: [...legs, ...payLegs(call, comesBack - released)], ends })
}

/** The stake goes to the vendor, and the vendor pays what the call pays [R12, R14]. */
function moneyOf(call: MoneyCall): Posting {
  return postingOf(call, { legs: [...stakeLegs(call, call.stake), ...payLegs(call, call.pays)] })
}

/** A free round has a stake of nothing, and no legs [R16]. */
function stakeLegs({ memberId, vendorCode, asset }: MoneyCall, amount: bigint): Leg[] {
  return amount > 0n ? [{ debit: available(memberId, asset), credit: vendorAccount(vendorCode, asset), amount }] : []
}

function payLegs({ memberId, vendorCode, asset }: MoneyCall, amount: bigint): Leg[] {
  return amount > 0n ? [{ debit: vendorAccount(vendorCode, asset), credit: available(memberId, asset), amount }] : []
}

function postingOf(call: MoneyCall, parts: Pick<Posting, 'legs' | 'holds' | 'ends' | 'reverses'>): Posting {
  return {
    key: { source: sourceOf(call.vendorCode), kind: call.operation, externalId: call.transactionId },
    parameters: call.parameters,
    actor: sourceOf(call.vendorCode),
    subject: available(call.memberId, call.asset),
    atLeast: call.atLeast,
    // A vendor's correction takes what the player has; the rest is owed [R13].
    shortfall: call.operation === 'adjust' ? 'owed' : 'refused',
    ...parts,
  }
}
