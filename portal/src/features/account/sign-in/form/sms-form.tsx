import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { request } from '#/src/api/request.ts'
import { MobileNumberField } from '#/src/features/account/fields/mobile-number-field.tsx'
import { SmsCodeField } from '#/src/features/account/fields/sms-code-field.tsx'
import { useFormAttempt } from '#/src/features/account/fields/use-form-attempt.ts'
import { useMobileNumber } from '#/src/features/account/fields/use-mobile-number.ts'
import { useRuledValues } from '#/src/features/account/fields/use-ruled-values.ts'
import { useSmsCode } from '#/src/features/account/fields/use-sms-code.ts'
import { useText } from '#/src/i18n/text.ts'
import type { Entrance } from '../entrance.ts'
import { stepUpOf } from '../step-up/step-up-of.ts'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { noteLogin, rememberedLogin } from './remembered.ts'
import type { OnStepUp } from './step-up-of-login.tsx'

/** Login by a code sent to a mobile number (requirements ACC-01, ACC-13); the number is checked before anything is sent. */
export function SmsForm({ entrance, onStepUp }: { entrance: Entrance; onStepUp: OnStepUp }) {
  const t = useText()
  const finishSignIn = useFinishSignIn(entrance)
  const mobile = useMobileNumber()
  const sms = useSmsCode(mobile, async (number, passToken) =>
    request('smsCode', {}, { body: { ...number, passToken, purpose: 'login' } }),
  )
  const fields = useRuledValues([])
  const attempt = useFormAttempt(fields, {}, (failure) => {
    const stepUp = stepUpOf(failure)
    if (stepUp) onStepUp(stepUp, { username: rememberedLogin().username, remember: false, bySms: true })
  })

  const enter = async () => {
    if (!fields.check({ mobileNum: await mobile.fault(), verificationCode: sms.codeFault() })) return false
    const body = { type: 'sms', entrance, ...mobile.body(), verificationCode: sms.code } as const
    const answer = await request('login', {}, { body })
    noteLogin({ username: rememberedLogin().username, remember: false, bySms: true })
    await finishSignIn(answer, { withoutPassword: true })
    return true
  }

  return (
    <AttemptForm attempt={attempt} onSend={enter} action={t('signIn.submit')}>
      <MobileNumberField mobile={mobile} error={fields.faultOf('mobileNum') ?? sms.numberFault} />
      <SmsCodeField sms={sms} error={fields.faultOf('verificationCode')} />
    </AttemptForm>
  )
}
