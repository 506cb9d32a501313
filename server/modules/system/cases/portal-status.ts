import type { CountryOfAddress } from '../country-of-address.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

/** Whether the portal is open to an address; maintenance comes before a blocked region (spec section 4). */
export function portalStatus(settings: MerchantSettings, countryOf: CountryOfAddress, address: string) {
  if (settings.current('availability').maintenance) return { status: 1, reason: 'maintenance' } as const
  if (isBlocked(settings, countryOf, address)) return { status: 2, reason: 'region' } as const
  return { status: 0, reason: 'open' } as const
}

/** The deny list decides; an address of no known country is let in. */
export function isBlocked(settings: MerchantSettings, countryOf: CountryOfAddress, address: string): boolean {
  const { denied } = settings.current('regions')
  // Every request asks this, and a lookup costs more than the rest of a short answer.
  if (denied.length === 0) return false
  const country = countryOf(address)
  return country !== undefined && denied.includes(country)
}
