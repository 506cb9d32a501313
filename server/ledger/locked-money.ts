import type { Tx } from '#/platform/db/handles.ts'
import type { AccountRef } from './chart.ts'
import { AccountsAtHand } from './deciding/accounts-at-hand.ts'
import type { VersionedBalance } from './posting.ts'
import { lockAccounts } from './store/accounts.ts'

/** Accounts that this transaction alone may move until it ends. */
export interface LockedMoney {
  readonly accounts: AccountsAtHand
  /** Whether one was opened for it: what was looked at before that was looked at without a lock. */
  readonly isNew: boolean
  /** Of a member's account among them, as it is now. */
  standing(ref: AccountRef): VersionedBalance
}

/**
 * Locks accounts before anything about them is looked at: what is read afterwards is true until the transaction ends.
 * An account that nobody has is opened.
 */
export async function lockMoney(tx: Tx, refs: readonly AccountRef[]): Promise<LockedMoney> {
  const { locked, isNew } = await lockAccounts(tx, refs)
  const accounts = new AccountsAtHand(locked)
  return { accounts, isNew, standing: (ref) => accounts.standing(ref) ?? { balance: 0n, version: 0n } }
}
