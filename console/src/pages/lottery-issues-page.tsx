import { IssuesTable } from '#/src/features/lottery/issues-table.tsx'
import { lotteryNameTexts, lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchLotteryIssuesPage() {
  await loadTexts(lotteryTexts, lotteryNameTexts)
  return LotteryIssuesPage
}

/** Issues of the lottery: those on sale, those that wait for a result, and those that are over. */
function LotteryIssuesPage() {
  const t = useText()
  usePageTitle(t('page.lotteryIssues'))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t('page.lotteryIssues')}</h1>
      <IssuesTable />
    </>
  )
}
