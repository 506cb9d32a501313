import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import type { Settings } from '#/platform/settings/settings.ts'

/** The merchant's settings as every module reads them: `settings.current('brand')`. */
export type MerchantSettings = Settings<SettingsSections>

/** Whether the merchant's tree has this entry on; an entry that is not there is off (requirements SYS-07). */
export function isSwitchedOn(settings: MerchantSettings, modId: string): boolean {
  return settings.current('whitelabel').tree.some((entry) => entry.modId === modId && entry.enabled === '1')
}
