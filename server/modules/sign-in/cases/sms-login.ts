import { numberRules } from '#/modules/accounts/number-rules.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { ownerOfMobile } from '#/modules/accounts/store/account-mobiles.ts'
import { spendSmsCode } from '#/modules/codes/spend-sms-code.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'

interface SmsLoginParts {
  readonly database: Pick<Database, 'transaction'>
  readonly personal: PersonalSecrets
  /** Throws while nobody can sign in by SMS. */
  readonly requireOn: () => void
}

/** What somebody types who signs in by SMS. */
export interface SmsLoginInput {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
}

/** The account of whoever holds the code that was sent to its number; the code is used up, and a wrong one counted. */
export async function smsLogin(
  { database, personal, requireOn }: SmsLoginParts,
  { countryDialingCode, mobileNum, verificationCode: code }: SmsLoginInput,
): Promise<bigint> {
  requireOn()
  const { e164Of } = await numberRules()
  const e164 = e164Of(countryDialingCode, mobileNum)
  if (e164 === undefined) throw new Refusal('verification_code_wrong')
  // It commits before the refusal: rolled back, a wrong try would not count.
  const accountId = await database.transaction(async (tx) => {
    const isRight = await spendSmsCode(tx, personal, { e164, purpose: 'login', code })
    return isRight ? (await ownerOfMobile(tx, personal.hashOfNumber(e164)))?.id : undefined
  })
  if (accountId === undefined) throw new Refusal('verification_code_wrong')
  return accountId
}
