import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { type AccountRef, available, debt, held, vendorAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import type { Turns } from '#/platform/db/turns.ts'
import { answer, decideCall } from '../deciding/decide-call.ts'
import { beyondStake, Gifts, giftOf } from '../deciding/gifts.ts'
import type { Circumstances, KnownCall, MoneyCall, MoneyOperation, SettledCall } from '../deciding/money-call.ts'
import { keepGifts, lockGifts } from '../store/gifts.ts'
import { keepRounds, knownCalls } from '../store/vendor-calls.ts'
import { emitWins } from '../winner-board/tell-winners.ts'

/**
 * A transaction of two trips to the database. The first begins it, locks the players' money and reads the state around
 * each call; the second writes the book, the rounds and the events, and commits. Gifts take a third between them, which
 * locks what their vendors have given today.
 */
export async function settleByRules(
  turns: Turns,
  calls: readonly MoneyCall[],
  { isOffered, boardFloor, capsOf, onGiftsStopped }: Circumstances,
): Promise<SettledCall[]> {
  const { draft, found } = await turns.begin({
    draft: (turn) => Draft.lock(turn, calls.flatMap(accountsOf)),
    found: (turn) => knownCalls(turn, calls),
  })
  // A player whose account was opened just now was read without a lock.
  const known = draft.wasLockedLate ? await turns.turn((tx) => knownCalls(tx, calls)) : found

  const giving = calls.filter((call, at) => {
    const state = known[at]
    return state?.priorFingerprint === null && mayBeWithheld(call, state, capsOf)
  })
  const gifts = giving.length > 0 ? new Gifts(await turns.turn((tx) => lockGifts(tx, giving)), capsOf) : undefined

  const settled = calls.map((call, at) => settleCall(call, known[at], isOffered(call), { draft, gifts, capsOf }))

  const kept = settled.filter(({ isKept }) => isKept)
  const given = gifts ? keepGifts(gifts) : []
  await turns.commit([...draft.statements(), ...keepRounds(kept), ...given, ...emitWins(kept, boardFloor)])
  for (const stop of gifts?.stops ?? []) onGiftsStopped(stop)
  return settled
}

interface AtHand {
  readonly draft: Draft
  readonly gifts: Gifts | undefined
  readonly capsOf: Circumstances['capsOf']
}

/** Whether the vendor's row decides: of gifts, of wins beyond their stakes, and of what was held before. */
function mayBeWithheld(call: MoneyCall, known: KnownCall, capsOf: Circumstances['capsOf']): boolean {
  return (
    giftOf(call, known) !== undefined ||
    known.wasHeld ||
    beyondStake(call, known, capsOf(call.vendorCode)) !== undefined
  )
}

/** What a call is answered instead of being paid. */
function withholding(call: MoneyCall, known: KnownCall, { gifts, capsOf }: AtHand): OutcomeCode | undefined {
  const gift = giftOf(call, known)
  if (gift !== undefined) return gifts?.answer(call, gift)
  return gifts && mayBeWithheld(call, known, capsOf)
    ? gifts.answerWin(call, beyondStake(call, known, capsOf(call.vendorCode)))
    : undefined
}

/** Decides a call; where money moves, the draft of the book has the last word. */
function settleCall(call: MoneyCall, known: KnownCall | undefined, isOffered: boolean, atHand: AtHand): SettledCall {
  if (!known) throw new Error('the state around a call was not read')
  const { draft } = atHand
  const player = available(call.memberId, call.asset)
  const before = draft.balanceOf(player)
  const decision = decideCall(call, known, isOffered, before)
  if ('outcome' in decision) return decision
  // What is refused anyway gives nothing.
  const isGiving = decision.refusal === undefined && before >= (call.atLeast ?? 0n)
  const withheld = isGiving ? withholding(call, known, atHand) : undefined
  if (withheld !== undefined && withheld !== 'refused') return answer(call, withheld, before)
  const entry = withheld === 'refused' ? { ...decision, legs: [], refusal: withheld } : decision
  const { refusal, posting } = draft.add({ ...entry, ...placeOf(call, known) })
  const outcome = (refusal as OutcomeCode | undefined) ?? 'ok'
  const moved = (side: 'debit' | 'credit') =>
    posting.legs.reduce((total, leg) => (leg[side].kind === 'available' ? total + leg.amount : total), 0n)
  const isDone = outcome === 'ok'
  return {
    ...{ call, outcome, balance: draft.balanceOf(player), isKept: true },
    opensRound: isDone && known.roundMember === null ? (known.roundNumber ?? undefined) : undefined,
    staked: isDone ? moved('debit') : 0n,
    paid: isDone ? moved('credit') : 0n,
  }
}

/** The round to which a call belongs in the book, and what it names. A round that a refused call would have begun has no number. */
function placeOf({ roundId, refersTo }: MoneyCall, { roundNumber, roundMember }: KnownCall) {
  const about = roundNumber ?? undefined
  if (roundMember !== null || roundId === undefined) return { about, refersTo }
  return { about, refersTo, ifRefused: { about: undefined, refersTo: refersTo ?? roundId } }
}

/** Every account that a call may touch. */
function accountsOf({ memberId, asset, vendorCode, operation }: MoneyCall): AccountRef[] {
  const own = [available(memberId, asset), vendorAccount(vendorCode, asset)]
  if (operation === 'adjust') return [...own, debt(memberId, asset)]
  return mayTouchHeld.has(operation) ? [...own, held(memberId, asset)] : own
}

/** A refund may be of a buy-in. */
const mayTouchHeld: ReadonlySet<MoneyOperation> = new Set(['buyIn', 'buyOut', 'refund'])
