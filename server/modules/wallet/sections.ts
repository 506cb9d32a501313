import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { settingMinor } from '#/modules/system/merchant.ts'
import type { Definitions } from '#/platform/settings/section.ts'

/** What accounts of one tree may send each other. */
export const walletSections: Definitions<Pick<SettingsSections, 'treeTransfers'>> = {
  // Off until the merchant decides: money that members send each other can launder.
  treeTransfers: {
    schema: settingsSections.treeTransfers,
    initial: {
      ...{ upline: false, downline: 'off', least: '50000.00', most: '50000000.00', sumPerDay: '200000000.00' },
      turnover: 1,
    },
    faults: ({ least, most, sumPerDay }) => [
      ...(settingMinor(least) > settingMinor(most) ? [{ path: '/most', rule: 'limits' }] : []),
      ...(settingMinor(most) > settingMinor(sumPerDay) ? [{ path: '/sumPerDay', rule: 'limits' }] : []),
    ],
  },
}
