import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import type { Definitions } from '#/platform/settings/section.ts'

/** Vendors that take no stakes, and what stands on the winner board. */
export const roundsSections: Definitions<Pick<SettingsSections, 'vendors' | 'winnerBoard'>> = {
  vendors: { schema: settingsSections.vendors, initial: { blocked: [] } },
  winnerBoard: { schema: settingsSections.winnerBoard, initial: { floor: '100000.00', days: 7 } },
}
