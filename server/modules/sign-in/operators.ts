import { timingSafeEqual } from 'node:crypto'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { requirePasswordChange } from '#/modules/accounts/credentials.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { PasswordHashing } from './password-hashing.ts'
import {
  allOperators,
  authenticatorsOf,
  insertAuthenticator,
  type ListedOperator,
  replaceAuthenticator,
} from './store/authenticators.ts'
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  openAuthenticator,
  sealAuthenticator,
} from './use-cases/authenticator.ts'
import { setPassword } from './use-cases/set-password.ts'

/** 128 bits: nobody guesses it before its owner chooses another. */
const passwordBytes = 16

export interface OperatorParts {
  readonly passwords: PasswordHashing
  /** What the secrets of authenticators are sealed under, the same for every process. */
  readonly keys: { readonly authenticators: Uint8Array }
}

export interface NewOperator {
  readonly username: string
  readonly nickname?: string
  /** Stands over the name in authenticator apps. */
  readonly issuer: string
  /** Whether somebody else is shown the password: then its owner chooses another before anything else. */
  readonly mustChangePassword?: boolean
}

/** What is shown once to whoever is to sign in; the database keeps a hash and a sealed secret. */
export interface MadeOperator {
  readonly username: string
  readonly password: string
  /** otpauth:// address with the authenticator's secret in it. */
  readonly authenticator: string
}

/** Makes an operator with a password and an authenticator of its own; throws UsernameTaken. */
export async function createOperator(
  tx: Tx,
  { passwords, keys }: OperatorParts,
  { issuer, ...named }: NewOperator,
): Promise<{ readonly id: bigint; readonly access: MadeOperator }> {
  const { username } = named
  const password = newSecret(passwordBytes)
  const passwordHash = await passwords.hash(password)
  const id = await createAccount(tx, { ...named, type: accountTypes.operator, passwordHash })
  const secret = newAuthenticatorSecret()
  await insertAuthenticator(tx, id, sealAuthenticator(keys.authenticators, id, secret))
  return { id, access: { username, password, authenticator: authenticatorAddress(secret, issuer, username) } }
}

/**
 * Replaces password and authenticator of an operator; whoever had them before is out. Who renews them is shown the
 * password, so its owner chooses another before anything else.
 */
export async function renewOperator(
  tx: Tx,
  { passwords, keys }: OperatorParts,
  { id, username, issuer }: { readonly id: bigint; readonly username: string; readonly issuer: string },
): Promise<MadeOperator> {
  const password = newSecret(passwordBytes)
  await setPassword(tx, id, await passwords.hash(password))
  await requirePasswordChange(tx, id)
  const secret = newAuthenticatorSecret()
  await replaceAuthenticator(tx, id, sealAuthenticator(keys.authenticators, id, secret))
  return { username, password, authenticator: authenticatorAddress(secret, issuer, username) }
}

/** Whether two accounts are proved by the same authenticator: then they may well be one person's. */
export async function sharesAuthenticator(
  db: Db,
  keys: OperatorParts['keys'],
  one: bigint,
  other: bigint,
): Promise<boolean> {
  const secrets = (await authenticatorsOf(db, [one, other])).map(({ accountId, sealedSecret }) =>
    openAuthenticator(keys.authenticators, accountId, sealedSecret),
  )
  const [first, second] = secrets
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}

/** Every operator by name, `atMost` of them. */
export async function listOperators(db: Db, atMost: number): Promise<ListedOperator[]> {
  return await allOperators(db, atMost)
}
