import type { BodyOf } from '@banyan/contract/call.ts'
import type { FieldFault } from '@banyan/contract/envelope.ts'
import type { register } from '@banyan/contract/identity/register-calls.ts'
import { fieldFault } from '@banyan/rules/fields/field-rule.ts'
import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { type RegistrationField, registrationFields } from '@banyan/rules/fields/registration-fields.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import type { AskedForm } from './asked-form.ts'

export type RegistrationBody = BodyOf<typeof register>

type TypedField = Exclude<RegistrationField, 'captcha'>
const typedFields = registrationFields.filter((name): name is TypedField => name !== 'captcha')

/** What was typed, without the spaces around it, '' where nothing was; secrets keep theirs. */
export type CheckedForm = Readonly<Record<TypedField, string>>

const secrets: readonly string[] = ['password', 'paymentPassword']

/**
 * What somebody typed, once all of it is what the merchant asks for (requirements ACC-09, ACC-10). Whatever is not is
 * named at once: `required`, `rule`, or `off` for what is not asked for at all.
 */
export function checkForm(asked: AskedForm, body: RegistrationBody): CheckedForm {
  const typed = Object.fromEntries(typedFields.map((name) => [name, typedText(name, body[name])])) as CheckedForm
  const faults = [
    ...typedFields.flatMap((name) => fieldFaults(asked, name, typed[name])),
    ...besides(asked, body, typed),
  ]
  if (faults.length > 0) throw new InvalidInput(faults)
  return typed
}

/** A blank secret is none, as at the login; of any other one nothing is cut off. */
function typedText(name: TypedField, text = ''): string {
  const trimmed = text.trim()
  return secrets.includes(name) && trimmed !== '' ? passwordText(text) : trimmed
}

function fieldFaults({ fields }: AskedForm, name: TypedField, text: string): FieldFault[] {
  const rule = fields[name]
  const fault = rule.enabled ? fieldFault(rule, text) : text === '' ? undefined : 'off'
  return fault === undefined ? [] : [{ path: `/body/${name}`, rule: fault }]
}

/** What goes with a field, and stands or falls with it. */
function besides({ fields, proof }: AskedForm, body: RegistrationBody, typed: CheckedForm): FieldFault[] {
  const hasNumber = typed.mobileNum !== ''
  const rules = [
    ['confirmPassword', fields.password.enabled, fields.password.enabled],
    ['countryDialingCode', true, hasNumber],
    ['verificationCode', proof === 'code', proof === 'code' && hasNumber],
    ['firebaseIdToken', proof === 'token', proof === 'token' && hasNumber],
    ['firebaseChannel', proof === 'token', false],
    ['captchaId', fields.captcha.enabled, false],
    ['captcha', fields.captcha.enabled, false],
    ['captchaPass', fields.captcha.enabled, false],
  ] as const
  return rules.flatMap(([name, isOn, isNeeded]) => {
    const isGiven = body[name] !== undefined
    if (isGiven && !isOn) return [{ path: `/body/${name}`, rule: 'off' }]
    return isNeeded && !isGiven ? [{ path: `/body/${name}`, rule: 'required' }] : []
  })
}
