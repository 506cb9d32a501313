import { acceptedPatterns } from '@banyan/rules/fields/accepted-patterns.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

/** The fields of registration with the pattern that each accepts (requirements SYS-08). */
export function registerFields(settings: MerchantSettings) {
  return settings.current('registration').fields.map((field) => ({
    ...field,
    acceptedPattern: acceptedPatterns[field.patternId] ?? '*',
  }))
}
