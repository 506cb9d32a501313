import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import type { Definitions } from '#/platform/settings/section.ts'

/** How much calculation a check takes. */
export const verificationSections: Definitions<Pick<SettingsSections, 'verification'>> = {
  verification: { schema: settingsSections.verification, initial: { underAttack: false } },
}
