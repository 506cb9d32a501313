import { available } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { lockAccounts, setSuspended } from '#/modules/accounts/accounts.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { deleteRememberedLoginsOf } from './store/remembered-logins.ts'

/**
 * Suspends an account: its sessions end everywhere, no browser remembers it, and no session can be opened. Bets look at it
 * under the lock of the money alone, so this holds that too: after it none is taken.
 */
export async function suspendAccount(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await Draft.lock(tx, [available(accountId, merchantCurrency.code)])
  await setSuspended(tx, accountId, true)
  await deleteRememberedLoginsOf(tx, accountId)
  await endSessionsOf(tx, accountId)
}
