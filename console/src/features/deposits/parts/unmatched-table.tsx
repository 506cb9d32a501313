import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { WaitingTime } from '#/src/features/cashier/waiting-time.tsx'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { BindDialog } from './bind-dialog.tsx'
import { PaymentStatus } from './payment-status.tsx'

type Unmatched = ValueOf<Calls['listUnmatched']>['rows'][number]

/** Transfers that belong to no order, until a member is given their money. */
export function UnmatchedTable() {
  const t = useText()
  const may = useMayCalls()
  const mayBind = may('bindPayment') && may('findMembers')
  const [bound, setBound] = useState<Unmatched>()
  const columns = useColumns(mayBind, setBound)
  return (
    <>
      <RecordsTable
        name="unmatched-transfers"
        label={t('desk.unmatched')}
        fetchPage={(place) => request('listUnmatched', place)}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={mayBind ? (row) => row.status === 'paid' && setBound(row) : undefined}
        empty={
          <Notice icon={nothingIcon} title={t('unmatched.none')}>
            {t('unmatched.noneText')}
          </Notice>
        }
      />
      {bound && <BindDialog payment={bound} onClose={() => setBound(undefined)} />}
    </>
  )
}

function useColumns(mayBind: boolean, onBind: (payment: Unmatched) => void): readonly Column<Unmatched>[] {
  const t = useText()
  return useMemo<readonly Column<Unmatched>[]>(
    () => [
      {
        id: 'paidAt',
        title: t('payment.paidAt'),
        cell: ({ paidAt }) => momentCell(paidAt),
        width: 180,
        isFixed: true,
        text: ({ paidAt }) => paidAt,
      },
      {
        id: 'waits',
        title: t('deposits.waits'),
        cell: ({ paidAt }) => <WaitingTime since={paidAt} />,
        width: 105,
      },
      {
        id: 'amount',
        title: t('deposits.amount'),
        cell: ({ amount }) => <Amount amount={amount} />,
        align: 'end',
        width: 150,
        text: ({ amount }) => amount,
      },
      {
        id: 'content',
        title: t('payment.content'),
        cell: ({ content }) => <bdi title={content ?? undefined}>{content}</bdi>,
        width: 220,
        text: ({ content }) => content ?? '',
      },
      {
        id: 'payer',
        title: t('payment.payer'),
        cell: ({ payer }) => <bdi>{payer}</bdi>,
        width: 160,
        text: ({ payer }) => payer ?? '',
      },
      {
        id: 'status',
        title: t('deposits.state'),
        cell: ({ status }) => <PaymentStatus status={status} />,
        width: 120,
        text: ({ status }) => t(`paymentStatus.${status}`),
      },
      {
        id: 'account',
        title: t('payment.account'),
        cell: ({ receivingAccount }) => <bdi dir="ltr">{receivingAccount}</bdi>,
        width: 150,
        text: ({ receivingAccount }) => receivingAccount ?? '',
      },
      {
        id: 'provider',
        title: t('deposits.provider'),
        cell: ({ provider }) => <bdi dir="ltr">{provider}</bdi>,
        width: 110,
        text: ({ provider }) => provider,
      },
      {
        id: 'transaction',
        title: t('payment.transaction'),
        cell: ({ transactionId }) => <bdi dir="ltr">{transactionId}</bdi>,
        width: 180,
        isExtra: true,
        text: ({ transactionId }) => transactionId,
      },
      ...(mayBind ? [bindColumn(t, onBind)] : []),
    ],
    [t, mayBind, onBind],
  )
}

function bindColumn(t: ReturnType<typeof useText>, onBind: (payment: Unmatched) => void): Column<Unmatched> {
  return {
    id: 'bind',
    title: t('deposits.action'),
    cell: (payment) =>
      payment.status === 'paid' && (
        <span className="flex h-9 items-center justify-end">
          <Button
            weight="text"
            size="small"
            aria-label={t('bind.of', { transaction: payment.transactionId })}
            onClick={() => onBind(payment)}
          >
            {t('bind.short')}
          </Button>
        </span>
      ),
    align: 'end',
    width: 170,
    isFixed: true,
  }
}
