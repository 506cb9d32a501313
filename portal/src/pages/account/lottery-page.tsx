import { useMatch, useSearch } from '@tanstack/react-router'
import { type AreaPath, areas } from '#/src/features/lottery/areas.ts'
import { LotteryArea } from '#/src/features/lottery/lottery-area.tsx'
import { lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { oddsTexts } from '#/src/features/odds/odds-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** The page with its texts and those of games and numbers. */
export async function fetchLotteryPage() {
  await loadTexts(lotteryTexts, oddsTexts)
  return LotteryPage
}

/** Where lotteries are played (requirements NAV-07, LOT-03). */
function LotteryPage() {
  const t = useText()
  const route = useMatch({ strict: false, select: ({ routeId }) => routeId })
  const search = useSearch({ strict: false })
  const path: AreaPath = route === '/seaLottery' || route === '/vnLottery' ? route : '/lottery'
  return (
    <>
      <PageHead title={t(areas[path].title)} />
      <LotteryArea path={path} search={{ ...search }} />
    </>
  )
}
