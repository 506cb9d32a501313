import type { ListedDeposit } from '@banyan/contract/wallet/operator-deposit-calls.ts'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { request } from '#/src/api/request.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useOrderColumns } from './order-columns.tsx'

const fetchReviews: FetchPage<ListedDeposit> = (place) => request('listDeposits', { ...place, state: 'review' })

/** Orders that wait for an operator: how much, why, and for how long. */
export function ReviewsTable() {
  const t = useText()
  const { number, waits, amount, review, member, channel, created, provider } = useOrderColumns()
  // What decides stands within a phone's width.
  const first = [
    { ...number, width: 150 },
    { ...amount, width: 140 },
  ]
  return (
    <RecordsTable
      name="deposit-reviews"
      label={t('desk.reviews')}
      fetchPage={fetchReviews}
      columns={[...first, waits, review, member, channel, created, provider]}
      keyOf={(row) => row.number}
      linkTo={(row) => `/deposits/${row.number}`}
      empty={
        <Notice icon={nothingIcon} title={t('reviews.none')}>
          {t('reviews.noneText')}
        </Notice>
      }
    />
  )
}
