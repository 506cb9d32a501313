import type { ValueOf } from '@banyan/contract/call.ts'
import { operatorWithdrawalCalls as calls } from '@banyan/contract/wallet/operator-withdrawal-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { memberOf } from '#/modules/accounts/members.ts'
import { merchantCurrency, settingMinor } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type Binding, bind, bindAction, bindFourEyes } from '#/platform/http/bind.ts'
import { momentIn } from '#/platform/http/invalid-input.ts'
import type { Recorded } from '#/platform/http/recorded-action.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type WithdrawalRow, withdrawalNumbered } from '../store/withdrawals.ts'
import { type WithdrawalRecordParts, withdrawalRecord, withdrawalsPage } from '../use-cases/withdrawal-records.ts'
import {
  approve as approveWithdrawal,
  decideLeg,
  type LegDecision,
  reject,
  setOnHold,
} from '../withdrawals/decide-withdrawal.ts'

export interface WithdrawalDeskParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly cashier: Pick<WithdrawalRecordParts, 'legProofsOf'>
}

/** What operators see of withdrawals, and decide. */
export function withdrawalDeskBindings(parts: WithdrawalDeskParts): Binding[] {
  return [...readBindings(parts), ...decisionBindings(parts), approvalOfSeveral(parts), ...togetherBindings(parts)]
}

function readBindings({ database: { db }, settings, cashier }: WithdrawalDeskParts): Binding[] {
  return [
    bind(calls.listWithdrawals, async ({ query: { member, from, until, after, size, ...named } }) => {
      const accountId = member === undefined ? undefined : (await memberOf(db, member)).id
      const days = { from: momentIn('from', from), until: momentIn('until', until) }
      return await withdrawalsPage(db, { ...named, accountId, ...days }, { after, size })
    }),
    bind(calls.withdrawalRecord, ({ query: { number } }) => withdrawalRecord({ db, settings, ...cashier }, number)),
  ]
}

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
const audited = ({ number }: Pick<WithdrawalRow, 'number'>) => `withdrawal ${number}`
const stateOf = ({ state, amount, received, refunded }: WithdrawalRow) => ({
  ...{ state, amount: amountOf(amount), received: amountOf(received), refunded: amountOf(refunded) },
})

interface Named {
  readonly number: string
  readonly actor: string
  readonly note: string
}

function decisionBindings({ database: { db }, settings }: WithdrawalDeskParts): Binding[] {
  const before = async (number: string) => {
    const row = await withdrawalNumbered(db, number)
    if (!row) throw new Refusal('withdrawal_not_found')
    return stateOf(row)
  }
  type Decisions = 'approveWithdrawal' | 'rejectWithdrawal' | 'holdWithdrawal' | 'resumeWithdrawal'
  const decision = (id: Decisions, decide: (tx: Tx, named: Named) => Promise<WithdrawalRow>) =>
    bindAction(calls[id], async ({ body: { number, reason } }, { principal }, record) => {
      const was = await before(number)
      return await record(async (tx) => {
        const done = await decide(tx, { number, actor: principal.name, note: reason })
        return { value: {}, object: audited(done), before: was, after: stateOf(done), reason }
      })
    })
  return [
    decision('approveWithdrawal', (tx, named) => {
      const own = settings.current('withdrawals')
      return approveWithdrawal(tx, { ...named, settings: own, alone: settingMinor(own.approvedAlone) })
    }),
    decision('rejectWithdrawal', reject),
    decision('holdWithdrawal', (tx, named) => setOnHold(tx, true, named)),
    decision('resumeWithdrawal', (tx, named) => setOnHold(tx, false, named)),
  ]
}

type Several = ValueOf<typeof calls.approveWithdrawals>
const isWhyNot = (code: string): code is Several['others'][number]['code'] =>
  calls.approveWithdrawals.errors.some((known) => known === code) && code !== 'second_operator_needed'

