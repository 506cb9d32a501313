import { withdrawalFees } from '#/ledger/chart.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type WithdrawalRow, wasTakenBy } from '../store/withdrawals.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import { moveHeld } from './move-held.ts'

interface Reason {
  readonly actor: string
  /** What the member reads, where an operator refuses it. */
  readonly note?: string
}

/**
 * Gives back all that is held of a locked withdrawal that was not approved; withdrawal_over where it was. The same again by
 * the same actor changes nothing.
 */
export async function giveBack(
  tx: Tx,
  withdrawal: WithdrawalRow,
  event: 'rejected' | 'cancelled',
  { actor, note }: Reason,
): Promise<WithdrawalRow> {
  const { id, number, amount, asset } = withdrawal
  if (await wasTakenBy(tx, id, { event, actor, ...(note !== undefined && { note }) })) return withdrawal
  // The state is looked at first: a refusal must not come after the money has moved.
  const released = await changeWithdrawal(tx, withdrawal, event, {
    ...{ actor, note },
    changes: { hold_id: null, held: 0n, refunded: amount, fee: 0n, ...(note !== undefined && { reason: note }) },
  })
  await moveHeld(tx, withdrawal, {
    key: { source: 'withdrawal', kind: 'withdrawal_refund', externalId: number },
    to: withdrawalFees(asset),
    released: amount,
    actor,
  })
  return released
}
