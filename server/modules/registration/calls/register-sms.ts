import { registerSms } from '@banyan/contract/identity/sms-code.ts'
import { ownerOfNumber, parseOfferedNumber } from '#/modules/accounts/contacts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { codeText } from '#/modules/codes/code-texts.ts'
import type { SmsSender } from '#/modules/codes/sms.ts'
import { codeGoodForMinutes, issueCodeTo } from '#/modules/codes/sms-codes.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { consumePass } from '#/modules/verification/passes.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { registeringProof } from '../form/asked-form.ts'
import { hasAccountText } from '../use-cases/has-account-text.ts'

export interface RegisterSmsParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  readonly sms: Pick<SmsSender, 'reserveLetter'>
}

export function registerSmsCall({ database, settings, personal, sms }: RegisterSmsParts) {
  return bind(registerSms, async ({ body }, context) => {
    if (registeringProof(settings) !== 'code') throw new Refusal('registration_off')
    const e164 = await parseOfferedNumber(settings, body)
    const asker = askerOf(context)
    // A transaction of its own: what is refused after it does not give the pass back.
    if (!(await consumePass(database, body.passToken, 'sms', asker))) throw new Refusal('verification_required')
    using slot = sms.reserveLetter()
    const { perDay } = settings.current('sms')
    const wish = { e164, purpose: 'register', asker, address: context.address, perDay } as const
    const { id, code } = await database.transaction((tx) => issueCodeTo(tx, personal, wish))
    // Whoever has the number is told, and nobody else: the answer is the same (reliability goal 2.9).
    const compose = async () => {
      const owner = await ownerOfNumber(database.db, personal, e164)
      const brand = settings.current('brand').name
      const { tag } = owner?.language ? context.languageFor(owner.language) : context.language
      const says = { purpose: 'register', brand, code, minutes: codeGoodForMinutes } as const
      return { id, to: e164, text: owner ? hasAccountText(tag, { brand }) : codeText(tag, says) }
    }
    slot.send({ id, compose })
    return { expiryMinutes: codeGoodForMinutes }
  })
}
