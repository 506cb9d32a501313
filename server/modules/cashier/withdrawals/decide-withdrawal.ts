import type { LegEvent } from '@banyan/rules/cashier/leg-states.ts'
import { heldUntil } from '#/modules/accounts/holds.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { payoutAccountsOf } from '../store/payout-accounts.ts'
import { type LegRow, legsOf } from '../store/withdrawal-legs.ts'
import { lockWithdrawal, type WithdrawalRow, wasTakenBy } from '../store/withdrawals.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { changeLeg } from './change-leg.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import { giveBack } from './give-back.ts'
import type { WithdrawalSettings } from './withdrawal-limits.ts'

interface Decision {
  readonly number: string
  readonly actor: string
  readonly note: string
}

interface Approval extends Decision {
  /** Up to this amount, in minor units, one operator approves; undefined for two. */
  readonly alone: bigint | undefined
  readonly settings: WithdrawalSettings
}

/**
 * Approves a withdrawal that is reviewed; second_operator_needed above what one approves. The same decision of the same
 * operator again changes nothing.
 */
export async function approve(tx: Tx, { number, actor, note, alone, settings }: Approval): Promise<WithdrawalRow> {
  const withdrawal = await lockOrRefuse(tx, number)
  if (alone !== undefined && (await wasTakenBy(tx, withdrawal.id, { event: 'approved', actor, note })))
    return withdrawal
  if (withdrawal.state !== 'review') throw new Refusal('withdrawal_over')
  if (alone !== undefined && withdrawal.amount > alone) throw new Refusal('second_operator_needed')
  await refuseIfChanged(tx, withdrawal)
  return await approveWithdrawal(tx, withdrawal, { event: 'approved', settings, actor, note })
}

/** What was true when the money was asked for may not be so any more: the account was changed, or is gone. */
async function refuseIfChanged(tx: Tx, { account_id: accountId, payout_account_id: id }: WithdrawalRow): Promise<void> {
  if (await heldUntil(tx, accountId, 'money_out')) throw new Refusal('money_held')
  const accounts = await payoutAccountsOf(tx, accountId)
  if (accounts.every((account) => account.id !== id)) throw new Refusal('payout_account_needed')
}

/** Refuses a withdrawal that is not approved; the money is back, and its member reads why. A repetition changes nothing. */
export async function reject(tx: Tx, { number, actor, note }: Decision): Promise<WithdrawalRow> {
  return await giveBack(tx, await lockOrRefuse(tx, number), 'rejected', { actor, note })
}

/** Has a withdrawal wait, or takes it up again. */
export async function setOnHold(tx: Tx, isOnHold: boolean, { number, actor, note }: Decision): Promise<WithdrawalRow> {
  return await changeWithdrawal(tx, await lockOrRefuse(tx, number), isOnHold ? 'held' : 'resumed', { actor, note })
}

export type LegDecision = Extract<LegEvent, 'forced' | 'refunded' | 'replaced' | 'returned'>

/**
 * Ends what is in dispute of a payout: it arrived after all, for good; it goes back to the balance; or it is paid again by
 * another leg. What the bank sent back later goes back to the balance too.
 */
export async function decideLeg(
  tx: Tx,
  event: LegDecision,
  { number, place, actor, note }: Decision & { readonly place: number },
): Promise<{ readonly withdrawal: WithdrawalRow; readonly before: LegRow }> {
  const withdrawal = await lockOrRefuse(tx, number)
  const before = await legAt(tx, withdrawal, place)
  const changed = await changeLeg(tx, withdrawal, before, event, { actor, note, changes: { reason: note } })
  return { withdrawal: changed, before }
}

async function lockOrRefuse(tx: Tx, number: string): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(tx, number)
  if (!withdrawal) throw new Refusal('withdrawal_not_found')
  return withdrawal
}

/** A leg of a locked withdrawal. */
export async function legAt(tx: Tx, { id }: Pick<WithdrawalRow, 'id'>, place: number): Promise<LegRow> {
  const leg = (await legsOf(tx, [id])).find((one) => one.place === place)
  if (!leg) throw new Refusal('leg_not_found')
  return leg
}
