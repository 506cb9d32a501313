import type { FastifyBaseLogger } from 'fastify'
import { isSwitchedOn } from '#/modules/system/is-switched-on.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import { smsCodeCall } from './calls/sms-code.ts'
import { type SmsLoginInput, smsLogin } from './cases/sms-login.ts'
import { MobileSecrets } from './mobile-secrets.ts'
import { HttpGateway, type SmsGateway } from './sms/http-gateway.ts'
import { SmsOutbox } from './sms/sms-outbox.ts'

export interface SmsParts {
  readonly database: Database
  readonly settings: MerchantSettings
  /** Hides mobile numbers and codes in the database, the same key for every process. */
  readonly mobilesKey: Uint8Array
  /** Undefined where nobody sends messages: then nobody can sign in by SMS. */
  readonly smsGateway: SmsGateway | undefined
  readonly now: () => Date
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** The part of the module that sends codes and knows who holds one. */
export function smsPart({ database, settings, mobilesKey, smsGateway, now, logger }: SmsParts) {
  const mobiles = new MobileSecrets(mobilesKey)
  const onFailure = (message: string, reason: string) => logger.warn({ message, reason }, 'sms not sent')
  const outbox = smsGateway && new SmsOutbox(new HttpGateway(smsGateway, now), { now, onFailure })
  const requireOutbox = () => {
    if (!outbox || !isSwitchedOn(settings, 'VERIFICATION_LOGIN')) throw new Refusal('sms_login_off')
    return outbox
  }
  return {
    calls: [smsCodeCall({ database, settings, mobiles, requireOutbox })],
    /** The account of whoever holds a code sent to its number; refuses everybody else. */
    smsLogin: (input: SmsLoginInput) => smsLogin({ database, mobiles, requireOn: requireOutbox }, input),
    [Symbol.asyncDispose]: async () => await outbox?.[Symbol.asyncDispose](),
  }
}

export type SmsPart = ReturnType<typeof smsPart>
