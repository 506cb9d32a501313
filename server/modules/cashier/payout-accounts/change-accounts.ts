import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { lockOpenMember } from '#/modules/sign-in/members.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import {
  lockPayoutAccountRow,
  type PayoutAccountRow,
  payoutAccountsOf,
  removePayoutAccountRow,
  setDefaultPayoutAccount,
} from '../store/payout-accounts.ts'

/** Makes one of the member's accounts the one that is offered first. */
export async function chooseDefaultAccount(tx: Tx, accountId: bigint, publicId: string): Promise<void> {
  await lockAccounts(tx, [accountId])
  const { id } = await ownOrRefuse(tx, accountId, publicId)
  await setDefaultPayoutAccount(tx, accountId, id)
}

/**
 * Takes an account away from a member, for an operator; answers what it was. The oldest of the others becomes the
 * default. Whoever adds one afterwards adds a later one, with payment password and hold: a removal is no way back to
 * the first.
 */
export async function removePayoutAccount(
  tx: Tx,
  accountId: bigint,
  { publicId, by }: { readonly publicId: string; readonly by: string },
): Promise<PayoutAccountRow> {
  await lockOpenMember(tx, accountId)
  const removed = await ownOrRefuse(tx, accountId, publicId)
  await removePayoutAccountRow(tx, removed.id, by)
  const [next] = await payoutAccountsOf(tx, accountId)
  if (removed.isDefault && next) await setDefaultPayoutAccount(tx, accountId, next.id)
  return removed
}

async function ownOrRefuse(tx: Tx, accountId: bigint, publicId: string): Promise<PayoutAccountRow> {
  const own = await lockPayoutAccountRow(tx, accountId, publicId)
  if (!own) throw new Refusal('payout_account_not_found')
  return own
}
