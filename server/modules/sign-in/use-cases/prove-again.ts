import { numberOf } from '#/modules/accounts/contacts.ts'
import { type Credentials, credentialsOf } from '#/modules/accounts/credentials.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { spendSmsCode } from '#/modules/codes/sms-codes.ts'
import { countTryWithin, forgetTries, type TryLimit } from '#/modules/verification/limited-tries.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Context } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { deviceOf } from '../known-places.ts'
import type { PasswordHashing } from '../password-hashing.ts'
import { countAttempt, forgetAttempt } from './login-back-off.ts'
import { respellPassword } from './respell-password.ts'

export interface ProveParts {
  readonly database: Database
  readonly personal: PersonalSecrets
  readonly passwords: PasswordHashing
}

/** What somebody shows who is signed in and proves again who it is. */
export interface ProofAgain {
  readonly password?: string | undefined
  readonly ownCode?: string | undefined
}

/** What the fields are called in the body of a call. */
type ProofNames = Readonly<Record<keyof ProofAgain, string>>

/**
 * Lets nobody on but the account's owner: by its password, or where it has none by a code sent to its own number.
 * Wrong passwords count as those of a login do; whoever holds a session on a device that is never locked out has ten
 * tries an hour all the same.
 */
export async function proveAgain(
  parts: ProveParts,
  { password, ownCode }: ProofAgain,
  context: Pick<Context, 'principal' | 'browser' | 'address'>,
  names: ProofNames = { password: 'password', ownCode: 'ownCode' },
): Promise<void> {
  const { id } = signedIn(context.principal)
  const account = await credentialsOf(parts.database.db, id)
  if (account.passwordHash !== null)
    return await byPassword(parts, account, required(names.password, password), context)
  const e164 = await numberOf(parts.database.db, parts.personal, id)
  if (e164 === undefined) throw new Refusal('wrong_password')
  await byOwnCode(parts, e164, required(names.ownCode, ownCode))
}

/** Lets nobody on but whoever holds a code that was sent to the account's own number to confirm a change. */
export async function byOwnCode(
  { database, personal }: Pick<ProveParts, 'database' | 'personal'>,
  e164: string,
  code: string,
): Promise<void> {
  // It commits before the refusal: rolled back, a wrong try would not count.
  const isRight = await database.transaction((tx) => spendSmsCode(tx, personal, { e164, purpose: 'confirm', code }))
  if (!isRight) throw new Refusal('verification_code_wrong')
}

/** What must be shown; its absence is told as a schema would. */
export function required(name: string, text: string | undefined): string {
  if (text === undefined || text === '') throw new InvalidInput([{ path: `/body/${name}`, rule: 'required' }])
  return text
}

async function byPassword(
  { database, passwords, personal }: ProveParts,
  { id, username, passwordHash }: Credentials,
  password: string,
  { address, browser }: Pick<Context, 'browser' | 'address'>,
): Promise<void> {
  const attempt = { username, address, deviceId: deviceOf(browser) }
  const limit = provings(personal, id)
  const lockedForMs = await database.transaction(
    async (tx) => (await countTryWithin(tx, limit)) * 1000 || (await countAttempt(tx, attempt)),
  )
  if (lockedForMs > 0) throw new Refusal('login_locked', { retryAfterSeconds: Math.ceil(lockedForMs / 1000) })
  const found = await passwords.check(passwordHash, password)
  if (found === 'wrong') throw new Refusal('wrong_password')
  if (found === 'former') await respellPassword({ database, passwords }, { id, passwordHash }, password)
  await database.transaction(async (tx) => {
    await forgetTries(tx, limit)
    await forgetAttempt(tx, attempt)
  })
}

function provings(personal: PersonalSecrets, accountId: bigint): TryLimit {
  const subject = personal.hashOfSubject('proving again', String(accountId))
  return { kind: 'proveAgain', subject, atMost: 10, withinSeconds: 3600 }
}
