import type { FastifyBaseLogger } from 'fastify'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { type SmsLoginInput, smsLogin } from '#/modules/sign-in/cases/sms-login.ts'
import { isSwitchedOn } from '#/modules/system/is-switched-on.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import { smsCodeCall } from './calls/sms-code.ts'
import { composing, type Letter, placeOfMessage } from './letter.ts'
import { Outbox, type Place } from './send-queue.ts'
import { HttpGateway, type SmsGateway } from './sms/http-gateway.ts'
import type { SmsMessage } from './sms-message.ts'

export interface SmsParts {
  readonly database: Database
  readonly settings: MerchantSettings
  /** Hides mobile numbers and codes in the database. */
  readonly personal: PersonalSecrets
  /** Undefined where nobody sends messages: then nobody can sign in by SMS. */
  readonly smsGateway: SmsGateway | undefined
  readonly now: () => Date
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** The part of the module that sends codes and knows who holds one. */
export function smsPart({ database, settings, personal, smsGateway, now, logger }: SmsParts) {
  const onFailure = (message: string, reason: string) => logger.warn({ message, reason }, 'sms not sent')
  const parts = { refusal: 'sms_not_sent', now, onFailure } as const
  const outbox = smsGateway && new Outbox(composing<SmsMessage>(new HttpGateway(smsGateway, now)), parts)
  const requireOutbox = (purpose: 'login' | 'password') => {
    if (!outbox || !isOn(settings, purpose))
      throw new Refusal(purpose === 'login' ? 'sms_login_off' : 'password_reset_off')
    return outbox
  }
  const reserveLetter = (): Place<Letter<SmsMessage>> => {
    if (!outbox) throw new Refusal('sms_not_sent')
    return outbox.reserve()
  }
  return {
    calls: [smsCodeCall({ database, settings, personal, requireOutbox })],
    /** Keeps a place for one message; refuses with sms_not_sent where none can be sent. */
    reserve(): Place<SmsMessage> {
      return placeOfMessage(reserveLetter())
    },
    reserveLetter,
    /** The account of whoever holds a code sent to its number; refuses everybody else. */
    smsLogin: (input: SmsLoginInput) =>
      smsLogin({ database, personal, requireOn: () => requireOutbox('login') }, input),
    [Symbol.asyncDispose]: async () => await outbox?.[Symbol.asyncDispose](),
  }
}

export type SmsPart = ReturnType<typeof smsPart>

/** Whether the merchant has codes sent for this to who is not signed in (requirements SYS-07). */
function isOn(settings: MerchantSettings, purpose: 'login' | 'password'): boolean {
  if (purpose === 'login') return isSwitchedOn(settings, 'VERIFICATION_LOGIN')
  return settings.current('whitelabel').flags.CHNGPASSVERIF3
}
