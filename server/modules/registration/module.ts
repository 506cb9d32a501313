import type { PhoneProvider } from '#/modules/codes/phone-provider.ts'
import type { SmsSender } from '#/modules/codes/sms.ts'
import type { Module } from '#/platform/module.ts'
import { affiliateCall } from './calls/affiliate.ts'
import { phoneVerificationBindings } from './calls/phone-verification.ts'
import { type RegisterParts, registerBindings } from './calls/register.ts'
import { registerSmsCall } from './calls/register-sms.ts'

interface Parts extends Omit<RegisterParts, 'phoneTokens'> {
  readonly sms: Pick<SmsSender, 'reserveLetter'>
  /** Undefined where nobody but the gateway sends codes. */
  readonly phoneProvider: PhoneProvider | undefined
}

/** Wires the module by which people register. */
export function registrationModule(parts: Parts): Module {
  const { database, personal, phoneProvider } = parts
  return {
    name: 'registration',
    calls: [
      ...registerBindings({ ...parts, phoneTokens: phoneProvider?.tokens }),
      affiliateCall(database, personal),
      registerSmsCall(parts),
      ...phoneVerificationBindings({ ...parts, provider: phoneProvider?.codes }),
    ],
    offers: {},
  }
}
