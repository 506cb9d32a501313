import { lotteryNameTexts, lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { NumbersBoard } from '#/src/features/lottery/numbers-board.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchLotteryNumbersPage() {
  await loadTexts(lotteryTexts, lotteryNameTexts)
  return LotteryNumbersPage
}

/** Closed and half-priced numbers. */
function LotteryNumbersPage() {
  const t = useText()
  usePageTitle(t('page.lotteryNumbers'))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t('page.lotteryNumbers')}</h1>
      <NumbersBoard />
    </>
  )
}
