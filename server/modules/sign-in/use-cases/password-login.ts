import type { BodyOf } from '@banyan/contract/call.ts'
import type { login } from '@banyan/contract/identity/login-calls.ts'
import { foldUsername } from '#/modules/accounts/accounts.ts'
import { type AccountToProve, accountOfName, noteWeakPassword } from '#/modules/accounts/credentials.ts'
import type { Asker } from '#/modules/verification/asker.ts'
import { consumePass, passCaptcha } from '#/modules/verification/passes.ts'
import type { Database } from '#/platform/db/database.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { PasswordHashing } from '../password-hashing.ts'
import { isWeakPassword, ownWords, type WordParts } from '../password-strength.ts'
import { type PasswordStanding, passwordStanding } from '../proven.ts'
import { countedTry, deletingTry, type SignInPlace } from '../store/sign-ins.ts'
import { countingAttempt, forgettingAttempt, lockedForMs, loginStanding } from './login-back-off.ts'
import { respellPassword } from './respell-password.ts'

type LoginBody = BodyOf<typeof login>

export interface PasswordLoginParts extends WordParts {
  readonly database: Database
  readonly passwords: PasswordHashing
}

interface Trier {
  readonly asker: Asker
  readonly place: SignInPlace
  readonly deviceId: string | undefined
}

/**
 * The account that username and password prove. Pass, captcha and count are spent before the password is looked at,
 * and stay spent; an unknown name goes the same way as a known one, to the same refusal.
 */
export async function passwordLogin(
  parts: PasswordLoginParts,
  body: LoginBody,
  { asker, place, deviceId }: Trier,
): Promise<{ readonly accountId: bigint; readonly password: PasswordStanding }> {
  const { database, passwords, settings } = parts
  const { username, password } = credentialsOf(body)
  const attempt = { username, address: place.address, deviceId }
  if (body.passToken === undefined || !(await consumePass(database, body.passToken, 'login', asker)))
    throw new Refusal('verification_required')
  if ((await loginStanding(database.db, attempt)).needsCaptcha) await passCaptcha(database, body, asker)
  const [counted] = await database.atOnce(countedTry(countingAttempt(attempt), foldUsername(username), place))
  if (!counted?.isIn) {
    const retryAfterSeconds = Math.ceil((await lockedForMs(database.db, attempt)) / 1000)
    throw new Refusal('login_locked', { captcha: true, retryAfterSeconds })
  }
  const account = await accountOfName(database.db, foldUsername(username))
  const found = await passwords.check(account?.passwordHash, password)
  if (!account || found === 'wrong') {
    const { needsCaptcha } = await loginStanding(database.db, attempt)
    throw new Refusal('wrong_credentials', needsCaptcha ? { captcha: true } : {})
  }
  const forgetting = forgettingAttempt(attempt)
  await database.atOnce(...forgetting, deletingTry(counted.noted ?? 0n))
  if (found === 'former') await respellPassword(parts, account, password)
  const passwordIsWeak = account.passwordIsWeak || (await isFoundWeak(parts, account, password))
  return { accountId: account.id, password: passwordStanding(settings, { ...account, passwordIsWeak }) }
}

/** Whether a password that was taken for a good one is weak by what is known today; then that is noted. */
async function isFoundWeak(parts: PasswordLoginParts, account: AccountToProve, password: string): Promise<boolean> {
  const { database } = parts
  const { id, passwordHash } = account
  if (passwordHash === null || !(await isWeakPassword(password, await ownWords(parts, database.db, id)))) return false
  await database.transaction((tx) => noteWeakPassword(tx, id, passwordHash))
  return true
}

/** A blank password is none; of any other one nothing is cut off (requirements ACC-01). */
function credentialsOf({ username = '', password = '' }: LoginBody) {
  const typed = { username: username.trim(), password }
  const absent = Object.entries(typed).filter(([, text]) => text.trim() === '')
  if (absent.length > 0) throw new InvalidInput(absent.map(([name]) => ({ path: `/body/${name}`, rule: 'required' })))
  return typed
}
