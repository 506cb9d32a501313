import { numberRules, ownerOfNumber } from '#/modules/accounts/contacts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { type SmsPurpose, trySmsCode } from '#/modules/codes/sms-codes.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { SmsLoginInput } from './sms-login.ts'

interface HolderParts {
  readonly database: Pick<Database, 'transaction'>
  readonly personal: PersonalSecrets
}

/**
 * The account whose number a code of this purpose was sent to, and the code, which is not used up yet; each try is
 * counted. A number without an account is refused as a wrong code is.
 */
export async function holderOfCode(
  { database, personal }: HolderParts,
  { countryDialingCode, mobileNum, verificationCode }: SmsLoginInput,
  purpose: SmsPurpose,
): Promise<{ readonly accountId: bigint; readonly codeId: string }> {
  const { e164Of } = await numberRules()
  const e164 = e164Of(countryDialingCode, mobileNum)
  if (e164 === undefined) throw new Refusal('verification_code_wrong')
  // It commits before the refusal: rolled back, a wrong try would not count.
  const holder = await database.transaction(async (tx) => {
    const codeId = await trySmsCode(tx, personal, { e164, purpose, code: verificationCode })
    const owner = codeId === undefined ? undefined : await ownerOfNumber(tx, personal, e164)
    return codeId !== undefined && owner ? { accountId: owner.id, codeId } : undefined
  })
  if (!holder) throw new Refusal('verification_code_wrong')
  return holder
}
