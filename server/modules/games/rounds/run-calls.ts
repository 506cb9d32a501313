import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { available, debt, held, vendorAccount } from '#/ledger/chart.ts'
import { lockMoney } from '#/ledger/locked-money.ts'
import { post } from '#/ledger/post.ts'
import type { Outcome, Posting } from '#/ledger/posting.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type KnownRow, keepCalls, knownOf } from '../store/vendor-transactions.ts'
import { type Decision, decideCall } from './decide-call.ts'
import type { MoneyAnswer, MoneyCall, MoneyOperation } from './money-call.ts'
import { noteWins } from './note-wins.ts'

/** A call with what was found and decided of it. */
interface Decided {
  readonly call: MoneyCall
  readonly known: KnownRow
  readonly decision: Decision
}

/**
 * Runs vendors' calls, in one transaction of four statements: money locked, what is known read, the book written, the
 * calls kept. Buy-ins and their ends take one more each, and so does a payment that reaches the winner board's floor.
 * No two of them may be about one round, or have one id: whoever puts them together sees to that.
 */
export async function runCalls(
  tx: Tx,
  calls: readonly MoneyCall[],
  isOffered: (call: MoneyCall) => boolean,
  boardFloor: bigint,
): Promise<MoneyAnswer[]> {
  const locked = await lockMoney(tx, calls.flatMap(accountsOf))
  const rows = await knownOf(tx, calls)
  const decided = calls.map((call, at): Decided => {
    const known = rows[at]
    if (!known) throw new Error('a call was not looked at')
    return { call, known, decision: decideCall(call, { ...known, isGameOffered: isOffered(call) }) }
  })
  const postings = decided.flatMap(({ decision }) => (decision.is === 'post' ? [decision.posting] : []))
  const posted = new Map<Posting, Outcome>()
  const outcomes = postings.length > 0 ? await post(tx, postings, { locked, keysAreNew: true }) : []
  for (const [at, posting] of postings.entries()) {
    const outcome = outcomes[at]
    if (outcome) posted.set(posting, outcome)
  }
  const answers = decided.map((each) => {
    const { balance } = locked.standing(available(each.call.memberId, each.call.asset))
    return answerOf(each.decision, posted, balance)
  })
  const kept = decided.flatMap(({ call, known, decision }, at) => {
    const { outcome, balance, entryId } = answers[at] ?? { outcome: 'retryable' as const, balance: 0n, entryId: null }
    if (decision.is === 'answer') return []
    return [
      { call, roundIsKnown: known.round !== undefined, outcome, balance, entryId, ...amountsOf(decision, outcome) },
    ]
  })
  await keepCalls(tx, kept)
  await noteWins(tx, kept, boardFloor)
  return answers.map(({ outcome, balance }) => ({ outcome, balance }))
}

function accountsOf({ memberId, asset, vendorCode, operation }: MoneyCall) {
  const own = [available(memberId, asset), vendorAccount(vendorCode, asset)]
  if (operation === 'adjust') return [...own, debt(memberId, asset)]
  return mayTouchHeld.has(operation) ? [...own, held(memberId, asset)] : own
}

/** A refund may be of a buy-in. */
const mayTouchHeld: ReadonlySet<MoneyOperation> = new Set(['buyIn', 'buyOut', 'refund'])

interface Answered extends MoneyAnswer {
  readonly entryId: bigint | null
}

function answerOf(decision: Decision, posted: ReadonlyMap<Posting, Outcome>, now: bigint): Answered {
  if (decision.is === 'answer') return { outcome: decision.outcome, balance: decision.balance ?? now, entryId: null }
  if (decision.is === 'keep') return { outcome: decision.outcome, balance: now, entryId: null }
  const outcome = posted.get(decision.posting)
  if (outcome?.is !== 'posted') throw new Error('a new call was in the book already')
  return {
    outcome: (outcome.refusal as OutcomeCode | undefined) ?? 'ok',
    balance: outcome.subject?.balance ?? now,
    entryId: outcome.entryId,
  }
}

/** What moved. */
function amountsOf(decision: Decision, outcome: OutcomeCode): { staked: bigint; paid: bigint } {
  if (decision.is !== 'post' || outcome !== 'ok') return { staked: 0n, paid: 0n }
  const sum = (side: 'debit' | 'credit') =>
    decision.posting.legs.reduce((total, leg) => (leg[side].kind === 'available' ? total + leg.amount : total), 0n)
  return { staked: sum('debit'), paid: sum('credit') }
}
