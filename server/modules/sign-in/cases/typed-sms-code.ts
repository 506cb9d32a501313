import type { BodyOf } from '@banyan/contract/call.ts'
import type { login } from '@banyan/contract/identity/login-calls.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import type { SmsLoginInput } from './sms-login.ts'

/** What a login by SMS needs of its body; all that is missing is named at once. */
export function typedSmsCode({ countryDialingCode, mobileNum, verificationCode }: BodyOf<typeof login>): SmsLoginInput {
  if (countryDialingCode && mobileNum && verificationCode) return { countryDialingCode, mobileNum, verificationCode }
  const absent = Object.entries({ countryDialingCode, mobileNum, verificationCode }).filter(([, text]) => !text)
  throw new InvalidInput(absent.map(([name]) => ({ path: `/body/${name}`, rule: 'required' })))
}
