import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import type { MerchantSettings } from './merchant-settings.ts'

type Maintenance = NonNullable<SettingsSections['availability']['maintenance']>
/** What visitors are told. */
type Notice = Omit<Maintenance, 'from'>

/** The maintenance that closes the portal at `now`; null while it is open, also to one that is yet to begin. */
export function maintenanceAt(settings: MerchantSettings, now: Date): Notice | null {
  const { maintenance } = settings.current('availability')
  if (!maintenance || beginOf(maintenance) > now.getTime()) return null
  const { title, message, until } = maintenance
  return { title, message, until }
}

/** Milliseconds until a planned maintenance begins; null where none is planned, or it has begun. */
export function closesInMs(settings: MerchantSettings, now: Date): number | null {
  const { maintenance } = settings.current('availability')
  const waitMs = maintenance ? beginOf(maintenance) - now.getTime() : 0
  return waitMs > 0 ? waitMs : null
}

/** A moment that nobody can read counts as now: a switch that was pressed has to work. */
function beginOf({ from }: Maintenance): number {
  return (from ? momentOf(from)?.getTime() : undefined) ?? Number.NEGATIVE_INFINITY
}
