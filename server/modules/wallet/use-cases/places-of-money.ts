import type { MoneyPlaces } from '@banyan/rules/cashier/money-places.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { vendorBalancesOf } from '../store/vendor-balances.ts'
import { vendorFlows } from '../store/vendor-flows.ts'
import { inTransitOf, openWalletTransfers } from '../store/wallet-transfers.ts'
import { heldForWithdrawals } from '../store/withdrawal-guards.ts'

/** Money in games, as the modules that know bets report it, in minor units. */
export interface MoneyInGames {
  readonly chases: bigint
  readonly lotteryStakes: bigint
  readonly roundStakes: bigint
}

/** A vendor's report that is older says nothing of what is there now. */
export const freshSeconds = 60

/** Every place where an account's money is. Within a transaction that holds the account's money it stays true. */
export async function placesOfMoney(db: Db, accountId: bigint, inGames: MoneyInGames): Promise<MoneyPlaces> {
  const { available, heldMinor, owedMinor } = await moneyOf(db, accountId, merchantCurrency.code)
  const withdrawals = await heldForWithdrawals(db, accountId)
  const open = await openWalletTransfers(db, accountId)
  const reported = await vendorBalancesOf(db, accountId)
  const used = await vendorFlows(db, accountId, new Date(0))
  const isFresh = (vendor: string) => reported.some((each) => each.vendor === vendor && each.age <= freshSeconds)
  const out = inTransitOf(open.filter(({ direction }) => direction === 'out'))
  return {
    ...inGames,
    available: available.balance,
    withdrawals,
    // Buy-ins are the only other holds.
    tables: heldMinor - withdrawals - inGames.chases - out,
    atVendors: reported.reduce((sum, { balance }) => sum + balance, 0n),
    inTransit: inTransitOf(open),
    owed: owedMinor,
    isKnown: open.length === 0 && used.every(({ vendor }) => isFresh(vendor)),
  }
}

/**
 * Result of an account since a moment at vendors that keep its money: the reported balance, less the balance then and net
 * transfers since. The balance then is taken to be the net transfers before.
 */
export async function vendorResultSince(db: Db, accountId: bigint, since: Date): Promise<bigint> {
  const reported = await vendorBalancesOf(db, accountId)
  const open = await openWalletTransfers(db, accountId)
  const flows = await vendorFlows(db, accountId, since)
  return flows.reduce((sum, { vendor, net, netSince }) => {
    const before = net - netSince > 0n ? net - netSince : 0n
    const coming = inTransitOf(open.filter((each) => each.vendor === vendor && each.direction === 'in'))
    const there = reported.find((each) => each.vendor === vendor)?.balance ?? 0n
    return sum + there + coming - before - netSince
  }, 0n)
}
