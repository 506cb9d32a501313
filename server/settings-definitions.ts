import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { cashierSections } from './modules/cashier/sections.ts'
import { codesSections } from './modules/codes/sections.ts'
import { lotterySections } from './modules/lottery/sections.ts'
import { promotionsSections } from './modules/promotions/sections.ts'
import { registrationSections } from './modules/registration/sections.ts'
import { roundsSections } from './modules/rounds/sections.ts'
import { signInSections } from './modules/sign-in/sections.ts'
import { staffSections } from './modules/staff/sections.ts'
import { systemSections } from './modules/system/sections.ts'
import { vendorWalletSections } from './modules/vendor-wallets/sections.ts'
import { verificationSections } from './modules/verification/sections.ts'
import { walletSections } from './modules/wallet/sections.ts'
import type { Definitions } from './platform/settings/section.ts'

/** Every module's sections. They are apart from module.ts because settings are read before there are modules. */
export function settingsDefinitions(merchantCode: string): Definitions<SettingsSections> {
  return {
    ...systemSections(merchantCode),
    ...verificationSections,
    ...codesSections,
    ...signInSections,
    ...registrationSections,
    ...roundsSections,
    ...vendorWalletSections,
    ...cashierSections,
    ...walletSections,
    ...lotterySections,
    ...promotionsSections,
    ...staffSections,
  }
}
