import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { type RegistrationField, registrationFields } from '@banyan/rules/fields/registration-fields.ts'
import type { RegistrationWays } from '@banyan/rules/fields/registration-ways.ts'
import type { NamedRule } from '#/src/features/account/fields/field-message.ts'

export type RegisterWay = 'username' | 'mobile'

/** Fields that are shown as `RuledField`: the mobile number and the captcha bring components of their own. */
export type RuledName = Exclude<RegistrationField, 'mobileNum' | 'captcha'>

export interface RegistrationRules {
  readonly ruled: readonly NamedRule<RuledName>[]
  /** Whether a mobile number is asked for, and must be given. */
  readonly mobile: 'none' | 'optional' | 'required'
  readonly captcha: 'none' | 'optional' | 'required'
}

/** Fields that a way of registering always asks for, whatever the settings say of them. */
const always: Readonly<Record<RegisterWay, readonly RegistrationField[]>> = {
  username: ['username', 'password'],
  mobile: ['mobileNum'],
}

/** What a way of registering asks for, in its order (requirements ACC-09, ACC-26). */
export function registrationRules(
  settings: PortalConfig['info']['register'],
  way: RegisterWay,
  { mobilePassword }: RegistrationWays,
): RegistrationRules {
  const needed: readonly RegistrationField[] =
    way === 'mobile' && mobilePassword ? [...always.mobile, 'password'] : always[way]
  const never: readonly RegistrationField[] =
    way === 'username' ? [] : mobilePassword ? ['username'] : ['username', 'password']
  const rules = registrationFields.flatMap((name): NamedRule<RegistrationField>[] => {
    if (never.includes(name)) return []
    const set = settings.find((setting) => setting.name === name)
    if (needed.includes(name)) return [{ ...(set ?? anything), name, enabled: true, required: true }]
    return set?.enabled ? [{ ...set, name }] : []
  })
  const state = (name: RegistrationField) => {
    const rule = rules.find((each) => each.name === name)
    return rule === undefined ? 'none' : rule.required ? 'required' : 'optional'
  }
  const isRuled = (rule: NamedRule<RegistrationField>): rule is NamedRule<RuledName> =>
    rule.name !== 'mobileNum' && rule.name !== 'captcha'
  return { ruled: rules.filter(isRuled), mobile: state('mobileNum'), captcha: state('captcha') }
}

/** Without a setting only the server knows what the field accepts. */
const anything = { enabled: true, required: true, patternId: 1, minLength: 1, maxLength: 200 } as const
