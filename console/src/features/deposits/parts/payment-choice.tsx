import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Select } from '@banyan/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'

export type ReportedTransfer = ValueOf<Calls['listUnmatched']>['rows'][number]

/** Maximum number of pending transfers offered for one account. */
const shown = 30
/** The select has no empty value. */
const none = 'none'

interface PaymentChoiceProps {
  /** Number of a manual order. */
  order: string
  chosen: ReportedTransfer | undefined
  onChoose: (payment: ReportedTransfer | undefined) => void
}

/** Reported transfers that may be the money of a manual order; nothing is shown where there are none. */
export function PaymentChoice({ order, chosen, onChoose }: PaymentChoiceProps) {
  const t = useText()
  const { data: rows = [] } = useQuery({
    queryKey: ['deposits', 'mayPay', order],
    queryFn: async () => (await request('listUnmatched', { order, size: shown })).rows,
  })
  if (rows.length === 0) return null
  return (
    <Select
      label={t('approve.payment')}
      hint={t('approve.paymentHint')}
      placeholder={t('approve.noPayment')}
      options={[
        { value: none, label: t('approve.noPayment') },
        ...rows.map(({ id, amount, paidAt, content, payer }) => ({
          value: id,
          label: `${moneyText(amount)} · ${momentText(paidAt)}`,
          detail: [content, payer].filter(Boolean).join(' · '),
        })),
      ]}
      value={chosen?.id ?? none}
      onChange={(id) => onChoose(rows.find((row) => row.id === id))}
    />
  )
}
