import { emit } from '#/events.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { DepositRow } from '../store/deposits.ts'
import { reverseCredit } from './credit-deposit.ts'

/** How long nothing is paid out to a member whose money was called back, unless an operator ends it before: 30 days. */
const heldSeconds = 30 * 24 * 3_600

/**
 * Takes a credited deposit back, and holds the member's money until an operator has looked at the account. A member who
 * owes something by it is suspended: it neither bets nor withdraws before an operator lets it in again (domain section 7,
 * chargeback).
 */
export async function reverseDeposit(
  tx: Tx,
  deposit: DepositRow,
  by: { readonly actor: string; readonly note: string },
): Promise<DepositRow> {
  // Before the member's money, as everywhere.
  await lockAccounts(tx, [deposit.account_id])
  const { deposit: reversed, owed } = await reverseCredit(tx, deposit, by)
  await holdFor(tx, deposit.account_id, 'money_out', heldSeconds)
  const [accountId, number] = [String(deposit.account_id), deposit.number]
  await emit(tx, [{ name: 'deposit.reversed', aggregate: `member:${accountId}`, payload: { accountId, number } }])
  if (owed > 0n) await suspendAccount(tx, deposit.account_id)
  return reversed
}
