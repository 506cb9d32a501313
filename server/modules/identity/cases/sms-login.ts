import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { MobileSecrets } from '../mobile-secrets.ts'
import { numberRules } from '../sms/number-rules.ts'
import { ownerOfMobile } from '../store/account-mobiles.ts'
import { countTry, deleteSmsCode } from '../store/sms-codes.ts'

interface SmsLoginParts {
  readonly database: Pick<Database, 'transaction'>
  readonly mobiles: MobileSecrets
  /** Throws while nobody can sign in by SMS. */
  readonly requireOn: () => void
}

/** What somebody types who signs in by SMS. */
export interface SmsLoginInput {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
}

const purpose = 'login'

/** The account of whoever holds the code that was sent to its number; the code is used up, and a wrong one counted. */
export async function smsLogin({ database, mobiles, requireOn }: SmsLoginParts, input: SmsLoginInput): Promise<bigint> {
  requireOn()
  const { e164Of } = await numberRules()
  const e164 = e164Of(input.countryDialingCode, input.mobileNum)
  if (e164 === undefined) throw new Refusal('sms_code_wrong')
  // It commits before the refusal: rolled back, a wrong try would not count.
  const accountId = await database.transaction((tx) => spendCode(tx, mobiles, e164, input.verificationCode))
  if (accountId === undefined) throw new Refusal('sms_code_wrong')
  return accountId
}

async function spendCode(tx: Tx, mobiles: MobileSecrets, e164: string, code: string): Promise<bigint | undefined> {
  const numberHash = mobiles.hashOfNumber(e164)
  const tried = await countTry(tx, { numberHash, purpose })
  if (!tried || !mobiles.isCode({ id: tried.id, purpose }, code, tried.codeHash)) return undefined
  await deleteSmsCode(tx, tried.id)
  return (await ownerOfMobile(tx, numberHash))?.id
}
