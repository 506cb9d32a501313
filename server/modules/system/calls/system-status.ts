import { systemStatus } from '@banyan/contract/system/config.ts'
import { bind } from '#/platform/http/bind.ts'
import { portalStatus } from '../cases/portal-status.ts'
import type { CountryOfAddress } from '../country-of-address.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

export function systemStatusCall(settings: MerchantSettings, countryOf: CountryOfAddress) {
  return bind(systemStatus, async (_input, { address }) => portalStatus(settings, countryOf, address))
}
