import { type AreaPath, isAreaPath } from '@banyan/rules/lottery/lottery-areas.ts'
import { useMatch, useSearch } from '@tanstack/react-router'
import { oddsTexts } from '#/src/features/lottery/bet-types/odds-texts.ts'
import { askGame } from '#/src/features/lottery/betting/ask-game.ts'
import { LotteryArea, useAreaTitle } from '#/src/features/lottery/betting/lottery-area.tsx'
import { lotteryTexts } from '#/src/features/lottery/betting/lottery-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** The page with its texts, those of games and numbers, and what a game begins with. */
export async function fetchLotteryPage() {
  const { pathname, search } = location
  const asked = Object.fromEntries(new URLSearchParams(search))
  await Promise.all([loadTexts(lotteryTexts, oddsTexts), askPage((client) => askGame(client, areaAt(pathname), asked))])
  return LotteryPage
}

/** Where lotteries are played (requirements NAV-07, LOT-03). */
function LotteryPage() {
  const path = areaAt(useMatch({ strict: false }).routeId)
  const search = useSearch({ strict: false })
  return (
    <>
      <PageHead title={useAreaTitle(path, search)} />
      <LotteryArea path={path} search={search} />
    </>
  )
}

/** The area at this path; lotteries without an area stand at the first. */
function areaAt(path: string): AreaPath {
  return isAreaPath(path) ? path : '/lottery'
}
