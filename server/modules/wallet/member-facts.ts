import type { Db } from '#/platform/db/handles.ts'
import { toldNamesOf } from './payout-accounts/real-name.ts'
import * as deposits from './store/deposit-lists.ts'
import * as payouts from './store/payout-accounts.ts'
import { accountsOfSamePayers } from './store/shared-payers.ts'
import * as linked from './use-cases/linked-accounts.ts'
import * as places from './use-cases/places-of-money.ts'
import type * as withdrawals from './withdrawals/day-limits.ts'

/** What a member may withdraw in a day, where its VIP level says so. */
export type DayLimits = withdrawals.DayLimits

/** A member's first three completed deposits and those since a moment, oldest first. */
export const completedDeposits = deposits.completedDeposits
/** What each of these members deposited in its life, in minor units; members without a deposit are left out. */
export const depositedInAll = deposits.depositedInAll

/** Who completed a deposit from a moment on. */
export const depositorsSince = deposits.depositorsSince

/** Whether a member has an account for payouts. */
export async function hasPayoutAccount(db: Db, accountId: bigint): Promise<boolean> {
  return (await payouts.payoutAccountsOf(db, accountId)).length > 0
}

/** A member's real names, from the profile and from registration. */
export const realNamesOf = toldNamesOf

/** Keyed hashes of the numbers of a member's accounts for payouts. */
export const payoutHashesOf = payouts.payoutHashesOf

/** Other accounts that somebody pays for, or is paid out, beside this one: one person may hold several (requirements PRO-10). */
export const othersOfSamePayers = accountsOfSamePayers
/** Each of many accounts, with those that share a device or a payer with it: their bets are netted together. */
export const groupsOfPersons = linked.groupsOf

/** Every place where an account's money is, with what the modules that know bets say of it. */
export const placesOfMoney = places.placesOfMoney
/** Result of an account since a moment at vendors that keep its money, in minor units. */
export const vendorResultSince = places.vendorResultSince
