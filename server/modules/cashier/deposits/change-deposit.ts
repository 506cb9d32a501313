import {
  type DepositEvent,
  type DepositState,
  depositStateAfter,
  isDepositOver,
} from '@banyan/rules/cashier/deposit-states.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type DepositChanges, type DepositRow, moveDeposit } from '../store/deposits.ts'

/** Carries the account whose deposits changed. */
export const depositsChannel = 'deposits_changed'

/** In these states a provider has nothing more to say that we would have to ask for. */
const settled: ReadonlySet<DepositState> = new Set(['review', 'completed', 'failed', 'rejected', 'reversed'])

interface Change {
  /** As in the audit: `member:5`, `provider:MOMO`, an operator's name, or `clock`. */
  readonly actor: string
  readonly note?: string | undefined
  readonly changes?: DepositChanges
}

/** The one place where a locked deposit changes its state, by the table of transitions; deposit_over where it forbids it. */
export async function changeDeposit(
  tx: Tx,
  deposit: DepositRow,
  event: DepositEvent,
  { actor, note, changes = {} }: Change,
): Promise<DepositRow> {
  const state = depositStateAfter(deposit.state, event)
  if (state === undefined) throw new Refusal('deposit_over')
  const moved = await moveDeposit(tx, deposit.id, {
    ...{ event, state, actor, note, changes },
    isOver: isDepositOver(state),
    endsAsking: settled.has(state),
  })
  await notify(tx, depositsChannel, String(deposit.account_id))
  return moved
}
