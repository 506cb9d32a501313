import type { CountryOfAddress } from '../country-of-address.ts'
import { maintenanceAt } from '../maintenance.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

/** By what a portal is open or closed. */
export interface StatusParts {
  readonly settings: MerchantSettings
  readonly countryOf: CountryOfAddress
  readonly now: () => Date
}

/** Whether the portal is open to an address; maintenance comes before a blocked region (spec section 4). */
export function portalStatus({ settings, countryOf, now }: StatusParts, address: string) {
  if (maintenanceAt(settings, now())) return { status: 1, reason: 'maintenance' } as const
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