/** Each is approved in a transaction of its own, with a line of its own in the audit, as if it were the only one. */
function approvalOfSeveral({ database: { db }, settings }: WithdrawalDeskParts): Binding {
  return bindAction(calls.approveWithdrawals, async ({ body: { numbers, reason } }, { principal }, record) => {
    const own = settings.current('withdrawals')
    const alone = settingMinor(own.approvedAlone)
    const rows = await Promise.all(numbers.map((number) => withdrawalNumbered(db, number)))
    // Else many small ones would pass by the second operator.
    if (rows.reduce((sum, row) => sum + (row?.amount ?? 0n), 0n) > alone) throw new Refusal('second_operator_needed')
    const approve = (number: string) =>
      record(async (tx) => {
        const done = await approveWithdrawal(tx, { number, actor: principal.name, note: reason, settings: own, alone })
        return { value: {}, object: audited(done), before: { state: 'review' }, after: stateOf(done), reason }
      })
    return await eachOf(numbers, approve)
  })
}

/** Acts on one after the other, and tells which were refused; where all were, the first refusal is the answer. */
async function eachOf(numbers: readonly string[], act: (number: string) => Promise<Recorded<object>>) {
  const answer = { approved: [] as string[], others: [] as Several['others'] }
  let [done, refused]: [Recorded<object> | undefined, Refusal | undefined] = [undefined, undefined]
  for (const number of numbers)
    try {
      done = await act(number)
      answer.approved.push(number)
    } catch (error) {
      if (!(error instanceof Refusal) || !isWhyNot(error.code)) throw error
      refused ??= error
      answer.others.push({ number, code: error.code })
    }
  if (!done) throw refused
  return done.as(answer)
}

/** A withdrawal is approved once, and each of its payouts decided once. */
const once = { askedOnce: 'carriedOut' } as const

/** Four-eyes actions: each could pay the same money twice, or lose it to its member for good. */
function togetherBindings({ settings }: WithdrawalDeskParts): Binding[] {
  return [
    bindFourEyes(
      calls.approveLargeWithdrawal,
      async (tx, { number, reason }, { by }) => {
        const own = settings.current('withdrawals')
        const done = await approveWithdrawal(tx, { number, actor: by, note: reason, settings: own, alone: undefined })
        return { object: audited(done), before: { state: 'review' }, after: stateOf(done) }
      },
      once,
    ),
    bindFourEyes(
      calls.forceReceipt,
      (tx, { reason, ...leg }, { by }) => decidedLeg(tx, 'forced', { ...leg, actor: by, note: reason }),
      once,
    ),
    bindFourEyes(
      calls.refundLeg,
      (tx, { reason, ...leg }, { by }) => decidedLeg(tx, 'refunded', { ...leg, actor: by, note: reason }),
      once,
    ),
    bindFourEyes(
      calls.payLegAgain,
      (tx, { reason, ...leg }, { by }) => decidedLeg(tx, 'replaced', { ...leg, actor: by, note: reason }),
      once,
    ),
    bindFourEyes(
      calls.returnLeg,
      (tx, { reason, ...leg }, { by }) => decidedLeg(tx, 'returned', { ...leg, actor: by, note: reason }),
      once,
    ),
  ]
}

/** Decides a payout; what the audit keeps of it. */
async function decidedLeg(tx: Tx, event: LegDecision, leg: Named & { readonly place: number }) {
  const { withdrawal, before: was } = await decideLeg(tx, event, leg)
  const { state, amount, received } = was
  const decided = {
    object: audited(withdrawal),
    after: { payout: leg.place, decision: event, withdrawal: withdrawal.state },
  }
  if (event !== 'returned')
    return { ...decided, before: { payout: leg.place, state, open: amountOf(amount - received) } }
  // The provider may report the return while the request waits.
  const before = { payout: leg.place, received: amountOf(received) }
  return { ...decided, before, moving: { before: { state }, after: {} } }
}
