import { lotteryNameTexts, lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { PricesBoard } from '#/src/features/lottery/prices-board.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchLotteryPricesPage() {
  await loadTexts(lotteryTexts, lotteryNameTexts)
  return LotteryPricesPage
}

/** Prices of the lottery by price list and game. */
function LotteryPricesPage() {
  const t = useText()
  usePageTitle(t('page.lotteryPrices'))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t('page.lotteryPrices')}</h1>
      <PricesBoard />
    </>
  )
}
