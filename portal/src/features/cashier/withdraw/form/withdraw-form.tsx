import { errorText } from '@banyan/client/error-text.ts'
import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useState } from 'react'
import { AmountField, boundsText } from '#/src/features/cashier/wallet/amount-field.tsx'
import { MemberPageLink } from '#/src/features/cashier/wallet/member-page-link.tsx'
import { wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { isOfPassword, PaymentPasswordField } from '#/src/features/cashier/wallet/payment-password-field.tsx'
import { ServiceLink } from '#/src/features/cashier/wallet/service-link.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import type { PayoutAccounts, Terms } from '../withdraw-queries.ts'
import { isSome } from '../words/order.ts'
import { AccountChoice } from './account-choice.tsx'
import { PayoutSummary } from './payout-summary.tsx'
import { useRequestWithdrawal } from './use-request-withdrawal.ts'
import type { WithdrawDraft } from './use-withdraw-draft.ts'

interface WithdrawFormProps {
  payout: PayoutAccounts
  terms: Terms
  draft: WithdrawDraft
  /** What could go out now; it can be pressed instead of written. */
  withdrawable: string
}

/** Asks for money: where it goes, how much with what arrives of it, and the payment password. */
export function WithdrawForm({ payout, terms, draft, withdrawable }: WithdrawFormProps) {
  const t = useText()
  const [wasTried, setTried] = useState(false)
  const { attempt, send, isLost, refusal, forgetRefusal } = useRequestWithdrawal(draft)
  const { account, digits } = draft
  const faults = wasTried ? draft.faults : {}
  const { paymentPassword } = payout
  const isOpen = paymentPassword !== null && paymentPassword.lockedUntil === null
  const amountFault = faults.amount && t(`withdraw.fault.${faults.amount}`, boundsText(terms))
  const amountRefusal = refusal && !isOfPassword(refusal) ? errorText(t, refusal) : undefined
  return (
    <div className="px-4.5 pt-4 pb-5">
      <AttemptForm
        attempt={attempt}
        onSend={() => {
          setTried(draft.body() === undefined)
          return send()
        }}
        action={digits === undefined ? t('withdraw.open') : t('withdraw.openAmount', { amount: wholeText(digits) })}
        disabled={!isOpen || payout.accounts.length === 0}
        after={isLost && <p className="text-sm text-gold text-pretty">{t('withdraw.lost')}</p>}
      >
        <AccountChoice
          accounts={payout.accounts}
          chosen={account}
          isMissed={faults.account === true}
          onChoose={draft.choose}
        />
        <AmountField
          label={t('withdraw.amount')}
          bounds={terms}
          presets={isSome(withdrawable) ? [withdrawable] : []}
          hint={t('withdraw.amountHint', boundsText(terms))}
          error={amountFault ?? amountRefusal}
          written={draft.written}
          onWrite={(written) => {
            if (amountRefusal !== undefined) forgetRefusal()
            draft.write(written)
          }}
        />
        <PayoutSummary terms={terms} digits={digits} />
        {isOpen ? (
          <PaymentPasswordField
            value={draft.password}
            onWrite={draft.setPassword}
            fault={refusal && isOfPassword(refusal) && draft.password === '' ? refusal : faults.password}
          />
        ) : (
          <NoPassword lockedUntil={paymentPassword?.lockedUntil ?? undefined} />
        )}
      </AttemptForm>
    </div>
  )
}

/** In the place of the payment password where there is none, or none that is taken now. */
function NoPassword({ lockedUntil }: { lockedUntil: string | undefined }) {
  const t = useText()
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border border-gold/50 bg-gold-soft/40 px-4 py-3.5">
      <p className="font-semibold">{t(lockedUntil ? 'withdraw.passwordLocked' : 'withdraw.noPassword')}</p>
      <p className="text-sm text-muted text-pretty">
        {lockedUntil ? t('withdraw.passwordLockedText', { until: when(lockedUntil) }) : t('withdraw.noPasswordText')}
      </p>
      {lockedUntil ? (
        <ServiceLink />
      ) : (
        <MemberPageLink page="securityCenter">{t('withdraw.setPassword')}</MemberPageLink>
      )}
    </div>
  )
}
