import type { MemberReward } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useMemo } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { reasonText } from './parts/reason-text.ts'
import { cycleColumn, promotionColumn } from './parts/reward-columns.tsx'

const tones = {
  signed: 'neutral',
  applying: 'gold',
  issued: 'primary',
  claimed: 'primary',
  rejected: 'danger',
  close: 'neutral',
} as const

/** What became of a member's rewards, the newest first. */
export function MemberRewards({ member: { id } }: { member: { readonly id: string } }) {
  const t = useText()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <RecordsTable<MemberReward>
      name="member-rewards"
      of={id}
      label={t('rewards.label')}
      fetchPage={(place) => request('memberRewards', { id, ...place })}
      columns={columns}
      keyOf={(reward) => reward.id}
      empty={<Notice icon={nothingIcon} title={t('rewards.none')} />}
    />
  )
}

function columnsOf(t: Text): readonly Column<MemberReward>[] {
  return [
    {
      ...{ id: 'when', title: t('rewards.when'), width: 170, isFixed: true },
      cell: ({ changedAt }) => momentCell(changedAt),
      text: ({ changedAt }) => changedAt,
    },
    promotionColumn(t),
    {
      ...{ id: 'status', title: t('rewards.status'), width: 130 },
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`rewardStatus.${status}`)}</Badge>,
      text: ({ status }) => t(`rewardStatus.${status}`),
    },
    {
      ...{ id: 'amount', title: t('reviews.amount'), align: 'end', width: 150 },
      cell: ({ amount }) => amount !== null && <Amount amount={amount} />,
      text: ({ amount }) => amount ?? '',
    },
    cycleColumn(t),
    {
      ...{ id: 'why', title: t('reviews.why'), width: 200 },
      cell: ({ reasons }) => reasons.map((reason) => reasonText(t, reason)).join(' · '),
      text: ({ reasons }) => reasons.map((reason) => reasonText(t, reason)).join(' · '),
    },
    {
      ...{ id: 'note', title: t('rewards.note'), width: 260 },
      cell: ({ note }) => note && <bdi>{note}</bdi>,
      text: ({ note }) => note ?? '',
    },
  ]
}
