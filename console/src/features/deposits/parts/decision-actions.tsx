import { RequestError } from '@banyan/client/request-error.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { useDepositsChanged } from './deposit-queries.ts'

type Order = ValueOf<Calls['depositRecord']>
type Action = 'approve' | 'reject' | 'reverse'

/** What an operator can do with an order in this state, as far as the role may. */
export function DecisionActions({ order }: { order: Order }) {
  const t = useText()
  const may = useMayCalls()
  const [chosen, setChosen] = useState<Action>()
  const close = () => setChosen(undefined)
  const { state, number, kind, credited, amount } = order.deposit
  // One operator can name the reported payment of a manual order.
  const mayAlone = may('approveDeposit') && (!order.needsSecond || (kind === 'manual' && may('listUnmatched')))
  const mayApprove = may('approveLargeDeposit') || mayAlone
  return (
    <>
      {state === 'review' && may('rejectDeposit') && (
        <Button weight="quiet" onClick={() => setChosen('reject')}>
          {t('reject.short')}
        </Button>
      )}
      {state === 'review' && mayApprove && <Button onClick={() => setChosen('approve')}>{t('approve.short')}</Button>}
      {state === 'completed' && may('reverseDeposit') && (
        <Button weight="quiet" onClick={() => setChosen('reverse')}>
          {t('reverse.short')}
        </Button>
      )}
      {chosen === 'approve' && <ApproveDialog order={order} onClose={close} />}
      {chosen === 'reject' && <RejectDialog number={number} amount={moneyText(amount)} onClose={close} />}
      {chosen === 'reverse' && <ReverseDialog number={number} amount={moneyText(credited ?? amount)} onClose={close} />}
    </>
  )
}

interface DialogProps {
  number: string
  amount: string
  onClose: () => void
}

function RejectDialog({ number, amount, onClose }: DialogProps) {
  const t = useText()
  const decide = useDecide()
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('reject.title', { number })}
      confirm={t('reject.confirm', { amount })}
      isDangerous
      act={(reason) => decide(() => request('rejectDeposit', {}, { body: { number, reason } }), t('reject.done'))}
    >
      {t('reject.text')}
    </ReasonDialog>
  )
}

function ReverseDialog({ number, amount, onClose }: DialogProps) {
  const t = useText()
  const decide = useDecide()
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('reverse.title', { number })}
      confirm={t('reverse.confirm', { amount })}
      isDangerous
      act={(reason) => decide(() => request('reverseDeposit', {}, { body: { number, reason } }), t('second.asked'))}
    >
      <p>{t('reverse.text', { amount })}</p>
      <p className="mt-2 font-semibold text-gold">{t('reverse.second')}</p>
    </ReasonDialog>
  )
}

/** Sends a decision and shows what became of the order, also where somebody else was first. */
function useDecide() {
  const changed = useDepositsChanged()
  return async (send: () => Promise<unknown>, done: string) => {
    try {
      await send()
    } catch (error) {
      if (error instanceof RequestError && error.code === 'deposit_over') await changed()
      throw error
    }
    showToast({ tone: 'success', text: done })
    await changed()
  }
}
