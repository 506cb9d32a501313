import { RequestError } from '@banyan/client/request-error.ts'
import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import type { CaptchaAnswer } from '#/src/features/account/fields/captcha-field.tsx'
import { isMissing } from '#/src/features/account/fields/fault.ts'
import { useFormAttempt } from '#/src/features/account/fields/use-form-attempt.ts'
import { useMobileNumber } from '#/src/features/account/fields/use-mobile-number.ts'
import { useRuledValues } from '#/src/features/account/fields/use-ruled-values.ts'
import type { Text } from '#/src/i18n/text.ts'
import { refreshConfig } from '#/src/session/portal-config.ts'
import { forgetInvitation, invitation } from '../invitation.ts'
import { affiliateCodeOf, registrationBody } from './registration-body.ts'
import { registrationPlaces } from './registration-places.ts'
import type { RegisterWay, RegistrationRules, RuledName } from './registration-rules.ts'
import { useFinishRegistration } from './use-finish-registration.ts'
import { usePhoneProof } from './use-phone-proof.ts'

interface Extras {
  readonly confirm: string
  readonly terms: boolean
  readonly captcha: CaptchaAnswer
}

/** State of the register form: values, faults, and one attempt at a time. */
export function useRegistration(way: RegisterWay, rules: RegistrationRules, needsCode: boolean) {
  const finishRegistration = useFinishRegistration()
  const [invited, setInvited] = useState(invitation)
  const fields = useRuledValues<RuledName>(rules.ruled, invited && { affiliateCode: invited.code })
  const mobile = useMobileNumber()
  const phone = usePhoneProof(mobile)
  const [extras, setExtras] = useState<Extras>({ confirm: '', terms: true, captcha: undefined })
  const [round, setRound] = useState(0)
  const { form, busy, error, run } = useFormAttempt(fields, registrationPlaces, (failure) => {
    // The image is used up, whatever the answer.
    setExtras((before) => ({ ...before, captcha: undefined }))
    setRound((count) => count + 1)
    const code = failure instanceof RequestError ? failure.code : undefined
    if (code === 'phone_token_refused') phone.dropProof()
    // The link's code is invalid, so the field becomes editable.
    if (code === 'invitation_code_error' && invited) {
      forgetInvitation()
      setInvited(undefined)
    }
    // The merchant's settings have changed meanwhile.
    if (code === 'registration_off' || code === 'invalid_input') void refreshConfig().catch(() => {})
  })

  const hasPassword = rules.ruled.some(({ name }) => name === 'password')
  const givesNumber = rules.mobile === 'required' || (rules.mobile === 'optional' && mobile.number !== '')
  const confirmsNumber = givesNumber && needsCode

  const findFaults = async () => {
    const { confirm, terms, captcha } = extras
    const isOther = passwordText(confirm) !== passwordText(fields.valueOf('password'))
    return {
      ...(hasPassword && confirm === '' && { confirmPassword: isMissing }),
      ...(hasPassword && confirm !== '' && isOther && { confirmPassword: (t: Text) => t('errors.inconsistent_twice') }),
      ...(givesNumber && { mobileNum: await mobile.fault() }),
      ...(confirmsNumber && { verificationCode: phone.codeFault() }),
      ...(rules.captcha === 'required' && !captcha && { captcha: (t: Text) => t('errors.captcha_required') }),
      ...(!terms && { terms: (t: Text) => t('errors.terms_not_accepted') }),
    }
  }

  const send = async () => {
    const values = Object.fromEntries(rules.ruled.map(({ name }) => [name, fields.valueOf(name)]))
    const affiliateCode = affiliateCodeOf({ values, invited })
    if (affiliateCode) await request('affiliate', { code: affiliateCode, domain: location.hostname })
    const body = registrationBody({
      values,
      confirmPassword: hasPassword ? extras.confirm : undefined,
      number: givesNumber ? mobile.body() : undefined,
      proof: confirmsNumber ? await phone.proof() : {},
      captcha: rules.captcha === 'none' ? undefined : extras.captcha,
      invited,
      terms: extras.terms,
    })
    return await request(way === 'mobile' ? 'registerMobile' : 'register', {}, { body })
  }

  return {
    ...{ form, busy, error, fields, mobile, extras, invited, confirmsNumber, round },
    sms: phone.sms,
    change: (changed: Partial<Extras>) => setExtras((before) => ({ ...before, ...changed })),
    submit: () =>
      run(async () => {
        if (!fields.check(await findFaults())) return false
        await finishRegistration(await send())
        return true
      }),
  }
}
