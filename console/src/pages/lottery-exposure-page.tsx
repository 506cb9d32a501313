import { useParams } from '@tanstack/react-router'
import { ExposureBoard } from '#/src/features/lottery/exposure-board.tsx'
import { lotteryNameTexts, lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchLotteryExposurePage() {
  await loadTexts(lotteryTexts, lotteryNameTexts)
  return LotteryExposurePage
}

/** What one issue may cost. */
function LotteryExposurePage() {
  const { game = '', issue = '' } = useParams({ strict: false })
  return <ExposureBoard key={`${game} ${issue}`} game={game} issue={issue} />
}
