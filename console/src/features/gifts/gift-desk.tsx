import { type TabItem, Tabs } from '@banyan/ui/tabs.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { CampaignsTable } from './parts/campaigns-table.tsx'
import { GiftVendorsTable } from './parts/gift-vendors-table.tsx'
import { HeldGiftsTable } from './parts/held-gifts-table.tsx'

type TabId = 'vendors' | 'held' | 'campaigns'

/** What vendors give without a stake, a tab each: sums against caps, what is held, campaigns; the address says which one is open. */
export function GiftDesk() {
  const t = useText()
  const navigate = useNavigate()
  const may = useMayCalls()
  const { tab }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const tabs: readonly TabItem<TabId>[] = [
    { id: 'vendors', label: t('gifts.vendors'), content: <GiftVendorsTable /> },
    ...(may('listHeldGifts') ? [{ id: 'held', label: t('gifts.held'), content: <HeldGiftsTable /> } as const] : []),
    ...(may('listVendorCampaigns')
      ? [{ id: 'campaigns', label: t('gifts.campaigns'), content: <CampaignsTable /> } as const]
      : []),
  ]
  return (
    <Tabs
      label={t('page.gifts')}
      tabs={tabs}
      selected={tabs.find(({ id }) => id === tab)?.id ?? 'vendors'}
      // Each tab has filters of its own, so the address begins anew with it.
      onSelect={(id) =>
        void navigate({ to: '.', search: id === 'vendors' ? {} : { tab: id }, replace: true, resetScroll: false })
      }
    />
  )
}
