import {
  isWithdrawalOver,
  type WithdrawalEvent,
  withdrawalStateAfter,
} from '@banyan/rules/cashier/withdrawal-states.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { Refusal } from '#/platform/refusal.ts'
import { moveWithdrawal, type WithdrawalChanges, type WithdrawalRow } from '../store/withdrawals.ts'

/** Carries the account whose withdrawals changed. */
export const withdrawalsChannel = 'withdrawals_changed'

interface Change {
  /** As in the audit: `member:5`, `provider:AGGREGATOR`, an operator's name, or `clock`. */
  readonly actor: string
  readonly note?: string | undefined
  readonly changes?: WithdrawalChanges
}

/**
 * The one place where a locked withdrawal changes its state, by the table of transitions; withdrawal_over where it forbids
 * it.
 */
export async function changeWithdrawal(
  tx: Tx,
  withdrawal: WithdrawalRow,
  event: WithdrawalEvent,
  change: Change,
): Promise<WithdrawalRow> {
  const state = withdrawalStateAfter(withdrawal.state, event)
  if (state === undefined) throw new Refusal('withdrawal_over')
  const moved = await moveWithdrawal(tx, withdrawal.id, { event, state, isOver: isWithdrawalOver(state), ...change })
  await tellWithdrawal(tx, withdrawal)
  return moved
}

/** Wakes the tabs of the member. */
export async function tellWithdrawal(tx: Tx, { account_id: id }: Pick<WithdrawalRow, 'account_id'>): Promise<void> {
  await notify(tx, withdrawalsChannel, String(id))
}
