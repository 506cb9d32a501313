import { foldUsername } from '#/modules/accounts/accounts.ts'
import { passwordOf, respellHash } from '#/modules/accounts/credentials.ts'
import { lockForSignIn, type OpenedSession, openSession, type SignIn } from '#/modules/sessions/open-session.ts'
import type { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { countTryWithin, forgetTries, type TryLimit } from '#/modules/verification/limited-tries.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { OperatorParts } from '../operators.ts'
import { authenticatorOfOperator, takeStep } from '../store/authenticators.ts'
import { openAuthenticator, stepOfCode } from './authenticator.ts'
import { countAttempt, forgetAttempt } from './login-back-off.ts'

/**
 * Codes that are tried with the right password, from wherever: the back-off counts each address by itself, and a stolen
 * password is not to be completed from many. Only who knows the password can use them up.
 */
function codeTries(accountId: bigint): TryLimit {
  return { kind: 'operatorCode', subject: hashOfSecret(`operator ${accountId}`), atMost: 20, withinSeconds: 3600 }
}

export interface SignInParts extends OperatorParts {
  readonly database: Database
  readonly secrets: SessionSecrets
}

export interface ShownCredentials {
  readonly username: string
  readonly password: string
  readonly code: string
}

/** Runs what opens the session of the operator with this name, in a transaction. */
type Within<Result> = (operator: string, open: (tx: Tx) => Promise<OpenedConsole>) => Promise<Result>

/** A session of the console, and whether it reaches nothing before an own password is set. */
interface OpenedConsole extends OpenedSession {
  readonly mustChangePassword: boolean
}

/**
 * Opens a console session for an operator who shows password and code. The attempt is counted, and stays counted,
 * before either is looked at; whatever is wrong then is refused alike, and costs a hash.
 */
export async function signInOperator<Result>(
  { database, secrets, passwords, keys }: SignInParts,
  { username, password, code }: ShownCredentials,
  visit: Omit<SignIn, 'client' | 'origin' | 'mustChangePassword'>,
  within: Within<Result>,
): Promise<Result> {
  const attempt = { app: 'console', username, address: visit.address } as const
  const lockedForMs = await database.transaction((tx) => countAttempt(tx, attempt))
  if (lockedForMs > 0) throw new Refusal('login_locked', { retryAfterSeconds: Math.ceil(lockedForMs / 1000) })
  const known = await authenticatorOfOperator(database.db, foldUsername(username))
  const before = known && (await passwordOf(database.db, known.accountId))
  const found = await passwords.check(before?.passwordHash, password)
  if (!known || found === 'wrong') throw new Refusal('wrong_credentials')
  const { accountId, sealedSecret, now } = known
  const waitSeconds = await database.transaction((tx) => countTryWithin(tx, codeTries(accountId)))
  if (waitSeconds > 0) throw new Refusal('login_locked', { retryAfterSeconds: waitSeconds })
  const step = stepOfCode(openAuthenticator(keys.authenticators, accountId, sealedSecret), code, now)
  if (step === undefined) throw new Refusal('wrong_credentials')
  const respelt = found === 'former' ? await passwords.hash(password) : undefined
  return await within(known.username, async (tx) => {
    const arrival = await lockForSignIn(tx, accountId, visit.replaces)
    const { passwordHash, mustChangePassword } = await passwordOf(tx, accountId)
    // Renewed since it was looked at, the password that was shown opens nothing.
    if (!arrival || passwordHash === null || passwordHash !== before?.passwordHash)
      throw new Refusal('wrong_credentials')
    if (respelt !== undefined) await respellHash(tx, accountId, { from: passwordHash, to: respelt })
    const how = { ...visit, client: 'browser', origin: 'password', mustChangePassword } as const
    const opened = await openSession(tx, secrets, arrival, how)
    if (!opened || !(await takeStep(tx, accountId, step, visit.address))) throw new Refusal('wrong_credentials')
    await forgetAttempt(tx, attempt)
    await forgetTries(tx, codeTries(accountId))
    return { ...opened, mustChangePassword }
  })
}
