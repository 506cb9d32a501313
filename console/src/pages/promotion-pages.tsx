import { useParams, useSearch } from '@tanstack/react-router'
import { changeTexts } from '#/src/features/changes/change-texts.ts'
import { NewPromotion } from '#/src/features/promotions/new-promotion.tsx'
import { PromotionBuilder } from '#/src/features/promotions/promotion-builder.tsx'
import { PromotionDesk } from '#/src/features/promotions/promotion-desk.tsx'
import { promotionTexts } from '#/src/features/promotions/promotion-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The list with its texts. */
export async function fetchPromotionsPage() {
  await loadTexts(promotionTexts)
  return PromotionsPage
}

/** Promotions and the claims that wait. */
function PromotionsPage() {
  const t = useText()
  usePageTitle(t('page.promotions'))
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold">{t('page.promotions')}</h1>
      <PromotionDesk />
    </>
  )
}

/** One promotion, whose form speaks as those of the settings do. */
export async function fetchPromotionPage() {
  await loadTexts(changeTexts, sectionNames, settingsTexts, promotionTexts)
  return PromotionPage
}

function PromotionPage() {
  const { promotion = '' } = useParams({ strict: false })
  return <PromotionBuilder key={promotion} code={promotion} />
}

/** A promotion that is made. */
export async function fetchNewPromotionPage() {
  await loadTexts(sectionNames, settingsTexts, promotionTexts)
  return NewPromotionPage
}

function NewPromotionPage() {
  const { kind = '' } = useParams({ strict: false })
  const { from }: Readonly<Record<string, string>> = useSearch({ strict: false })
  usePageTitle(useText()('promotions.new'))
  return <NewPromotion key={`${kind} ${from ?? ''}`} kind={kind} from={from} />
}
