import { RequestError } from '@banyan/client/request-error.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { exactOf } from '@banyan/rules/money/amount.ts'
import { Chip } from '@banyan/ui/chip.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { creditedAmount, typedAmount } from './credited-amount.ts'
import { useDepositsChanged } from './deposit-queries.ts'
import { PaymentChoice, type ReportedTransfer } from './payment-choice.tsx'

/** As the contract bounds an amount; at most the two digits of the currency after the point, and not zero. */
const amountPattern = /^(?=.*[1-9])\d{1,13}(\.\d{1,2})?$/

/** Refusals after which the order and the transfers are not as they are shown. */
const isOutdated = (code: string) => code === 'deposit_over' || code === 'payment_not_found'

interface ApproveDialogProps {
  order: ValueOf<Calls['depositRecord']>
  onClose: () => void
}

/** Credits a reviewed order with the amount that came; above the limit of one operator it asks a second one. */
export function ApproveDialog({ order: { deposit, payments, needsSecond }, onClose }: ApproveDialogProps) {
  const t = useText()
  const may = useMayCalls()
  const changed = useDepositsChanged()
  const { number, amount: ordered } = deposit
  const paid = payments.filter(({ status }) => status === 'paid').map((payment) => typedAmount(payment.amount))
  const suggested = [...new Set([typedAmount(ordered), ...paid])]
  const [typed, setTyped] = useState(paid.length === 1 && paid[0] ? paid[0] : typedAmount(ordered))
  // The server alone knows the limits for an amount that was changed, or a payment that was chosen.
  const [isLarge, setLarge] = useState(needsSecond)
  const [payment, setPayment] = useState<ReportedTransfer>()
  // A reported payment is credited as it came.
  const amount = payment ? typedAmount(payment.amount) : amountTyped(typed)
  const isSound = amountPattern.test(amount)
  const credited = isSound ? creditedAmount(deposit, amount) : undefined
  const asksSecond = isLarge || !may('approveDeposit')
  const shown = moneyText(credited ?? (isSound ? amount : ordered))
  const button = credited
    ? t(asksSecond ? 'deposits.askCredit' : 'approve.credit', { amount: shown })
    : t(asksSecond ? 'approve.askApprove' : 'approve.approve', { amount: shown })
  const choosePayment = (chosen: ReportedTransfer | undefined) => {
    setPayment(chosen)
    setLarge(chosen === undefined && needsSecond)
  }
  const act = async (reason: string) => {
    const body = {
      ...{ number, reason },
      ...(payment ? { payment: payment.id } : exactOf(amount) !== exactOf(ordered) && { amount }),
    }
    try {
      await (asksSecond ? request('approveLargeDeposit', {}, { body }) : request('approveDeposit', {}, { body }))
    } catch (error) {
      if (error instanceof RequestError && error.code === 'second_operator_needed') setLarge(may('approveLargeDeposit'))
      if (error instanceof RequestError && isOutdated(error.code)) await changed()
      throw error
    }
    showToast({ tone: 'success', text: asksSecond ? t('second.asked') : t('approve.done', { amount: shown }) })
    await changed()
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('approve.title', { number })}
      confirm={button}
      isReady={isSound && (!asksSecond || may('approveLargeDeposit'))}
      act={act}
      fields={
        <div className="flex flex-col gap-3">
          {deposit.kind === 'manual' && may('listUnmatched') && (
            <PaymentChoice order={number} chosen={payment} onChoose={choosePayment} />
          )}
          {payment ? (
            <p className="text-sm">{t('approve.paymentAmount', { amount: moneyText(payment.amount) })}</p>
          ) : (
            <AmountFields typed={typed} onType={setTyped} isSound={isSound} suggested={suggested} />
          )}
        </div>
      }
    >
      <p>{t('approve.text')}</p>
      {isSound && credited === undefined && <p className="mt-2">{t('approve.termsAnew')}</p>}
      {credited !== undefined && exactOf(credited) !== exactOf(amount) && (
        <p className="mt-2">
          {t('approve.terms', { fee: moneyText(deposit.fee), bonus: moneyText(deposit.isLate ? '0' : deposit.bonus) })}
        </p>
      )}
      {asksSecond && <p className="mt-2 font-semibold text-gold">{t('second.text')}</p>}
    </ReasonDialog>
  )
}

interface AmountFieldsProps {
  typed: string
  onType: (amount: string) => void
  isSound: boolean
  /** The ordered amount, then those that came. */
  suggested: readonly string[]
}

function AmountFields({ typed, onType, isSound, suggested }: AmountFieldsProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('approve.amount')}
        hint={t('approve.amountHint')}
        error={typed !== '' && !isSound ? t('approve.amountWrong') : undefined}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {suggested.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {suggested.map((each, place) => (
            <Chip key={each} chosen={each === amountTyped(typed)} onClick={() => onType(each)}>
              {t(place === 0 ? 'approve.asOrdered' : 'approve.asPaid', { amount: moneyText(each) })}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
