import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { merchantCountry } from '#/modules/system/merchant.ts'
import type { Definitions } from '#/platform/settings/section.ts'

/** Whose numbers are sent codes, by whom, and how many. */
export const codesSections: Definitions<Pick<SettingsSections, 'sms'>> = {
  sms: {
    schema: settingsSections.sms,
    initial: { countries: [merchantCountry], route: 'gateway', perDay: 1_000 },
    toDecide: ['countries'],
  },
}
