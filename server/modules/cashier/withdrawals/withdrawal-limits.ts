import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { settingMinor } from '#/modules/system/merchant.ts'

export type WithdrawalSettings = SettingsSections['withdrawals']

/** What a fee follows from, in minor units. */
export const ratesOf = ({ freePerDay, feePpm, leastFee }: WithdrawalSettings) => ({
  freePerDay,
  feePpm,
  leastFee: settingMinor(leastFee),
})
