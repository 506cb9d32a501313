import { adultAge, ageOn, calendarDayOf, dayIn, oldestAge } from '@banyan/rules/calendar/calendar-day.ts'
import { fixedProfileFields, type ProfileField } from '@banyan/rules/fields/profile-fields.ts'
import type { OwnField } from '../query/profile-query.ts'

/** What a change of money's way needs a proof for. */
const ofTheBank: readonly ProfileField[] = ['bankAccountNumber', 'bankAccountName']

export interface ChangedValue {
  readonly name: ProfileField
  readonly value: string
}

/** The number of a bank account is never told whole: what is written in its field is a new one. */
export const isMasked = ({ name, value }: OwnField) => name === 'bankAccountNumber' && value !== null

/** What a field begins with. */
export const firstValue = (field: OwnField) => (isMasked(field) ? '' : (field.value ?? ''))

/** What differs from what was saved. */
export function changedValues(fields: readonly OwnField[], written: (name: ProfileField) => string): ChangedValue[] {
  return fields
    .filter((field) => !field.isFixed && written(field.name) !== firstValue(field))
    .map(({ name }) => ({ name, value: written(name) }))
}

export const needsProof = (changed: readonly ChangedValue[]) => changed.some(({ name }) => ofTheBank.includes(name))

/** Those of them that are saved once and for all. */
export const fixedOf = (changed: readonly ChangedValue[]) =>
  changed.filter(({ name }) => fixedProfileFields.includes(name)).map(({ name }) => name)

/** The fault of a well-formed birthday: under 18, or older than 120 years. */
export function birthdayFault(written: string): 'under_age' | 'invalid_input' | undefined {
  const birthday = calendarDayOf(written)
  if (!birthday) return undefined
  const age = ageOn(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()), birthday)
  if (age < adultAge) return 'under_age'
  return age > oldestAge ? 'invalid_input' : undefined
}
