import type { MerchantSettings } from './merchant-settings.ts'

/** Whether the merchant's tree has this entry on; an entry that is not there is off (requirements SYS-07). */
export function isSwitchedOn(settings: MerchantSettings, modId: string): boolean {
  return settings.current('whitelabel').tree.some((entry) => entry.modId === modId && entry.enabled === '1')
}
