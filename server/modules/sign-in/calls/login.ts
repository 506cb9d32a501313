import type { BodyOf } from '@banyan/contract/call.ts'
import { login } from '@banyan/contract/identity/login-calls.ts'
import type { SmsSender } from '#/modules/codes/sms.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { bind, type Context } from '#/platform/http/bind.ts'
import { enterProven } from '../enter-proven.ts'
import { deviceOf, signInPlace } from '../known-places.ts'
import { type EnterParts, noPassword } from '../proven.ts'
import { type PasswordLoginParts, passwordLogin } from '../use-cases/password-login.ts'
import { rememberBrowser } from '../use-cases/remembered-login.ts'
import { parseSmsCode, smsLogin } from '../use-cases/sms-login.ts'

export interface LoginParts extends EnterParts, PasswordLoginParts {
  /** Names the cookies of remembered logins. */
  readonly cookieKey: Uint8Array
  readonly sms: Pick<SmsSender, 'requireOn'>
}

export function loginCall(parts: LoginParts) {
  return bind(login, async ({ body }, context) => {
    const { type, username = '', entrance = 'member', remember = false } = body
    const proven = await proof(parts, body, context)
    const isRemembered = type === 'username' && remember
    const answer = await enterProven(parts, { ...proven, entrance, remember: isRemembered }, context)
    const who = { accountId: proven.accountId, username }
    if (isRemembered && !answer.mustChangePassword) await rememberBrowser(parts, who, context.browser)
    return answer
  })
}

/** The account that a login proves, and by what. */
async function proof(parts: LoginParts, body: BodyOf<typeof login>, context: Context) {
  if (body.type === 'sms')
    return { accountId: await smsLogin(parts, parseSmsCode(body)), origin: 'sms', password: noPassword } as const
  const place = signInPlace(parts.countryOf, context)
  const trier = { asker: askerOf(context), place, deviceId: deviceOf(context.browser) }
  return { ...(await passwordLogin(parts, body, trier)), origin: 'password' } as const
}
