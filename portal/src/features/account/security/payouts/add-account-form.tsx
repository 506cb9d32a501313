import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import { Select } from '@banyan/ui/select.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { useReportChange } from '../parts/use-report-change.ts'
import type { Payouts, Security } from '../security-queries.ts'
import { accountName } from './account-name.ts'
import { FreshProofFields } from './fresh-proof-fields.tsx'
import { paymentPasswordRefusal } from './payment-password-refusal.ts'
import { isSixDigits, SixDigitsField } from './six-digits-field.tsx'
import { useFreshProof } from './use-fresh-proof.ts'

const numberPattern = /^[0-9]{6,19}$/
/** As the server takes it: letters of any script and single spaces. */
const holderPattern = /^(?=.{2,60}$)[\p{L}\p{M} ]+$/u

interface AddAccountFormProps {
  security: Security
  payouts: Payouts
  onDone: () => void
}

/** Bank, number, and whatever the server wants besides: the real name once, later the payment password. */
export function AddAccountForm({ security, payouts, onDone }: AddAccountFormProps) {
  const t = useText()
  const reportChange = useReportChange()
  const attempt = useAttempt()
  const proof = useFreshProof(payouts, security)
  const [bin, setBin] = useState<string | null>(null)
  const [written, setWritten] = useState({ number: '', holder: '', password: '' })
  const [isChecked, setIsChecked] = useState(false)
  const { number, holder, password } = written
  const { needsPaymentPassword, banks, holder: told } = payouts
  const asksHolder = told === null
  const { code } = attempt
  const write = (name: keyof typeof written) => (text: string) => {
    setWritten((before) => ({ ...before, [name]: text }))
    attempt.forget()
  }
  const faults = {
    bin: bin === null,
    number: !numberPattern.test(number),
    holder: asksHolder && !holderPattern.test(holder.trim()),
    password: needsPaymentPassword && !isSixDigits(password),
  }
  const fault = (name: keyof typeof faults, text: string) => (isChecked && faults[name] ? text : undefined)
  const refusedAt = (refusal: typeof code) =>
    refusal !== undefined && code === refusal ? t(`errors.${refusal}`) : undefined
  const passwordRefused = paymentPasswordRefusal(t, attempt.error)
  const add = async () => {
    setIsChecked(true)
    const given = proof.give()
    if (!given || bin === null || Object.values(faults).some(Boolean)) return
    const body = {
      ...{ bin, number, ...given },
      ...(asksHolder && { holder: holder.trim() }),
      ...(needsPaymentPassword && { paymentPassword: password }),
    }
    const added = await request('addPayoutAccount', {}, { body })
    reportChange(t('security.bankAccountAdded', { account: accountName(added) }))
    onDone()
  }
  const bankError = fault('bin', t('security.bankChoose')) ?? refusedAt('payout_bank_off')
  const explained = [bankError, refusedAt('payout_account_used'), refusedAt('payout_name_differs'), passwordRefused]
  return (
    <AttemptForm
      attempt={attempt}
      onSend={add}
      action={t('security.bankAccountAdd')}
      disabled={proof.way === 'none'}
      isExplained={explained.some(Boolean) || proof.explains(code)}
    >
      <p className="text-muted text-pretty">
        {t(needsPaymentPassword ? 'security.bankAccountLater' : 'security.bankAccountFirst')}
      </p>
      <Select
        label={t('security.bank')}
        placeholder={t('security.bankChoose')}
        options={banks.map((bank) => ({ value: bank.bin, label: bank.name }))}
        value={bin}
        onChange={(chosen) => {
          setBin(chosen)
          attempt.forget()
        }}
        {...(bankError !== undefined && { error: bankError })}
        required
      />
      <TextField
        label={t('security.bankNumber')}
        name="bankAccountNumber"
        value={number}
        onChange={({ target }) => write('number')(digitsTyped(target.value))}
        error={fault('number', t('security.bankNumberRule')) ?? refusedAt('payout_account_used')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
      />
      {asksHolder ? (
        <TextField
          label={t('security.bankHolder')}
          name="bankAccountHolder"
          value={holder}
          onChange={({ target }) => write('holder')(target.value)}
          error={fault('holder', t('security.bankHolderRule')) ?? refusedAt('payout_name_differs')}
          hint={t('security.bankHolderHint')}
          autoComplete="name"
          required
        />
      ) : (
        <p className="text-sm text-muted">{t('security.bankHolderIs', { name: `\u2068${told}\u2069` })}</p>
      )}
      {needsPaymentPassword && (
        <SixDigitsField
          label={t('security.part.paymentPassword')}
          name="paymentPassword"
          value={password}
          onValue={write('password')}
          error={fault('password', t('security.paymentPasswordSixDigits')) ?? passwordRefused}
        />
      )}
      <FreshProofFields proof={proof} code={code} />
    </AttemptForm>
  )
}
