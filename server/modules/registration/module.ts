import type { FastifyBaseLogger } from 'fastify'
import { HttpPhoneProvider } from '#/modules/codes/phone-provider/http-phone-provider.ts'
import { PhoneTokens } from '#/modules/codes/phone-provider/phone-tokens.ts'
import type { SmsPart } from '#/modules/codes/sms.ts'
import type { PhoneProviderConfig } from '#/platform/config/config.ts'
import type { Binding } from '#/platform/http/bind.ts'
import { affiliateCall } from './calls/affiliate.ts'
import { phoneVerificationBindings } from './calls/phone-verification.ts'
import { type RegisterParts, registerBindings } from './calls/register.ts'
import { registerSmsCall } from './calls/register-sms.ts'

interface RegistrationPartParts extends Omit<RegisterParts, 'phoneTokens'> {
  readonly sms: Pick<SmsPart, 'reserve' | 'reserveLetter'>
  /** Undefined where nobody but the gateway sends codes. */
  readonly phoneProvider: PhoneProviderConfig | undefined
  readonly now: () => Date
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** The part of the module by which people register: its calls. */
export function registrationPart(parts: RegistrationPartParts): { readonly calls: readonly Binding[] } {
  const { database, personal, phoneProvider, now, logger } = parts
  const onFault = (reason: string) => logger.warn({ reason }, 'the phone-verification provider failed')
  const provider = phoneProvider && new HttpPhoneProvider(phoneProvider, onFault)
  const phoneTokens = phoneProvider && new PhoneTokens(phoneProvider, { now, onFault })
  return {
    calls: [
      ...registerBindings({ ...parts, phoneTokens }),
      affiliateCall(database, personal),
      registerSmsCall(parts),
      ...phoneVerificationBindings({ ...parts, provider }),
    ],
  }
}
