import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { useReportChange } from '../parts/use-report-change.ts'
import type { Payouts, Security } from '../security-queries.ts'
import { FreshProofFields } from './fresh-proof-fields.tsx'
import { paymentPasswordRefusal } from './payment-password-refusal.ts'
import { isSixDigits, SixDigitsField } from './six-digits-field.tsx'
import { useFreshProof } from './use-fresh-proof.ts'

interface PaymentPasswordDialogProps {
  security: Security
  payouts: Payouts
  open: boolean
  onClose: () => void
}

/** Sets the payment password, or changes it by the present one. */
export function PaymentPasswordDialog({ security, payouts, open, onClose }: PaymentPasswordDialogProps) {
  const t = useText()
  const title = t(payouts.paymentPassword ? 'security.paymentPasswordChange' : 'security.paymentPasswordAdd')
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('popup.close')}>
      <PasswordForm security={security} payouts={payouts} onDone={onClose} />
    </Dialog>
  )
}

function PasswordForm({
  security,
  payouts,
  onDone,
}: Omit<PaymentPasswordDialogProps, 'open' | 'onClose'> & { onDone: () => void }) {
  const t = useText()
  const reportChange = useReportChange()
  const attempt = useAttempt()
  const proof = useFreshProof(payouts, security)
  const [written, setWritten] = useState({ old: '', next: '', again: '' })
  const [isChecked, setIsChecked] = useState(false)
  // What is set while the dialog is open does not change what it asks for.
  const [isChange] = useState(payouts.paymentPassword !== null)
  const write = (name: keyof typeof written) => (digits: string) => {
    setWritten((before) => ({ ...before, [name]: digits }))
    attempt.forget()
  }
  const { old, next, again } = written
  const missing = (digits: string) =>
    isChecked && !isSixDigits(digits) ? t('security.paymentPasswordSixDigits') : undefined
  const differs = isChecked && again !== next ? t('errors.inconsistent_twice') : undefined
  const { code } = attempt
  const refused = code === 'payment_password_weak' || code === 'password_used_before' ? t(`errors.${code}`) : undefined
  const oldRefused = paymentPasswordRefusal(t, attempt.error)
  const save = async () => {
    setIsChecked(true)
    const given = proof.give()
    if (!given || !isSixDigits(next) || again !== next || (isChange && !isSixDigits(old))) return
    const body = { paymentPassword: next, ...given }
    if (isChange) await request('changePaymentPassword', {}, { body: { ...body, oldPaymentPassword: old } })
    else await request('setPaymentPassword', {}, { body })
    reportChange(t(isChange ? 'security.paymentPasswordChanged' : 'security.paymentPasswordSaved'))
    onDone()
  }
  const isExplained = Boolean(refused ?? oldRefused) || proof.explains(code)
  return (
    <AttemptForm
      attempt={attempt}
      onSend={save}
      action={t(isChange ? 'security.change' : 'security.paymentPasswordSave')}
      disabled={proof.way === 'none'}
      isExplained={isExplained}
    >
      <p className="text-muted text-pretty">
        {t(isChange ? 'security.paymentPasswordChangeText' : 'security.paymentPasswordText')}
      </p>
      {isChange && (
        <SixDigitsField
          label={t('security.paymentPasswordOld')}
          name="oldPaymentPassword"
          value={old}
          onValue={write('old')}
          error={missing(old) ?? oldRefused}
        />
      )}
      <SixDigitsField
        label={t('security.paymentPasswordNew')}
        name="paymentPassword"
        value={next}
        onValue={write('next')}
        error={missing(next) ?? refused}
        hint={t('security.paymentPasswordRule')}
      />
      <SixDigitsField
        label={t('security.paymentPasswordAgain')}
        name="paymentPasswordAgain"
        value={again}
        onValue={write('again')}
        error={differs}
      />
      <FreshProofFields proof={proof} code={code} />
    </AttemptForm>
  )
}
