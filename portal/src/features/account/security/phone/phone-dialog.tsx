import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import type { Fault } from '#/src/features/account/fields/fault.ts'
import { MobileNumberField } from '#/src/features/account/fields/mobile-number-field.tsx'
import { ProofFields } from '#/src/features/account/fields/proof-fields.tsx'
import { SmsCodeField } from '#/src/features/account/fields/sms-code-field.tsx'
import { useMobileNumber } from '#/src/features/account/fields/use-mobile-number.ts'
import { useProof } from '#/src/features/account/fields/use-proof.ts'
import { useSmsCode } from '#/src/features/account/fields/use-sms-code.ts'
import { useText } from '#/src/i18n/text.ts'
import { useReportChange } from '../parts/use-report-change.ts'
import { proofWays } from '../proof-ways.ts'
import type { Security } from '../security-queries.ts'

interface PhoneDialogProps {
  security: Security
  open: boolean
  onClose: () => void
}

/** Gives the account another mobile number: a code shows whose the number is, a proof whose the account. */
export function PhoneDialog({ security, open, onClose }: PhoneDialogProps) {
  const t = useText()
  const title = security.mobile ? t('security.phoneChange') : t('security.phoneAdd')
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('popup.close')}>
      <PhoneForm security={security} onDone={onClose} />
    </Dialog>
  )
}

function PhoneForm({ security, onDone }: { security: Security; onDone: () => void }) {
  const t = useText()
  const reportChange = useReportChange()
  const attempt = useAttempt()
  const proof = useProof(proofWays(security))
  const mobile = useMobileNumber()
  const sms = useSmsCode(mobile, (number, passToken) =>
    request('newNumberSms', {}, { body: { ...number, passToken, purpose: 'bind' } }),
  )
  const [faults, setFaults] = useState<{ number?: Fault | undefined; code?: Fault | undefined }>({})

  const send = async () => {
    const given = proof.give()
    const found = { number: await mobile.fault(), code: sms.codeFault() }
    setFaults(found)
    if (!given || found.number || found.code) return
    await request('changeMobile', {}, { body: { ...mobile.body(), verificationCode: sms.code, ...given } })
    reportChange(t('security.phoneChanged'))
    onDone()
  }

  // The server does not say which of two codes was wrong, so the form shows the refusal.
  const isOwn = proof.way === 'password' && proof.explains(attempt.code)
  const codeRefused = attempt.code === 'verification_code_wrong' && proof.way !== 'ownCode'
  const numberRefused = attempt.code === 'mobile_number_invalid' || attempt.code === 'mobile_taken'
  const refusal = attempt.code && t(`errors.${attempt.code}`)
  return (
    <AttemptForm
      attempt={attempt}
      onSend={send}
      action={security.mobile ? t('security.phoneChange') : t('security.phoneAdd')}
      isExplained={isOwn || codeRefused || numberRefused}
    >
      <MobileNumberField
        mobile={mobile}
        error={faults.number?.(t) ?? sms.numberFault ?? (numberRefused ? refusal : undefined)}
      />
      <SmsCodeField sms={sms} error={faults.code?.(t) ?? (codeRefused ? refusal : undefined)} isOwn />
      <ProofFields proof={proof} code={isOwn ? attempt.code : undefined} />
    </AttemptForm>
  )
}
