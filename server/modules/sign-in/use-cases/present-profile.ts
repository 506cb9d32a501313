import { acceptedPatterns } from '@banyan/rules/fields/accepted-patterns.ts'
import { fixedProfileFields, type ProfileField } from '@banyan/rules/fields/profile-fields.ts'
import { maskBankAccount } from '#/modules/accounts/contacts.ts'
import type { OwnDetails } from '#/modules/accounts/own-account.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'

/** The fields that the merchant asks for, with what the account has said of itself (requirements ACC-24). */
export function presentProfile(settings: MerchantSettings, details: OwnDetails) {
  const asked = settings.current('profileFields').fields.filter(({ enabled }) => enabled)
  return asked.map((field) => {
    const value = details[field.name] ?? null
    return {
      ...field,
      acceptedPattern: acceptedPatterns[field.patternId] ?? '*',
      value: value === null ? null : shown(field.name, value),
      isFixed: value !== null && fixedProfileFields.includes(field.name),
    }
  })
}

function shown(name: ProfileField, value: string): string {
  return name === 'bankAccountNumber' ? maskBankAccount(value) : value
}
