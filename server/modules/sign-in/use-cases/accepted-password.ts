import { fieldFault } from '@banyan/rules/fields/field-rule.ts'
import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { passwordOf } from '#/modules/accounts/credentials.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { PasswordHashing } from '../password-hashing.ts'
import { isWeakPassword, ownWords, type WordParts } from '../password-strength.ts'
import { formerPasswords } from '../store/former-passwords.ts'
import { formerPasswordsKept } from './set-password.ts'

export interface AcceptParts extends WordParts {
  readonly database: Pick<Database, 'db'>
  readonly passwords: PasswordHashing
}

interface TypedTwice {
  readonly newPassword: string
  /** Absent where a form asks for it once. */
  readonly confirmNewPassword?: string
}

/** A new password, spelt as it is hashed, if it keeps the merchant's rule and was repeated alike. */
export function parseNewPassword(settings: MerchantSettings, { newPassword, confirmNewPassword }: TypedTwice): string {
  const rule = settings.current('registration').fields.find(({ name }) => name === 'password')
  // It is needed here, whatever registering asks for.
  const password = passwordText(newPassword)
  const fault = rule && fieldFault({ ...rule, required: true }, password)
  if (fault) throw new InvalidInput([{ path: '/body/newPassword', rule: fault }])
  if (password !== passwordText(confirmNewPassword ?? newPassword)) throw new Refusal('inconsistent_twice')
  return password
}

/** Refuses a password that everybody guesses, or guesses of this account. */
export async function refuseWeakPassword(parts: AcceptParts, accountId: bigint, password: string): Promise<void> {
  if (await isWeakPassword(password, await ownWords(parts, parts.database.db, accountId)))
    throw new Refusal('password_too_weak')
}

/**
 * The hash of a password that the account neither has nor had lately. It costs five hashes at most, outside of any
 * transaction, and only who has proved itself comes so far.
 */
export async function hashOfNewPassword(
  { database, passwords }: AcceptParts,
  accountId: bigint,
  password: string,
): Promise<string> {
  const { passwordHash } = await passwordOf(database.db, accountId)
  const former = await formerPasswords(database.db, accountId, formerPasswordsKept)
  for (const hash of [passwordHash, ...former])
    if (hash !== null && (await passwords.matches(hash, password))) throw new Refusal('password_used_before')
  return await passwords.hash(password)
}
