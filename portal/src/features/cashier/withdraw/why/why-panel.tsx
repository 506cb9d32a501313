import { PartFailure } from '@banyan/client/part-failure.tsx'
import type { Obstacle } from '@banyan/contract/wallet/obstacle.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type Recall, useRecall } from '#/src/features/cashier/transfers/use-recall.ts'
import { useTransferNews } from '#/src/features/cashier/transfers/use-transfer-news.ts'
import { refreshBalance } from '#/src/features/cashier/wallet/balance.ts'
import { WhyFrame } from '#/src/features/cashier/wallet/why-frame.tsx'
import { useText } from '#/src/i18n/text.ts'
import { type Requirements, refetchWithdrawals } from '../withdraw-queries.ts'
import { BroughtBack } from './brought-back.tsx'
import { ObstacleRow } from './obstacle-row.tsx'
import { TurnoverLots } from './turnover-lots.tsx'
import { withdrawableNow } from './withdrawable.ts'

interface WhyPanelProps {
  query: UseQueryResult<Requirements>
  /** The withdrawal that is shown beside it. */
  shown?: string
  /** Writes another amount into the form. */
  onAmount?: (amount: string) => void
}

/** Everything that stands in the way of a withdrawal, in the order in which it is looked at (requirements WAL-07). */
export function WhyPanel({ query, shown, onAmount }: WhyPanelProps) {
  const t = useText()
  const client = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  // Here, because its line is gone once everything is back.
  const recall = useRecall(() => {
    void refetchWithdrawals(client)
    void refreshBalance(client)
  })
  // What was in transit may have come since.
  useTransferNews(['transfer.changed'], () => void refetchWithdrawals(client))
  const obstacles = data?.lines.flatMap(({ obstacle }) => obstacle ?? [])
  const isFree = obstacles?.length === 0
  return (
    <WhyFrame
      title={t(isFree ? 'withdraw.free.title' : shown ? 'withdraw.why.more' : 'withdraw.why.title')}
      status={obstacles && (isFree ? t('withdraw.free.text') : t('withdraw.why.count', { count: obstacles.length }))}
      isFree={isFree}
      isOutdated={isPlaceholderData}
    >
      {data && obstacles ? (
        <Obstacles
          fits={withdrawableNow(data)}
          {...{ obstacles, recall, ...(shown && { shown }), ...(onAmount && { onAmount }) }}
        />
      ) : error ? (
        <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-hidden="true" className="flex flex-col gap-3 px-4.5 pb-4.5">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      <div role="status">{recall.results && <BroughtBack results={recall.results} />}</div>
      {obstacles && error && <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
    </WhyFrame>
  )
}

interface ObstaclesProps {
  obstacles: readonly Obstacle[]
  shown?: string
  fits: string
  recall: Recall
  onAmount?: (amount: string) => void
}

function Obstacles({ obstacles, ...rest }: ObstaclesProps) {
  if (obstacles.length === 0) return null
  return (
    <ol>
      {obstacles.map((obstacle, index) => (
        <li key={obstacle.line} className="border-t border-line">
          <ObstacleRow obstacle={obstacle} place={index + 1} {...rest} />
          {obstacle.code === 'turnover_not_met' && <TurnoverLots />}
        </li>
      ))}
    </ol>
  )
}
