import { getRouteApi } from '@tanstack/react-router'
import { usePromotion } from '#/src/features/cashier/promotions/promotion-queries.ts'
import { PromotionView } from '#/src/features/cashier/promotions/promotion-view.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

const route = getRouteApi('/promotions/$code')

/** One promotion; the head of the document names it once it is known. */
export function PromotionPage() {
  const t = useText()
  const { code } = route.useParams()
  const { data } = usePromotion(code)
  return (
    <>
      <PageHead
        title={data?.name ?? t('promotions.title')}
        {...(data && { description: data.summary, address: `/promotions/${code}` })}
      />
      <PromotionView key={code} code={code} />
    </>
  )
}
