import type { ReportedPayment } from '@banyan/contract/wallet/operator-deposit-calls.ts'
import { showToast } from '@banyan/ui/toast.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useDepositsChanged } from './deposit-queries.ts'
import { MemberPicker, type PickedMember } from './member-picker.tsx'

interface BindDialogProps {
  payment: Pick<ReportedPayment, 'id' | 'amount' | 'content'>
  onClose: () => void
}

/** Asks a second operator to give a member the money of a transfer. */
export function BindDialog({ payment: { id, amount: paid, content }, onClose }: BindDialogProps) {
  const t = useText()
  const changed = useDepositsChanged()
  const [member, setMember] = useState<PickedMember>()
  const amount = moneyText(paid)
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('bind.title', { amount })}
      confirm={t('deposits.askCredit', { amount })}
      isReady={member !== undefined}
      fields={<MemberPicker picked={member} onPick={setMember} />}
      act={async (reason) => {
        if (!member) return
        await request('bindPayment', {}, { body: { payment: id, member: member.id, reason } })
        showToast({ tone: 'success', text: t('second.asked') })
        await changed()
      }}
    >
      <p>{member ? t('bind.textOf', { amount, name: member.username }) : t('bind.text', { amount })}</p>
      {content && (
        <p className="mt-2">
          {t('payment.content')}: <bdi className="font-semibold text-text wrap-anywhere">{content}</bdi>
        </p>
      )}
    </ReasonDialog>
  )
}
