import type { BodyOf } from '@banyan/contract/call.ts'
import type { login } from '@banyan/contract/identity/login-calls.ts'
import { numberRules, ownerOfNumber } from '#/modules/accounts/contacts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { SmsSender } from '#/modules/codes/sms.ts'
import { spendSmsCode } from '#/modules/codes/sms-codes.ts'
import type { Database } from '#/platform/db/database.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'

interface SmsLoginParts {
  readonly database: Pick<Database, 'transaction'>
  readonly personal: PersonalSecrets
  readonly sms: Pick<SmsSender, 'requireOn'>
}

/** What somebody types who signs in by SMS. */
export interface SmsLoginInput {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
}

/** The account of whoever holds the code that was sent to its number; the code is used up, and a wrong one counted. */
export async function smsLogin(
  { database, personal, sms }: SmsLoginParts,
  { countryDialingCode, mobileNum, verificationCode: code }: SmsLoginInput,
): Promise<bigint> {
  sms.requireOn('login')
  const { e164Of } = await numberRules()
  const e164 = e164Of(countryDialingCode, mobileNum)
  if (e164 === undefined) throw new Refusal('verification_code_wrong')
  // It commits before the refusal: rolled back, a wrong try would not count.
  const accountId = await database.transaction(async (tx) => {
    const isRight = await spendSmsCode(tx, personal, { e164, purpose: 'login', code })
    return isRight ? (await ownerOfNumber(tx, personal, e164))?.id : undefined
  })
  if (accountId === undefined) throw new Refusal('verification_code_wrong')
  return accountId
}

/** What a login by SMS needs of its body; all that is missing is named at once. */
export function parseSmsCode({ countryDialingCode, mobileNum, verificationCode }: BodyOf<typeof login>): SmsLoginInput {
  if (countryDialingCode && mobileNum && verificationCode) return { countryDialingCode, mobileNum, verificationCode }
  const absent = Object.entries({ countryDialingCode, mobileNum, verificationCode }).filter(([, text]) => !text)
  throw new InvalidInput(absent.map(([name]) => ({ path: `/body/${name}`, rule: 'required' })))
}
