import type { FieldRule } from '@banyan/rules/fields/field-rule.ts'
import { type RegistrationField, registrationFields } from '@banyan/rules/fields/registration-fields.ts'
import { registrationWays } from '@banyan/rules/fields/registration-ways.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { Refusal } from '#/platform/refusal.ts'

/** The tab at which somebody registers. */
export type RegistrationMethod = 'username' | 'mobile'

/** What proves a mobile number: a code of ours, a token of the provider, or nothing where codes are off. */
export type NumberProof = 'code' | 'token' | 'none'

/** What a registration is held against. */
export interface AskedForm {
  readonly method: RegistrationMethod
  readonly fields: Readonly<Record<RegistrationField, FieldRule>>
  /** What a username must be, a drawn one too. */
  readonly nameRule: FieldRule
  readonly proof: NumberProof
}

const off: FieldRule = { enabled: false, required: false, patternId: 1, minLength: 0, maxLength: 200 }
/** What numbers are held against where the settings don't speak of them: the wire's own bounds. */
const anyNumber: FieldRule = { enabled: true, required: true, patternId: 7, minLength: 4, maxLength: 15 }

const usualName: FieldRule = { enabled: true, required: true, patternId: 2, minLength: 6, maxLength: 16 }

/** What the merchant asks of whoever registers this way; refuses with registration_off while the way is closed. */
export function askedForm(settings: MerchantSettings, method: RegistrationMethod): AskedForm {
  const ways = registrationWays(settings.current('whitelabel'))
  if (!ways[method]) throw new Refusal('registration_off')
  const set = new Map(settings.current('registration').fields.map((field) => [field.name, field]))
  const fields = Object.fromEntries(registrationFields.map((name) => [name, set.get(name) ?? off])) as Record<
    RegistrationField,
    FieldRule
  >
  return {
    method,
    nameRule: set.get('username') ?? usualName,
    fields: method === 'mobile' ? { ...fields, ...ofMobile(fields, ways.mobilePassword) } : fields,
    proof: numberProof(settings),
  }
}

function numberProof(settings: MerchantSettings): NumberProof {
  if (!registrationWays(settings.current('whitelabel')).code) return 'none'
  return settings.current('sms').route === 'provider' ? 'token' : 'code'
}

/** What proves the number of somebody who registers, by whichever way is open; undefined while none is. */
export function registeringProof(settings: MerchantSettings): NumberProof | undefined {
  const { username, mobile } = registrationWays(settings.current('whitelabel'))
  return username || mobile ? numberProof(settings) : undefined
}

/** On its own tab the number must be there, the name is drawn, and the password depends on its switch. */
function ofMobile({ mobileNum, password }: AskedForm['fields'], withPassword: boolean): Partial<AskedForm['fields']> {
  return {
    username: off,
    password: withPassword ? password : off,
    mobileNum: mobileNum.enabled ? { ...mobileNum, required: true } : anyNumber,
  }
}
