import { type TabItem, Tabs } from '@banyan/ui/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CallId } from '#/src/api/request.ts'
import { WaitingCount } from '#/src/features/records/waiting-count.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { providersQuery } from './parts/deposit-queries.ts'
import { DifferencesTable } from './parts/differences-table.tsx'
import { OrdersTable } from './parts/orders-table.tsx'
import { needsLook, ProviderCards } from './parts/provider-cards.tsx'
import { ReviewsTable } from './parts/reviews-table.tsx'
import { UnmatchedTable } from './parts/unmatched-table.tsx'
import { useWaitingDeposits } from './parts/waiting-deposits.ts'

type TabId = 'orders' | 'reviews' | 'unmatched' | 'providers' | 'differences'

interface Desk {
  readonly id: TabId
  readonly call: CallId
  readonly content: ReactNode
  /** What of it waits for somebody. */
  readonly waiting?: number
}

/** All that is done about deposits, a tab each; the address says which one is open. */
export function DepositDesk() {
  const t = useText()
  const may = useMayCalls()
  const navigate = useNavigate()
  const { tab }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const { reviews = 0, unmatched = 0 } = useWaitingDeposits().data ?? {}
  const { data: providers = [] } = useQuery({ ...providersQuery, enabled: may('paymentProviders') })
  const differences = providers.reduce((sum, provider) => sum + provider.differences, 0)
  const desks: readonly Desk[] = [
    { id: 'orders', call: 'listDeposits', content: <OrdersTable /> },
    { id: 'reviews', call: 'listDeposits', content: <ReviewsTable />, waiting: reviews },
    { id: 'unmatched', call: 'listUnmatched', content: <UnmatchedTable />, waiting: unmatched },
    {
      ...{ id: 'providers', call: 'paymentProviders', content: <ProviderCards /> },
      waiting: providers.filter(needsLook).length,
    },
    { id: 'differences', call: 'listDifferences', content: <DifferencesTable />, waiting: differences },
  ]
  const tabs: readonly TabItem<TabId>[] = desks
    .filter(({ call }) => may(call))
    .map(({ id, content, waiting = 0 }) => ({
      id,
      label: t(`desk.${id}`),
      badge: <WaitingCount count={waiting} label={t('desk.waiting', { count: waiting })} />,
      content,
    }))
  const selected = tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id
  if (!selected) return null
  return (
    <Tabs
      label={t('page.deposits')}
      tabs={tabs}
      selected={selected}
      // Each tab has filters of its own, so the address begins anew with it.
      onSelect={(id) =>
        void navigate({ to: '.', search: id === 'orders' ? {} : { tab: id }, replace: true, resetScroll: false })
      }
    />
  )
}
