import { errorText } from '@banyan/client/error-text.ts'
import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { CodeField } from '@banyan/client/forms/code-field.tsx'
import type { SentTransfer } from '@banyan/contract/wallet/transfer-calls.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { useState } from 'react'
import { AmountField, boundsText } from '#/src/features/cashier/wallet/amount-field.tsx'
import { MemberPageLink } from '#/src/features/cashier/wallet/member-page-link.tsx'
import { wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { PaymentPasswordField } from '#/src/features/cashier/wallet/payment-password-field.tsx'
import { roundAmounts } from '#/src/features/cashier/wallet/round-amounts.ts'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import type { TransferTerms } from '../transfer-queries.ts'
import { TargetChoice } from './target-choice.tsx'
import { useSendTransfer } from './use-send-transfer.ts'
import { useTransferDraft } from './use-transfer-draft.ts'

interface TransferFormProps {
  terms: TransferTerms
  /** What could be sent now; it can be pressed instead of written. */
  sendable: string
  onSent: (sent: SentTransfer) => void
}

/** Sends money: to whom, how much, the payment password, and a second question, for it can't be taken back. */
export function TransferForm({ terms, sendable, onSent }: TransferFormProps) {
  const t = useText()
  const draft = useTransferDraft(terms)
  const [wasTried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const { attempt, send, isLost, refusalAt, forgetRefusal } = useSendTransfer(draft, onSent)
  const { digits, password, direction } = draft
  const faults = wasTried ? draft.faults : {}
  const { least, most, step, leftToday, available, dayEndsAt, turnover, hasPaymentPassword } = terms
  const words = {
    ...boundsText({ least, most, step }),
    ...{ left: wholeText(leftToday), until: when(dayEndsAt), available: wholeText(available) },
  }
  const amountRefusal = refusalAt('amount')
  const passwordRefusal = password === '' ? refusalAt('password') : undefined
  const shownAmount = digits === undefined ? '' : wholeText(digits)
  const to = direction === 'up' ? (terms.upline ?? '') : draft.username.trim()
  return (
    <div className="px-4.5 pt-4 pb-5">
      <AttemptForm
        attempt={attempt}
        onSend={async () => {
          const isReady = draft.body() !== undefined
          setTried(!isReady)
          if (isReady) setAsks(true)
        }}
        action={digits === undefined ? t('transfer.send') : t('transfer.sendAmount', { amount: shownAmount })}
        disabled={!hasPaymentPassword}
        after={isLost && <p className="text-sm text-gold text-pretty">{t('transfer.lost')}</p>}
      >
        <TargetChoice
          terms={terms}
          draft={draft}
          isMissed={faults.username === true}
          refusal={refusalAt('target')}
          onChange={forgetRefusal}
        />
        <AmountField
          label={t('transfer.amount')}
          bounds={terms}
          presets={sendable === '0' ? [] : [...roundAmounts(terms.least, sendable), sendable]}
          hint={t('transfer.amountHint', words)}
          error={
            (faults.amount && t(`transfer.fault.${faults.amount}`, words)) ??
            (amountRefusal && errorText(t, amountRefusal))
          }
          written={draft.written}
          onWrite={(written) => {
            if (amountRefusal) forgetRefusal()
            draft.write(written)
          }}
        />
        <p className="text-sm text-muted text-pretty">
          {turnover === 0 ? t('transfer.rulesFree') : t('transfer.rules', { times: turnover })}
        </p>
        {hasPaymentPassword ? (
          <PaymentPasswordField
            value={password}
            onWrite={draft.setPassword}
            fault={passwordRefusal ?? faults.password}
          />
        ) : (
          <NoPassword />
        )}
        {terms.needsAuthenticator && (
          <CodeField
            label={t('transfer.authenticatorCode')}
            name="authenticatorCode"
            value={draft.code}
            onValue={draft.setCode}
            error={
              faults.code || (draft.code === '' && refusalAt('code')) ? t('errors.authenticator_code_wrong') : undefined
            }
          />
        )}
      </AttemptForm>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        tone="warning"
        title={t('transfer.confirmTitle', { amount: shownAmount, to: `\u2066${to}\u2069` })}
        confirm={t('transfer.confirm')}
        onConfirm={() => {
          setAsks(false)
          void attempt.run(send)
        }}
        cancel={t('transfer.back')}
      >
        {t('transfer.confirmText')}
      </AlertDialog>
    </div>
  )
}

/** In the place of the payment password where there is none. */
function NoPassword() {
  const t = useText()
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border border-gold/50 bg-gold-soft/40 px-4 py-3.5">
      <p className="font-semibold">{t('transfer.noPassword')}</p>
      <p className="text-sm text-muted text-pretty">{t('transfer.noPasswordText')}</p>
      <MemberPageLink page="securityCenter">{t('transfer.setPassword')}</MemberPageLink>
    </div>
  )
}
