import { PartFailure } from '@banyan/client/part-failure.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { historyIcon } from '@banyan/ui/icons/history-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { StatusBadge } from '../standing.tsx'
import { useReward } from '../use-reward.ts'
import { type PastReward, rewardHistoryQuery } from './reward-queries.ts'
import { ListSkeleton, RewardRows } from './reward-row.tsx'

/** What became of rewards, the newest first. */
export function History() {
  const t = useText()
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    rewardHistoryQuery(),
  )
  const rows = data?.pages.flatMap((page) => page.rows)
  if (!rows) {
    return error ? <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  if (rows.length === 0) {
    return (
      <Notice icon={historyIcon} title={t('rewards.noHistory')}>
        {t('rewards.noHistoryText')}
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <RewardRows>
        {rows.map((row) => (
          <HistoryRow key={row.id} row={row} />
        ))}
      </RewardRows>
      {hasNextPage && (
        <Button weight="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('rewards.more')}
        </Button>
      )}
    </div>
  )
}

function HistoryRow({ row: { id, name, status, amount, changedAt, note } }: { row: PastReward }) {
  const t = useText()
  const { run, busy } = useReward()
  const acknowledge = () => run(() => request('acknowledgeReward', {}, { body: { id } }))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-40 grow basis-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          <time dateTime={changedAt}>{when(changedAt, { withDay: true })}</time>
        </p>
        {note !== null && <p className="text-sm text-danger text-pretty">{t('rewards.reason', { reason: note })}</p>}
      </div>
      <div className="flex flex-col items-end gap-1">
        {amount !== null && (
          <span className="font-semibold tabular-nums">
            <Money amount={amount} />
          </span>
        )}
        <StatusBadge status={status} />
        {status === 'issued' && (
          <Button weight="quiet" size="small" busy={busy} onClick={() => void acknowledge()}>
            {t('rewards.acknowledge')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
