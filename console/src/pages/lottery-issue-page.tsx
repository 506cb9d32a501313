import { useParams } from '@tanstack/react-router'
import { IssueRecord } from '#/src/features/lottery/issue-record.tsx'
import { lotteryNameTexts, lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchLotteryIssuePage() {
  await loadTexts(lotteryTexts, lotteryNameTexts)
  return LotteryIssuePage
}

/** One issue of the lottery. */
function LotteryIssuePage() {
  const { game = '', issue = '' } = useParams({ strict: false })
  return <IssueRecord key={`${game} ${issue}`} game={game} issue={issue} />
}
