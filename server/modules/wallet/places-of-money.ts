import type { MoneyPlaces } from '@banyan/rules/cashier/money-places.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { heldForWithdrawals } from '#/modules/cashier/withdrawals.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { placesAtVendors } from '#/modules/vendor-wallets/member-wallets.ts'
import type { Db } from '#/platform/db/handles.ts'

/** Money in games, as the modules that know bets report it, in minor units. */
export interface MoneyInGames {
  readonly chases: bigint
  readonly lotteryStakes: bigint
  readonly roundStakes: bigint
}

/** Every place where an account's money is. Within a transaction that holds the account's money it stays true. */
export async function placesOfMoney(db: Db, accountId: bigint, inGames: MoneyInGames): Promise<MoneyPlaces> {
  const { available, heldMinor, owedMinor } = await moneyOf(db, accountId, merchantCurrency.code)
  const withdrawals = await heldForWithdrawals(db, accountId)
  const vendors = await placesAtVendors(db, accountId)
  return {
    ...inGames,
    available: available.balance,
    withdrawals,
    // Buy-ins are the only other holds.
    tables: heldMinor - withdrawals - inGames.chases - vendors.heldForThem,
    atVendors: vendors.balances,
    inTransit: vendors.inTransit,
    owed: owedMinor,
    isKnown: vendors.isKnown,
  }
}
