import type { ListedDeposit } from '@banyan/contract/wallet/operator-deposit-calls.ts'
import type { Column } from '@banyan/ui/record-table.tsx'
import { WaitingTime } from '#/src/features/cashier/waiting-time.tsx'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { DepositMarks, DepositStateBadge } from './deposit-badges.tsx'

type OrderColumn = Column<ListedDeposit>

/** The columns of orders by what they say; each list chooses its own. */
export function useOrderColumns() {
  const t = useText()
  return {
    number: {
      id: 'number',
      title: t('deposits.number'),
      cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      width: 165,
      isFixed: true,
      text: ({ number }) => number,
    },
    created: {
      id: 'created',
      title: t('deposits.created'),
      cell: ({ createdAt }) => momentCell(createdAt),
      width: 180,
      text: ({ createdAt }) => createdAt,
    },
    member: {
      id: 'member',
      title: t('deposits.member'),
      cell: ({ member }) => <MemberLink member={member} />,
      width: 150,
      text: ({ member }) => member.username,
    },
    state: {
      id: 'state',
      title: t('deposits.state'),
      cell: (row) => (
        <span className="inline-flex items-center gap-1.5 align-middle">
          <DepositStateBadge state={row.state} />
          <DepositMarks {...row} />
        </span>
      ),
      width: 240,
      text: ({ state }) => t(`depositState.${state}`),
    },
    waits: {
      id: 'waits',
      title: t('deposits.waits'),
      cell: ({ changedAt }) => <WaitingTime since={changedAt} />,
      width: 105,
      text: ({ changedAt }) => changedAt,
    },
    review: {
      id: 'review',
      title: t('deposits.why'),
      cell: ({ review }) => review && t(`review.${review}`),
      width: 235,
      text: ({ review }) => (review ? t(`review.${review}`) : ''),
    },
    channel: {
      id: 'channel',
      title: t('deposits.channel'),
      cell: ({ channel }) => <bdi dir="ltr">{channel}</bdi>,
      width: 130,
      text: ({ channel }) => channel,
    },
    kind: {
      id: 'kind',
      title: t('deposits.kind'),
      cell: ({ kind }) => t(`depositKind.${kind}`),
      width: 170,
      isExtra: true,
      text: ({ kind }) => t(`depositKind.${kind}`),
    },
    provider: {
      id: 'provider',
      title: t('deposits.provider'),
      cell: ({ provider }) => <bdi dir="ltr">{provider}</bdi>,
      width: 120,
      isExtra: true,
      text: ({ provider }) => provider,
    },
    amount: {
      id: 'amount',
      title: t('deposits.amount'),
      cell: ({ amount }) => <Amount amount={amount} />,
      align: 'end',
      width: 150,
      text: ({ amount }) => amount,
    },
    credited: {
      id: 'credited',
      title: t('deposits.credited'),
      cell: ({ credited }) => credited !== null && <Amount amount={credited} />,
      align: 'end',
      width: 150,
      text: ({ credited }) => credited ?? '',
    },
    changed: {
      id: 'changed',
      title: t('deposits.changed'),
      cell: ({ changedAt }) => momentCell(changedAt),
      width: 180,
      isExtra: true,
      text: ({ changedAt }) => changedAt,
    },
  } satisfies Record<string, OrderColumn>
}
