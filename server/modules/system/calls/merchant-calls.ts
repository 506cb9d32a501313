import { domainRoute, registerSettings, systemWhitelabel } from '@banyan/contract/system/merchant-calls.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import type { MerchantSettings } from '../merchant-settings.ts'
import { registerFields } from '../use-cases/register-fields.ts'

/** Parts of the configuration that can be asked for by themselves (requirements SYS-14). */
export function merchantCalls(settings: MerchantSettings): Binding[] {
  return [
    bind(systemWhitelabel, async () => settings.current('whitelabel')),
    bind(registerSettings, async () => ({ fields: registerFields(settings) })),
    bind(domainRoute, async () => {
      const { domains, mainDomain } = settings.current('brand')
      return { domains, mainDomain }
    }),
  ]
}
