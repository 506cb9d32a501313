import { type TabItem, Tabs } from '@banyan/ui/tabs.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { PromotionsTable } from './parts/promotions-table.tsx'
import { ReviewsTable } from './parts/reviews-table.tsx'

type TabId = 'all' | 'reviews'

/** Promotions with what they gave, and claims that wait for a decision; the address says which tab is open. */
export function PromotionDesk() {
  const t = useText()
  const navigate = useNavigate()
  const may = useMayCalls()
  const { tab }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const tabs: readonly TabItem<TabId>[] = [
    { id: 'all', label: t('promotions.all'), content: <PromotionsTable /> },
    ...(may('listPromotionReviews')
      ? [{ id: 'reviews', label: t('promotions.reviews'), content: <ReviewsTable /> } as const]
      : []),
  ]
  return (
    <Tabs
      label={t('page.promotions')}
      tabs={tabs}
      selected={tabs.find(({ id }) => id === tab)?.id ?? 'all'}
      onSelect={(id) =>
        void navigate({ to: '.', search: id === 'all' ? {} : { tab: id }, replace: true, resetScroll: false })
      }
    />
  )
}
