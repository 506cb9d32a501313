import type { FieldFault } from '@banyan/contract/envelope.ts'
import { ageOn, calendarDayOf, dayIn, isoDay, oldestAge } from '@banyan/rules/calendar/calendar-day.ts'
import { fieldFault } from '@banyan/rules/fields/field-rule.ts'
import type { ProfileField } from '@banyan/rules/fields/profile-fields.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'

export interface TypedValue {
  readonly name: ProfileField
  readonly value: string
}

/** Values that fit the merchant's rules, '' for what is taken away. */
export type CheckedValues = ReadonlyMap<ProfileField, string>

/**
 * What somebody typed, without the spaces around it and with days as yyyy-MM-dd, once all of it is what the merchant
 * asks for (requirements ACC-24). Whatever is not is named at once: `required`, `rule`, `off`, or `uniqueItems`.
 */
export function checkProfile(settings: MerchantSettings, values: readonly TypedValue[], now: Date): CheckedValues {
  const checked = new Map<ProfileField, string>()
  const faults: FieldFault[] = []
  for (const [i, { name, value }] of values.entries()) {
    const typed = normalised(name, value.trim())
    const rule = checked.has(name) ? 'uniqueItems' : faultOf(settings, name, typed, now)
    if (rule !== undefined) faults.push({ path: `/body/values/${i}/value`, rule })
    checked.set(name, typed)
  }
  if (faults.length > 0) throw new InvalidInput(faults)
  return checked
}

function normalised(name: ProfileField, value: string): string {
  const day = name === 'birthday' ? calendarDayOf(value) : undefined
  return day ? isoDay(day) : value
}

function faultOf(settings: MerchantSettings, name: ProfileField, value: string, now: Date): string | undefined {
  const rule = settings.current('profileFields').fields.find((field) => field.name === name)
  if (!rule?.enabled) return 'off'
  const fault = fieldFault(rule, value)
  if (fault !== undefined || name !== 'birthday' || value === '') return fault
  return isDayOfLiving(value, now) ? undefined : 'rule'
}

/** A real day on which somebody was born who may be alive; who is too young is told so in its own words. */
function isDayOfLiving(value: string, now: Date): boolean {
  const birthday = calendarDayOf(value)
  return birthday !== undefined && ageOn(dayIn(merchantTimeZone, now), birthday) <= oldestAge
}

/** A name that is shown to people, without the spaces around it: nothing in it may hide, or turn its neighbours around. */
export function checkShownName(name: string, path: string): string {
  const typed = name.trim()
  if (typed === '' || /\p{C}/u.test(typed)) throw new InvalidInput([{ path, rule: 'rule' }])
  return typed
}
