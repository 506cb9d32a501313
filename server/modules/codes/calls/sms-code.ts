import { smsCode } from '@banyan/contract/identity/sms-code.ts'
import { ownerOfNumber, parseOfferedNumber } from '#/modules/accounts/contacts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { consumePass } from '#/modules/verification/passes.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { codeText } from '../code-texts.ts'
import type { SmsSender } from '../sms.ts'
import { issueCodeTo } from '../sms-codes.ts'
import { codeGoodForMinutes } from '../store/sms-codes.ts'

interface SmsCodeParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  readonly sms: Pick<SmsSender, 'requireOn' | 'reserveLetter'>
}

export function smsCodeCall({ database, settings, personal, sms }: SmsCodeParts) {
  return bind(smsCode, async ({ body }, context) => {
    sms.requireOn(body.purpose)
    const e164 = await parseOfferedNumber(settings, body)
    const asker = askerOf(context)
    // A transaction of its own: what is refused after it does not give the pass back.
    if (!(await consumePass(database, body.passToken, 'sms', asker))) throw new Refusal('verification_required')
    using slot = sms.reserveLetter()
    const { perDay } = settings.current('sms')
    const wish = { e164, purpose: body.purpose, asker, address: context.address, perDay }
    // A number that is nobody's costs the same work and counts the same (reliability goal 2.7).
    const { id, code } = await database.transaction((tx) => issueCodeTo(tx, personal, wish))
    const compose = async () => {
      const owner = await ownerOfNumber(database.db, personal, e164)
      if (!owner) return undefined
      const { tag } = owner.language === null ? context.language : context.languageFor(owner.language)
      const brand = settings.current('brand').name
      const says = { purpose: body.purpose, brand, code, minutes: codeGoodForMinutes }
      return { id, to: e164, text: codeText(tag, says) }
    }
    slot.send({ id, compose })
    return { expiryMinutes: codeGoodForMinutes }
  })
}
