import { isMoneyLost } from '@banyan/rules/cashier/money-places.ts'
import type { Hooks } from '#/hooks.ts'
import { moneyOfMany } from '#/ledger/balance.ts'
import { available } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { inBook } from '#/ledger/in-book.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { AskVendors } from '#/modules/vendor-wallets/vendor-transfers.ts'
import { clearTurnover, openLotsOf } from '#/modules/wagering/turnover.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'

export interface ClearingParts {
  readonly database: Pick<Database, 'db' | 'transaction'>
  /** Below this, in minor units, an account has lost its money. */
  readonly clearBelow: () => bigint
  readonly memberMoney: Hooks['memberMoney']
}

const { code: asset } = merchantCurrency

/**
 * Ends the open lots of those among these accounts that have lost their money (domain section 4.3, clear rule). Each is
 * a transaction of its own, which holds the member's money first, as everywhere, so that no bet comes in between. Where
 * vendors keep money, only a fresh report counts: `askVendors` gets one.
 */
export async function clearLostTurnover(
  { database, clearBelow, memberMoney }: ClearingParts,
  accounts: readonly bigint[],
  askVendors?: AskVendors,
): Promise<void> {
  const bound = clearBelow()
  const money = await moneyOfMany(database.db, accounts, asset)
  for (const [accountId, { available: own, heldMinor }] of money) {
    if (own.balance + heldMinor >= bound) continue
    await askVendors?.(accountId)
    await inBook(database, (tx) => clearIfLost(tx, accountId, bound, memberMoney))
  }
}

async function clearIfLost(
  tx: Tx,
  accountId: bigint,
  clearBelow: bigint,
  memberMoney: Hooks['memberMoney'],
): Promise<void> {
  await Draft.lock(tx, [available(accountId, asset)])
  const [oldest] = await openLotsOf(tx, accountId, asset)
  if (!oldest) return
  // Earlier stakes are not the lots' money.
  const places = await memberMoney(tx, accountId, oldest.created_at)
  if (isMoneyLost(places, clearBelow)) await clearTurnover(tx, accountId, asset)
}
