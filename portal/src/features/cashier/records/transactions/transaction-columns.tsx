import type { Text } from '#/src/i18n/text.ts'
import { Moment } from '../parts/moment.tsx'
import { RecordAmount } from '../parts/record-amount.tsx'
import type { RecordColumn } from '../parts/record-row.tsx'
import type { Transaction } from '../queries/record-queries.ts'

/** What a movement was about: its game, or at least the vendor. */
export function aboutText({ remark }: Transaction): string {
  if (!remark) return ''
  return [remark.game ?? remark.gameCode, remark.vendor].filter(Boolean).join(' · ')
}

/** The columns of the list of movements, on a phone the places of a card. */
export function transactionColumns(t: Text): RecordColumn<Transaction>[] {
  return [
    {
      id: 'type',
      title: t('records.group'),
      phone: 'max-md:col-start-1 max-md:row-start-1',
      opens: true,
      cell: ({ type }) => t(`records.type.${type}`),
      text: ({ type }) => t(`records.type.${type}`),
    },
    {
      id: 'about',
      title: t('records.about'),
      phone: 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-3 max-md:text-muted',
      cell: (row) => <bdi>{aboutText(row)}</bdi>,
      text: aboutText,
    },
    {
      id: 'time',
      title: t('records.time'),
      phone: 'max-md:col-start-1 max-md:row-start-2 max-md:text-muted',
      cell: ({ at }) => <Moment at={at} />,
      text: ({ at }) => at,
    },
    {
      id: 'reference',
      title: t('records.reference'),
      phone: 'max-md:hidden',
      cell: ({ reference }) => (
        <bdi dir="ltr" title={reference} className="block max-w-36 truncate text-muted">
          {reference}
        </bdi>
      ),
      text: ({ reference }) => reference,
    },
    {
      id: 'amount',
      title: t('records.amount'),
      align: 'end',
      phone: 'max-md:col-start-2 max-md:row-start-1 max-md:font-semibold',
      cell: ({ amount }) => <RecordAmount amount={amount} isMovement />,
      text: ({ amount }) => amount,
    },
    {
      id: 'balance',
      title: t('records.balanceAfter'),
      align: 'end',
      phone: 'max-md:col-start-2 max-md:row-start-2 max-md:text-muted',
      cell: ({ balance }) => <RecordAmount amount={balance} />,
      text: ({ balance }) => balance,
    },
  ]
}
