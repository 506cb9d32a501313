import type { Db } from '#/platform/db/handles.ts'
import * as checking from './payment-password/check-payment-password.ts'
import * as changes from './payment-password/set-payment-password.ts'
import * as accounts from './payout-accounts/change-accounts.ts'
import * as own from './payout-accounts/own-accounts.ts'
import * as presented from './payout-accounts/present-payouts.ts'
import * as passwords from './store/payment-passwords.ts'
import * as rows from './store/payout-accounts.ts'

/** Keeps the payment password that a member has chosen at registering, by its hash. */
export const keepFirstPaymentPassword = changes.setPaymentPassword
/** What the check is made with. */
export type PaymentCheckParts = checking.CheckParts
/** Lets nobody on but a member who shows its payment password; it is called before the transaction that it authorises. */
export const checkPaymentPassword = checking.checkPaymentPassword
/** Takes a payment password away, so that its member sets it anew; factor_not_found, account_closed. */
export const resetPaymentPassword = changes.resetPaymentPassword
/** A member's payment password without its hash, and the tries that count against it. */
export const paymentPasswordState = passwords.paymentPasswordOf
/** Wrong tries that lock it. */
export const paymentTriesAtMost = passwords.triesAtMost
/** A member's accounts for payouts, the default one first. */
export const payoutAccountsOf = rows.payoutAccountsOf
/** Locks one of them by its public id. */
export const lockPayoutAccount = own.lockPayoutAccount
/** Its number and holder in the clear, for a payout or an operator with a reason. */
export const openPayoutAccount = own.openPayoutAccount
/** Takes one away from its member; payout_account_not_found, account_closed. */
export const removePayoutAccount = accounts.removePayoutAccount
/** One of them as it travels, with the end of its number alone. */
export const presentPayoutAccount = presented.presentPayoutAccount

/** What a member has set up of what the security level counts. */
export async function payoutStanding(db: Db, accountId: bigint) {
  return {
    hasPaymentPassword: (await passwords.paymentPasswordOf(db, accountId)) !== undefined,
    hasPayoutAccount: (await rows.payoutAccountsOf(db, accountId)).length > 0,
  }
}
