import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import type { StepUp } from '@banyan/contract/envelope.ts'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { MobileNumberField } from '#/src/features/account/fields/mobile-number-field.tsx'
import { SmsCodeField } from '#/src/features/account/fields/sms-code-field.tsx'
import { useFormAttempt } from '#/src/features/account/fields/use-form-attempt.ts'
import { useMobileNumber } from '#/src/features/account/fields/use-mobile-number.ts'
import { useSmsCode } from '#/src/features/account/fields/use-sms-code.ts'
import { useText } from '#/src/i18n/text.ts'
import { closeAccountPopup, openAccountPopup } from '#/src/session/account-popup.ts'
import { stepUpOf } from '../../step-up/step-up-of.ts'
import { StepUpPanel } from '../../step-up/step-up-panel.tsx'
import { type LoginAnswer, useFinishSignIn } from '../../use-finish-sign-in.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordPlaces } from './places.ts'
import { useNewPassword } from './use-new-password.ts'

/**
 * Sets a forgotten password by a code sent to the mobile number, and signs in (requirements ACC-17); from an unknown
 * address after one proof more (ACC-19), which whoever turns back from finds at the login.
 */
export function ByMobileForm() {
  const finishSignIn = useFinishSignIn('member')
  const [stepUp, setStepUp] = useState<StepUp>()
  const enter = async (answer: LoginAnswer) => {
    await finishSignIn(answer, { withoutPassword: true, target: '/' })
    closeAccountPopup('forgotten')
  }
  if (stepUp) return <StepUpPanel stepUp={stepUp} onProven={enter} onBack={() => openAccountPopup('login')} />
  return <ResetForm onStepUp={setStepUp} onReset={enter} />
}

interface ResetFormProps {
  onStepUp: (stepUp: StepUp) => void
  onReset: (answer: LoginAnswer) => Promise<void>
}

function ResetForm({ onStepUp, onReset }: ResetFormProps) {
  const t = useText()
  const mobile = useMobileNumber()
  const sms = useSmsCode(mobile, (number, passToken) =>
    request('smsCode', {}, { body: { ...number, passToken, purpose: 'password' } }),
  )
  const password = useNewPassword(false)
  const { fields } = password
  const attempt = useFormAttempt(password.fields, passwordPlaces, (failure) => {
    const stepUp = stepUpOf(failure)
    if (stepUp) onStepUp(stepUp)
  })

  const reset = async () => {
    const found = { mobileNum: await mobile.fault(), verificationCode: sms.codeFault() }
    if (!password.check(found)) return false
    const body = { ...mobile.body(), verificationCode: sms.code, newPassword: password.newPassword }
    await onReset(await request('resetByMobile', {}, { body }))
    return true
  }

  return (
    <AttemptForm attempt={attempt} onSend={reset} action={t('password.setAndSignIn')}>
      <MobileNumberField mobile={mobile} error={fields.faultOf('mobileNum') ?? sms.numberFault} />
      <SmsCodeField sms={sms} error={fields.faultOf('verificationCode')} />
      <NewPasswordFields password={password} />
    </AttemptForm>
  )
}
