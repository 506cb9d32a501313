import { isTrivialPaymentPassword } from '@banyan/rules/cashier/payment-password.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { credentialsOf } from '#/modules/accounts/credentials.ts'
import { holdFor, refuseWhileHeld } from '#/modules/accounts/holds.ts'
import { ownDetails } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { lockOpenMember } from '#/modules/sign-in/members.ts'
import type { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import {
  deletePaymentPassword,
  insertPaymentPassword,
  type PaymentPasswordState,
  paymentPasswordOf,
  replacePaymentPassword,
} from '../store/payment-passwords.ts'

/** No money goes out for so long after a change or a reset (domain 5.5, reliability goal T17). */
export const moneyHeldSeconds = 24 * 3600

/** The member's payment password; payment_password_needed without one. */
export async function paymentPasswordOrRefuse(db: Db, accountId: bigint): Promise<PaymentPasswordState> {
  const present = await paymentPasswordOf(db, accountId)
  if (!present) throw new Refusal('payment_password_needed')
  return present
}

/** Refuses digits that everybody tries first, the owner's birthday among them. */
export async function refuseTrivialDigits(
  db: Db,
  personal: PersonalSecrets,
  accountId: bigint,
  digits: string,
): Promise<void> {
  const { birthday } = await ownDetails(db, personal, accountId)
  if (isTrivialPaymentPassword(digits, birthday)) throw new Refusal('payment_password_weak')
}

/**
 * The hash of a new payment password, which is not the login password: whoever knows that one must not know this one.
 * It comes after the proof of who asks, or it would tell the login password to anybody who has the session.
 */
export async function hashOfNewPaymentPassword(
  { database, passwords }: { readonly database: Pick<Database, 'db'>; readonly passwords: PasswordHashing },
  accountId: bigint,
  digits: string,
): Promise<string> {
  const { passwordHash } = await credentialsOf(database.db, accountId)
  if (passwordHash !== null && (await passwords.matches(passwordHash, digits)))
    throw new Refusal('payment_password_weak')
  return await passwords.hash(digits)
}

/** Sets the first one; of two at once the second is refused. */
export async function setPaymentPassword(tx: Tx, accountId: bigint, hash: string): Promise<void> {
  await lockAccounts(tx, [accountId])
  if (!(await insertPaymentPassword(tx, accountId, hash))) throw new Refusal('payment_password_exists')
}

/** Puts another one in the place of the one that was shown, and holds money back. */
export async function changePaymentPassword(
  tx: Tx,
  accountId: bigint,
  hashes: { readonly before: string; readonly after: string },
): Promise<void> {
  await lockAccounts(tx, [accountId])
  await refuseWhileHeld(tx, accountId)
  if (!(await replacePaymentPassword(tx, accountId, hashes))) throw new Refusal('changed_meanwhile')
  await holdFor(tx, accountId, 'money_out', moneyHeldSeconds)
}

/** Takes it away from a member who has forgotten it, with its lock: the member sets it anew, and money goes out a day later. */
export async function resetPaymentPassword(tx: Tx, accountId: bigint): Promise<void> {
  await lockOpenMember(tx, accountId)
  if (!(await deletePaymentPassword(tx, accountId))) throw new Refusal('factor_not_found')
  await holdFor(tx, accountId, 'money_out', moneyHeldSeconds)
}
