import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { available, debt, held, vendorAccount } from '#/ledger/chart.ts'
import { lockMoney } from '#/ledger/locked-money.ts'
import { type Draft, draft } from '#/ledger/post.ts'
import type { Posting } from '#/ledger/posting.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { pinPlans } from '#/platform/db/pin-plans.ts'
import { type Decision, decideCall } from '../deciding/decide-call.ts'
import type { MoneyAnswer, MoneyCall, MoneyOperation } from '../deciding/money-call.ts'
import { type KnownRow, keepCalls, knownOf } from '../store/vendor-transactions.ts'
import { emitWins } from '../winner-board/tell-winners.ts'

/** A call with what was found and decided of it. */
interface Decided {
  readonly call: MoneyCall
  readonly known: KnownRow
  readonly decision: Decision
}

/**
 * Runs vendors' calls in one transaction and two turns: money is locked and what is known is read; the book is written,
 * the calls are kept, and whoever looks on is told. The statements of a turn are sent together, and PostgreSQL runs
 * them in their order: what is known is read when the locks are held. Buy-ins and their ends take one statement more.
 * No two calls may be about one round, or have one id: whoever puts them together sees to that.
 */
export async function runCalls(
  tx: Tx,
  calls: readonly MoneyCall[],
  isOffered: (call: MoneyCall) => boolean,
  boardFloor: bigint,
): Promise<MoneyAnswer[]> {
  const [, locked, seen] = await Promise.all([
    pinPlans(tx),
    lockMoney(tx, calls.flatMap(accountsOf)),
    knownOf(tx, calls),
  ])
  const rows = locked.isNew ? await knownOf(tx, calls) : seen
  const decided = calls.map((call, at): Decided => {
    const known = rows[at]
    if (!known) throw new Error('a call was not looked at')
    return { call, known, decision: decideCall(call, { ...known, isGameOffered: isOffered(call) }) }
  })
  const postings = decided.flatMap(({ decision }) => (decision.is === 'post' ? [decision.posting] : []))
  const { outcomes, write } = draft(postings, locked)
  const posted = new Map(postings.map((posting, at) => [posting, outcomes[at]]))
  const answers = decided.map(({ call, decision }): MoneyAnswer => {
    return answerOf(decision, posted, locked.standing(available(call.memberId, call.asset)).balance)
  })
  const kept = decided.flatMap(({ call, known, decision }, at) => {
    const { outcome, balance } = answers[at] ?? { outcome: 'retryable' as const, balance: 0n }
    if (decision.is === 'answer') return []
    return [{ call, roundIsKnown: known.round !== undefined, outcome, balance, ...amountsOf(decision, outcome) }]
  })
  await Promise.all([write(tx), keepCalls(tx, kept), emitWins(tx, kept, boardFloor)])
  return answers
}

function accountsOf({ memberId, asset, vendorCode, operation }: MoneyCall) {
  const own = [available(memberId, asset), vendorAccount(vendorCode, asset)]
  if (operation === 'adjust') return [...own, debt(memberId, asset)]
  return mayTouchHeld.has(operation) ? [...own, held(memberId, asset)] : own
}

/** A refund may be of a buy-in. */
const mayTouchHeld: ReadonlySet<MoneyOperation> = new Set(['buyIn', 'buyOut', 'refund'])

function answerOf(
  decision: Decision,
  posted: ReadonlyMap<Posting, Draft['outcomes'][number] | undefined>,
  now: bigint,
): MoneyAnswer {
  if (decision.is === 'answer') return { outcome: decision.outcome, balance: decision.balance ?? now }
  if (decision.is === 'keep') return { outcome: decision.outcome, balance: now }
  const { refusal, subject } = posted.get(decision.posting) ?? {}
  return { outcome: (refusal as OutcomeCode | undefined) ?? 'ok', balance: subject?.balance ?? now }
}

/** What moved. */
function amountsOf(decision: Decision, outcome: OutcomeCode): { staked: bigint; paid: bigint } {
  if (decision.is !== 'post' || outcome !== 'ok') return { staked: 0n, paid: 0n }
  const sum = (side: 'debit' | 'credit') =>
    decision.posting.legs.reduce((total, leg) => (leg[side].kind === 'available' ? total + leg.amount : total), 0n)
  return { staked: sum('debit'), paid: sum('credit') }
}
