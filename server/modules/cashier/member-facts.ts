import type { Db } from '#/platform/db/handles.ts'
import { toldNamesOf } from './payout-accounts/real-name.ts'
import * as deposits from './store/deposit-lists.ts'
import * as payouts from './store/payout-accounts.ts'
import { accountsOfSamePayers } from './store/shared-payers.ts'
import * as linked from './use-cases/linked-accounts.ts'

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
