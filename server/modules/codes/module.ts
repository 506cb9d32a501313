import type { FastifyBaseLogger } from 'fastify'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { smsCodeCall } from './calls/sms-code.ts'
import { type MailSender, openMail } from './mail.ts'
import { openPhoneProvider, type PhoneProvider } from './phone-provider.ts'
import { openSms, type SmsSender } from './sms.ts'

interface Parts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  /** Which outside parties there are. */
  readonly config: Pick<Config, 'smsGateway' | 'mailServer' | 'phoneProvider'>
  readonly logger: FastifyBaseLogger
  readonly now: () => Date
}

/** What higher modules are built with. */
interface Offers {
  readonly sms: SmsSender
  readonly mail: MailSender
  /** Whether messages can be sent at all. */
  readonly sends: { readonly sms: boolean; readonly email: boolean }
  /** Undefined where nobody but the gateway sends codes. */
  readonly phoneProvider: PhoneProvider | undefined
}

/** Wires the module that sends codes and knows who holds one. */
export function codesModule(parts: Parts): Module<Offers> {
  const { smsGateway, mailServer, phoneProvider } = parts.config
  const sms = openSms({ ...parts, smsGateway })
  const mail = openMail({ ...parts, mailServer })
  return {
    name: 'codes',
    calls: [smsCodeCall({ ...parts, sms })],
    offers: {
      sms,
      mail,
      sends: { sms: sms.isThere, email: mail.isThere },
      phoneProvider: phoneProvider && openPhoneProvider({ ...parts, phoneProvider }),
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([sms[Symbol.asyncDispose](), mail[Symbol.asyncDispose]()])
    },
  }
}
