import type { BodyOf } from '@banyan/contract/call.ts'
import type { login } from '@banyan/contract/identity/login-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Asker } from '../asker.ts'
import { consumeCaptcha } from '../captcha-answers.ts'
import { foldedUsername } from '../folded-username.ts'
import { countAttempt, forgetAttempt, loginStanding } from '../login-back-off.ts'
import { consumePass } from '../passes.ts'
import type { PasswordHashing } from '../password-hashing.ts'
import { accountOfName } from '../store/accounts.ts'

type LoginBody = BodyOf<typeof login>

interface Trier {
  readonly asker: Asker
  readonly address: string
  readonly deviceId: string | undefined
}

/**
 * The account that username and password prove. Pass, captcha and count are spent before the password is looked at,
 * and stay spent; an unknown name goes the same way as a known one, to the same refusal.
 */
export async function passwordLogin(
  { database, passwords }: { readonly database: Database; readonly passwords: PasswordHashing },
  body: LoginBody,
  { asker, address, deviceId }: Trier,
): Promise<{ readonly accountId: bigint; readonly passwordIsWeak: boolean }> {
  const { username, password } = credentialsOf(body)
  const attempt = { username, address, deviceId }
  if (body.passToken === undefined || !(await consumePass(database, body.passToken, 'login', asker)))
    throw new Refusal('verification_required')
  if ((await loginStanding(database.db, attempt)).needsCaptcha) await passCaptcha(database, body, asker)
  const lockedForMs = await database.transaction((tx) => countAttempt(tx, attempt))
  if (lockedForMs > 0)
    throw new Refusal('login_locked', { captcha: true, retryAfterSeconds: Math.ceil(lockedForMs / 1000) })
  const account = await accountOfName(database.db, foldedUsername(username))
  const isRight = await passwords.matches(account?.passwordHash, password)
  if (!account || !isRight) {
    const { needsCaptcha } = await loginStanding(database.db, attempt)
    throw new Refusal('wrong_credentials', needsCaptcha ? { captcha: true } : {})
  }
  await database.transaction((tx) => forgetAttempt(tx, attempt))
  return { accountId: account.id, passwordIsWeak: account.passwordIsWeak || account.mustChangePassword }
}

/** A blank password is none; any other one is used as it was typed (requirements ACC-01). */
function credentialsOf({ username = '', password = '' }: LoginBody) {
  const typed = { username: username.trim(), password }
  const absent = Object.entries(typed).filter(([, text]) => text.trim() === '')
  if (absent.length > 0) throw new InvalidInput(absent.map(([name]) => ({ path: `/body/${name}`, rule: 'required' })))
  return typed
}

/** An image that was read, or in its place a pass that took the longer work. */
async function passCaptcha(
  database: Database,
  { captchaId, captcha, captchaPass }: LoginBody,
  asker: Asker,
): Promise<void> {
  const again = { captcha: true } as const
  if (captchaPass === undefined && (captchaId === undefined || captcha === undefined))
    throw new Refusal('captcha_required', again)
  const isPassed =
    captchaPass === undefined
      ? await consumeCaptcha(database, captchaId ?? '', captcha ?? '', asker)
      : await consumePass(database, captchaPass, 'captcha', asker)
  if (!isPassed) throw new Refusal('captcha_wrong', again)
}
