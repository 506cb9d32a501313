import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { promotionFilterOf } from '#/src/features/cashier/promotions/promotion-filter.ts'
import { PromotionList } from '#/src/features/cashier/promotions/promotion-list.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

const route = getRouteApi('/promotions')

/** What the brand offers, open for visitors too (requirements NAV-09, PRO-01); the address holds the filter. */
export function PromotionsPage() {
  const t = useText()
  const { show } = route.useSearch()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={t('promotions.title')} description={t('promotions.intro')} address="/promotions" />
      <PromotionList
        filter={promotionFilterOf(show)}
        onFilter={(filter) =>
          void navigate({
            to: '/promotions',
            search: filter ? { show: filter } : {},
            replace: true,
            resetScroll: false,
            state: { keepFocus: true },
          })
        }
      />
    </>
  )
}
