import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import type { Settings } from '#/platform/settings/settings.ts'

/** The merchant's settings as every module reads them: `settings.current('brand')`. */
export type MerchantSettings = Settings<SettingsSections>
