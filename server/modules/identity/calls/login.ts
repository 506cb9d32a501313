import type { BodyOf } from '@banyan/contract/call.ts'
import { login } from '@banyan/contract/identity/login-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind, type Context } from '#/platform/http/bind.ts'
import { askerOf } from '../asker.ts'
import { deviceOf, keepDeviceName, newDevice } from '../cases/device-cookie.ts'
import { enterPortal, visitOf } from '../cases/enter-portal.ts'
import { passwordLogin } from '../cases/password-login.ts'
import { rememberedCookieName } from '../cases/remembered-cookie.ts'
import { leaveRememberedLogin } from '../cases/remembered-login.ts'
import { typedSmsCode } from '../cases/typed-sms-code.ts'
import { rememberDevice } from '../login-back-off.ts'
import type { PasswordHashing } from '../password-hashing.ts'
import { sessionCookie } from '../session-cookie.ts'
import type { SessionSecrets } from '../session-secrets.ts'
import type { SmsPart } from '../sms-part.ts'
import { rememberedSeconds } from '../store/remembered-logins.ts'

export interface LoginParts {
  readonly database: Database
  readonly secrets: SessionSecrets
  readonly passwords: PasswordHashing
  /** Names the cookies of remembered logins. */
  readonly cookieKey: Uint8Array
  readonly sms: Pick<SmsPart, 'smsLogin'>
}

export function loginCall(parts: LoginParts) {
  const { database, secrets, cookieKey } = parts
  return bind(login, async ({ body }, context) => {
    const { type, username = '', entrance = 'member', remember = false } = body
    const { browser } = context
    const known = deviceOf(browser)
    const { accountId, origin, passwordIsWeak } = await proof(parts, body, context, known)
    const device = known ?? newDevice()
    const cookie = type === 'username' && remember ? rememberedCookieName(cookieKey, username) : undefined
    const { entered, remembered } = await database.transaction(async (tx) => {
      const entered = await enterPortal(tx, secrets, accountId, entrance, { ...visitOf(context), origin })
      await rememberDevice(tx, accountId, device)
      return { entered, remembered: cookie && (await leaveRememberedLogin(tx, accountId, browser.cookie(cookie))) }
    })
    browser.keep(sessionCookie, entered.sessionId)
    keepDeviceName(browser, device)
    if (cookie && remembered) browser.keep(cookie, remembered, rememberedSeconds)
    return { ...entered.answer, passwordIsWeak, passwordExpired: isPasswordExpired() }
  })
}

/** The account that a login proves, and by what. */
async function proof(parts: LoginParts, body: BodyOf<typeof login>, context: Context, deviceId: string | undefined) {
  if (body.type === 'sms') {
    const accountId = await parts.sms.smsLogin(typedSmsCode(body))
    return { accountId, origin: 'sms', passwordIsWeak: false } as const
  }
  const trier = { asker: askerOf(context), address: context.address, deviceId }
  const proven = await passwordLogin(parts, body, trier)
  return { ...proven, origin: 'password' } as const
}

/** Passwords expire only where a merchant's settings say so, and none do. */
function isPasswordExpired(): boolean {
  return false
}
