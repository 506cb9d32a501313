import { finishPhoneVerification, startPhoneVerification } from '@banyan/contract/identity/sms-code.ts'
import { parseOfferedNumber } from '#/modules/accounts/contacts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { PhoneProvider } from '#/modules/codes/phone-provider.ts'
import { countSend } from '#/modules/codes/sms-codes.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { countTryWithin } from '#/modules/verification/limited-tries.ts'
import { consumePass } from '#/modules/verification/passes.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { registeringProof } from '../form/asked-form.ts'

interface PhoneVerificationParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  /** Undefined where there is none. */
  readonly provider: PhoneProvider['codes'] | undefined
}

/** The provider's codes are good for so long (requirements ACC-13). */
const expiryMinutes = 1
/** Tries at one code, as at those of ours; then it is over. */
const tries = { kind: 'phoneCode', atMost: 5, withinSeconds: 3600 } as const

/** The third party's way to prove a number (requirements ACC-14). */
export function phoneVerificationBindings({
  database,
  settings,
  personal,
  provider,
}: PhoneVerificationParts): Binding[] {
  const requireProvider = () => {
    if (!provider || registeringProof(settings) !== 'token') throw new Refusal('registration_off')
    return provider
  }
  return [
    bind(startPhoneVerification, async ({ body }, context) => {
      const provider = requireProvider()
      const e164 = await parseOfferedNumber(settings, body)
      const asker = askerOf(context)
      if (!(await consumePass(database, body.passToken, 'sms', asker))) throw new Refusal('verification_required')
      const wish = { e164, asker, address: context.address, perDay: settings.current('sms').perDay }
      // Counted before anybody is asked: what the provider refuses may cost as well.
      await database.transaction((tx) => countSend(tx, personal, wish))
      return { sessionInfo: await provider.sendCode(e164), expiryMinutes }
    }),
    bind(finishPhoneVerification, async ({ body: { sessionInfo, verificationCode } }) => {
      const provider = requireProvider()
      const subject = personal.hashOfSubject('phone session', sessionInfo)
      const isOver = await database.transaction((tx) => countTryWithin(tx, { ...tries, subject }))
      if (isOver > 0) throw new Refusal('phone_code_expired')
      return { firebaseIdToken: await provider.idTokenFor(sessionInfo, verificationCode) }
    }),
  ]
}
