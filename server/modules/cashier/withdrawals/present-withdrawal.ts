import type { Withdrawal, WithdrawalLeg } from '@banyan/contract/wallet/withdrawal.ts'
import { bankByBin } from '@banyan/rules/cashier/banks.ts'
import { withdrawalStateAfter } from '@banyan/rules/cashier/withdrawal-states.ts'
import { amountOf } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type LegRow, legsOf } from '../store/withdrawal-legs.ts'
import { type WithdrawalRow, type WithdrawalStep, withdrawalStepsOf } from '../store/withdrawals.ts'

/** Withdrawals as their member sees them. */
export async function presentWithdrawals(db: Db, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  const ids = rows.map(({ id }) => id)
  const steps = Map.groupBy(await withdrawalStepsOf(db, ids), ({ withdrawal_id }) => withdrawal_id)
  const legs = Map.groupBy(await legsOf(db, ids), ({ withdrawal_id }) => withdrawal_id)
  return rows.map((row) => presentOne(row, legs.get(row.id) ?? [], steps.get(row.id) ?? []))
}

/** One withdrawal as its member sees it. */
export async function presentWithdrawal(db: Db, row: WithdrawalRow): Promise<Withdrawal> {
  const [presented] = await presentWithdrawals(db, [row])
  if (!presented) throw new Error('a withdrawal was not presented')
  return presented
}

function presentOne(row: WithdrawalRow, legs: readonly LegRow[], steps: readonly WithdrawalStep[]): Withdrawal {
  const { number, state, amount, fee, received, refunded, bin, last4, reason } = row
  return {
    ...{ number, state, amount: amountOf(amount), fee: amountOf(fee), net: amountOf(amount - fee) },
    ...{ received: amountOf(received), refunded: amountOf(refunded), reason },
    account: presentAccount({ bin, last4 }),
    ...{ createdAt: row.created_at.toISOString(), changedAt: row.changed_at.toISOString() },
    finishedAt: row.finished_at?.toISOString() ?? null,
    mayCancel: withdrawalStateAfter(state, 'cancelled') !== undefined,
    legs: legs.map(presentLeg),
    steps: steps.map(({ at, event, state: after, place, leg_state: legState }) => ({
      ...{ at: at.toISOString(), event, state: after, place, legState },
    })),
  }
}

function presentLeg(leg: LegRow): WithdrawalLeg {
  const { place, state, amount, received, refunded, replaced, reference, reason } = leg
  return {
    ...{ place, state, amount: amountOf(amount), received: amountOf(received), refunded: amountOf(refunded) },
    ...{ remaining: amountOf(amount - received - refunded - replaced), reference, reason },
    sentAt: leg.sent_at?.toISOString() ?? null,
    // Once it is answered no clock runs.
    answerBy: state === 'sent' ? (leg.answer_by?.toISOString() ?? null) : null,
    finishedAt: leg.finished_at?.toISOString() ?? null,
  }
}

/** A payout account as a withdrawal names it. */
export const presentAccount = ({ bin, last4 }: Pick<WithdrawalRow, 'bin' | 'last4'>) => ({
  ...{ bin, bank: bankByBin(bin)?.name ?? bin, last4 },
})
