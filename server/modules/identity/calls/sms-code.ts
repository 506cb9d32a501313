import { smsCode } from '@banyan/contract/identity/sms-code.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { askerOf } from '../asker.ts'
import { issueSmsCode } from '../cases/issue-sms-code.ts'
import type { MobileSecrets } from '../mobile-secrets.ts'
import { consumePass } from '../passes.ts'
import { codeText } from '../sms/code-text.ts'
import { numberRules } from '../sms/number-rules.ts'
import type { SmsOutbox } from '../sms/sms-outbox.ts'
import { codeGoodForMinutes } from '../store/sms-codes.ts'

interface SmsCodeParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly mobiles: MobileSecrets
  /** Throws while nobody can sign in by SMS. */
  readonly requireOutbox: () => SmsOutbox
}

export function smsCodeCall({ database, settings, mobiles, requireOutbox }: SmsCodeParts) {
  return bind(smsCode, async ({ body }, context) => {
    const outbox = requireOutbox()
    const { countries, perDay } = settings.current('sms')
    const { mobileNumberOf } = await numberRules()
    const number = mobileNumberOf(body.countryDialingCode, body.mobileNum)
    if (!number?.country || !countries.includes(number.country)) throw new Refusal('mobile_number_invalid')
    const asker = askerOf(context)
    // A transaction of its own: what is refused after it does not give the pass back.
    if (!(await consumePass(database, body.passToken, 'sms', asker))) throw new Refusal('verification_required')
    using place = outbox.reserve()
    const { e164 } = number
    const wish = { e164, purpose: body.purpose, asker, address: context.address, perDay }
    const issued = await database.transaction((tx) => issueSmsCode(tx, mobiles, wish))
    if (issued) {
      const { tag } = issued.language === null ? context.language : context.languageFor(issued.language)
      const says = { brand: settings.current('brand').name, code: issued.code, minutes: codeGoodForMinutes }
      place.send({ id: issued.id, to: e164, text: codeText(tag, says) })
    }
    return { expiryMinutes: codeGoodForMinutes }
  })
}
