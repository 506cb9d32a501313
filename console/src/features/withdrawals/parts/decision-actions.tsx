import { RequestError } from '@banyan/client/request-error.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { withdrawalStateAfter } from '@banyan/rules/cashier/withdrawal-states.ts'
import { Button } from '@banyan/ui/button.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { payoutAccountName } from '#/src/features/cashier/payout-account-name.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { useDecide } from './use-decide.ts'

type Record = ValueOf<Calls['withdrawalRecord']>
type Action = 'approve' | 'reject' | 'hold' | 'resume'

/** What an operator can do with a withdrawal in this state, as far as the role may. */
export function DecisionActions({ record }: { record: Record }) {
  const t = useText()
  const may = useMayCalls()
  const [chosen, setChosen] = useState<Action>()
  const { state } = record.withdrawal
  const can = (event: 'approved' | 'rejected' | 'held' | 'resumed') => withdrawalStateAfter(state, event) !== undefined
  const mayApprove = may('approveLargeWithdrawal') || (may('approveWithdrawal') && !record.needsSecond)
  const offered: Readonly<{ [Name in Action]: boolean }> = {
    reject: can('rejected') && may('rejectWithdrawal'),
    hold: can('held') && may('holdWithdrawal'),
    resume: can('resumed') && may('resumeWithdrawal'),
    approve: can('approved') && mayApprove,
  }
  return (
    <>
      {(['reject', 'hold', 'resume', 'approve'] as const)
        .filter((name) => offered[name])
        .map((name) => (
          <Button key={name} weight={name === 'approve' ? 'primary' : 'quiet'} onClick={() => setChosen(name)}>
            {t(`payOut.${name}.short`)}
          </Button>
        ))}
      {chosen === 'approve' && <ApproveDialog record={record} onClose={() => setChosen(undefined)} />}
      {chosen && chosen !== 'approve' && (
        <PlainDialog name={chosen} record={record} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

interface DialogProps {
  record: Record
  onClose: () => void
}

const callOf = { reject: 'rejectWithdrawal', hold: 'holdWithdrawal', resume: 'resumeWithdrawal' } as const

/** A decision that one operator takes, and that pays nothing. */
function PlainDialog({ name, record, onClose }: DialogProps & { name: keyof typeof callOf }) {
  const t = useText()
  const decide = useDecide()
  const { number, amount } = record.withdrawal
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`payOut.${name}.title`, { number })}
      confirm={t(`payOut.${name}.confirm`, { amount: moneyText(amount) })}
      isDangerous={name === 'reject'}
      act={(reason) => decide(() => request(callOf[name], {}, { body: { number, reason } }), t(`payOut.${name}.done`))}
    >
      {t(`payOut.${name}.text`, { amount: moneyText(amount) })}
    </ReasonDialog>
  )
}

/** Has a withdrawal paid; above the limit of one operator it asks a second one. */
function ApproveDialog({ record: { withdrawal, needsSecond }, onClose }: DialogProps) {
  const t = useText()
  const may = useMayCalls()
  const decide = useDecide()
  // The limit may have changed since the record was read.
  const [isLarge, setLarge] = useState(needsSecond)
  const { number, net, fee } = withdrawal
  const asksSecond = isLarge || !may('approveWithdrawal')
  const amount = moneyText(net)
  const act = async (reason: string) => {
    const sent = { body: { number, reason } }
    try {
      await (asksSecond
        ? decide(() => request('approveLargeWithdrawal', {}, sent), t('second.asked'))
        : decide(() => request('approveWithdrawal', {}, sent), t('payOut.approve.done', { amount })))
    } catch (error) {
      if (error instanceof RequestError && error.code === 'second_operator_needed')
        setLarge(may('approveLargeWithdrawal'))
      throw error
    }
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('payOut.approve.title', { number })}
      confirm={t(asksSecond ? 'payOut.approve.ask' : 'payOut.approve.confirm', { amount })}
      act={act}
    >
      <p>{t('payOut.approve.text', { amount, fee: moneyText(fee), account: payoutAccountName(withdrawal.account) })}</p>
      {asksSecond && <p className="mt-2 font-semibold text-gold">{t('second.text')}</p>}
    </ReasonDialog>
  )
}
