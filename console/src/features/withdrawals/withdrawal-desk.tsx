import { type TabItem, Tabs } from '@banyan/ui/tabs.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { WaitingCount } from '#/src/features/records/waiting-count.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { DisputesTable, QueueTable } from './parts/waiting-tables.tsx'
import { WalletTransfersTable } from './parts/wallet-transfers-table.tsx'
import { WithdrawalsTable } from './parts/withdrawals-table.tsx'
import { useWaitingWithdrawals } from './waiting-withdrawals.ts'

type TabId = 'queue' | 'disputes' | 'all' | 'vendors'

/** All that is done about withdrawals, a tab each; the address says which one is open. */
export function WithdrawalDesk() {
  const t = useText()
  const navigate = useNavigate()
  const maySeeVendors = useMayCalls()('listWalletTransfers')
  const { tab }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const { reviews = 0, disputes = 0, unknown = 0 } = useWaitingWithdrawals().data ?? {}
  const count = (waiting: number) => (
    <WaitingCount count={waiting} label={t('withdrawalDesk.waiting', { count: waiting })} />
  )
  const tabs: readonly TabItem<TabId>[] = [
    { id: 'queue', label: t('withdrawalDesk.queue'), badge: count(reviews), content: <QueueTable /> },
    { id: 'disputes', label: t('withdrawalDesk.disputes'), badge: count(disputes), content: <DisputesTable /> },
    { id: 'all', label: t('withdrawalDesk.all'), content: <WithdrawalsTable /> },
    ...(maySeeVendors
      ? [{ id: 'vendors', label: t('walletDesk.tab'), content: <WalletTransfersTable /> } as const]
      : []),
  ]
  return (
    <>
      {unknown > 0 && (
        <p className="mb-2 text-sm font-semibold text-gold">{t('withdrawals.unknownText', { count: unknown })}</p>
      )}
      <Tabs
        label={t('page.withdrawals')}
        tabs={tabs}
        selected={tabs.find(({ id }) => id === tab)?.id ?? 'queue'}
        // Each tab has filters of its own, so the address begins anew with it.
        onSelect={(id) =>
          void navigate({ to: '.', search: id === 'queue' ? {} : { tab: id }, replace: true, resetScroll: false })
        }
      />
    </>
  )
}
