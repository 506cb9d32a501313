import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import type { Definitions } from '#/platform/settings/section.ts'
import { vipFaults } from './vip/vip-levels.ts'

/** The VIP levels; a new merchant has none. */
export const promotionsSections: Definitions<Pick<SettingsSections, 'vip'>> = {
  vip: { schema: settingsSections.vip, initial: { levels: [] }, faults: vipFaults },
}
