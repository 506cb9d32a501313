import { accountTypes } from '#/modules/accounts/account-types.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { authenticatorAddress, newAuthenticatorSecret, sealAuthenticator } from './cases/authenticator.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { allOperators, insertAuthenticator, type ListedOperator } from './store/authenticators.ts'

/** 128 bits: nobody guesses it, so it needs no change at the first sign-in. */
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
): Promise<MadeOperator> {
  const { username } = named
  const password = newSecret(passwordBytes)
  const passwordHash = await passwords.hash(password)
  const id = await createAccount(tx, { ...named, type: accountTypes.operator, passwordHash })
  const secret = newAuthenticatorSecret()
  await insertAuthenticator(tx, id, sealAuthenticator(keys.authenticators, id, secret))
  return { username, password, authenticator: authenticatorAddress(secret, issuer, username) }
}

/** Every operator by name, `atMost` of them. */
export async function listOperators(db: Db, atMost: number): Promise<ListedOperator[]> {
  return await allOperators(db, atMost)
}
