import { CodeField } from '@banyan/client/forms/code-field.tsx'
import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { useText } from '#/src/i18n/text.ts'
import { SliderCheck } from './slider-check.tsx'
import type { useSmsCode } from './use-sms-code.ts'

interface SmsCodeFieldProps {
  sms: ReturnType<typeof useSmsCode>
  error: string | undefined
  /** The caller knows the number's owner, so the text may say that a code was sent. */
  isOwn?: boolean
}

/** The check, the code, and the button that sends it, which counts until it may be pressed again (ACC-13). */
export function SmsCodeField({ sms, error, isOwn = false }: SmsCodeFieldProps) {
  const t = useText()
  const { sent, secondsLeft } = sms
  return (
    <>
      {secondsLeft === 0 && (
        <SliderCheck key={sms.round} purpose="sms" onPass={sms.setPassToken} error={sms.passFault} />
      )}
      <div className="flex flex-col gap-1.5">
        <CodeField
          label={t('sms.code')}
          name="verificationCode"
          value={sms.code}
          onValue={sms.setCode}
          error={error}
          suffix={
            <span className="-me-2">
              <Button weight="text" size="small" disabled={secondsLeft > 0} busy={sms.busy} onClick={sms.send}>
                {secondsLeft > 0 ? t('sms.sendAgainIn', { seconds: secondsLeft }) : t('sms.send')}
              </Button>
            </span>
          }
        />
        <p aria-live="polite" className="text-sm text-muted empty:hidden">
          {sent &&
            (isOwn
              ? t('sms.onItsWay', { number: sent.number, minutes: sent.minutes })
              : t('sms.sent', { number: sent.number, minutes: sent.minutes }))}
        </p>
        <FormFailure error={sms.error} />
      </div>
    </>
  )
}
