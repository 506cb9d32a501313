import type { Db } from '#/platform/db/handles.ts'
import * as checking from './payment-password/check-payment-password.ts'
import * as passwords from './store/payment-passwords.ts'
import * as rows from './store/payout-accounts.ts'

/** What the check is made with. */
export type PaymentCheckParts = checking.CheckParts
/** Lets nobody on but a member who shows its payment password; it is called before the transaction that it authorises. */
export const checkPaymentPassword = checking.checkPaymentPassword
/** A member's payment password without its hash, and the tries that count against it. */
export const paymentPasswordState = passwords.paymentPasswordOf

/** What a member has set up of what the security level counts. */
export async function payoutStanding(db: Db, accountId: bigint) {
  return {
    hasPaymentPassword: (await passwords.paymentPasswordOf(db, accountId)) !== undefined,
    hasPayoutAccount: (await rows.payoutAccountsOf(db, accountId)).length > 0,
  }
}
