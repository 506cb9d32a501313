import { ExposureOverview } from '#/src/features/lottery/exposure-overview.tsx'
import { lotteryNameTexts, lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchLotteryExposuresPage() {
  await loadTexts(lotteryTexts, lotteryNameTexts)
  return LotteryExposuresPage
}

/** What undrawn issues may cost. */
function LotteryExposuresPage() {
  const t = useText()
  usePageTitle(t('page.lotteryExposure'))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t('page.lotteryExposure')}</h1>
      <ExposureOverview />
    </>
  )
}
