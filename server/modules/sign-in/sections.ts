import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { fieldListFaults } from '#/platform/settings/field-list-faults.ts'
import type { Definitions } from '#/platform/settings/section.ts'

/** Passwords, the proof asked for at an unknown place, and what a profile has. */
export const signInSections: Definitions<Pick<SettingsSections, 'passwords' | 'stepUp' | 'profileFields'>> = {
  passwords: {
    schema: settingsSections.passwords,
    initial: { expiresAfterDays: 0, changesAtFirstLogin: false, tellsUnknownNames: false },
  },
  stepUp: {
    schema: settingsSections.stepUp,
    initial: { enabled: true, knownForDays: 30, trustsKnownDevices: true },
  },
  profileFields: {
    schema: settingsSections.profileFields,
    initial: {
      fields: [
        { name: 'fullName', enabled: true, required: true, patternId: 13, minLength: 2, maxLength: 60 },
        { name: 'birthday', enabled: true, required: true, patternId: 12, minLength: 10, maxLength: 10 },
        { name: 'address', enabled: true, required: false, patternId: 1, minLength: 5, maxLength: 120 },
        { name: 'nationality', enabled: true, required: false, patternId: 13, minLength: 2, maxLength: 60 },
        { name: 'occupation', enabled: true, required: false, patternId: 13, minLength: 2, maxLength: 60 },
        { name: 'incomeSource', enabled: true, required: false, patternId: 13, minLength: 2, maxLength: 60 },
        { name: 'bankAccountNumber', enabled: true, required: false, patternId: 7, minLength: 6, maxLength: 19 },
        { name: 'bankAccountName', enabled: true, required: false, patternId: 17, minLength: 2, maxLength: 60 },
        { name: 'telegram', enabled: true, required: false, patternId: 10, minLength: 5, maxLength: 32 },
        { name: 'zalo', enabled: true, required: false, patternId: 7, minLength: 9, maxLength: 11 },
        { name: 'lineId', enabled: false, required: false, patternId: 10, minLength: 4, maxLength: 20 },
      ],
    },
    faults: ({ fields }) => fieldListFaults(fields),
  },
}
