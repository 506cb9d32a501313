import { PartFailure } from '@banyan/client/part-failure.tsx'
import { CountBadge } from '@banyan/ui/badge.tsx'
import { type TabItem, Tabs } from '@banyan/ui/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { History } from './history.tsx'
import { InProgress } from './in-progress.tsx'
import { Ready } from './ready.tsx'
import { openRewardsQuery } from './reward-queries.ts'
import { ListSkeleton } from './reward-row.tsx'

type Tab = 'ready' | 'inProgress' | 'history'

/** What the account can claim, what is on its way, and what became of the rest (requirements PRO-02, MEM-01). */
export function RewardCentre() {
  const t = useText()
  const [tab, setTab] = useState<Tab>('ready')
  const { data, error, isFetching, refetch } = useQuery(openRewardsQuery())
  const refresh = () => void refetch()
  const shown = (content: ReactNode) =>
    data ? content : error ? <PartFailure error={error} busy={isFetching} onRetry={refresh} /> : <ListSkeleton />
  const waiting = data?.ready.length ?? 0
  const tabs: TabItem<Tab>[] = [
    {
      id: 'ready',
      label: t('rewards.ready'),
      badge: <CountBadge count={waiting} label={() => t('nav.rewardsNew', { count: waiting })} />,
      content: shown(data && <Ready rewards={data.ready} onUp={refresh} />),
    },
    {
      id: 'inProgress',
      label: t('rewards.inProgress'),
      content: shown(data && <InProgress rewards={data.inProgress} />),
    },
    { id: 'history', label: t('rewards.history'), content: <History /> },
  ]
  return <Tabs label={t('member.page.rewardCenter')} tabs={tabs} selected={tab} onSelect={setTab} />
}
