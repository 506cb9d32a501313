import { useMatch, useSearch } from '@tanstack/react-router'
import { LotteryNotice } from '#/src/features/lottery/lottery-notice.tsx'
import { lotteryTexts } from '#/src/features/lottery/lottery-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** The page with its texts. */
export async function fetchLotteryPage() {
  await loadTexts(lotteryTexts)
  return LotteryPage
}

/** Names that a game's code can have; anything else in the address is not shown. */
const gameCode = /^[A-Za-z0-9_]{1,20}$/

/** A lottery game (requirements NAV-07). */
function LotteryPage() {
  const t = useText()
  const path = useMatch({ strict: false, select: ({ routeId }) => routeId })
  const { gameCode: asked } = useSearch({ strict: false }) as { gameCode?: unknown }
  const code = typeof asked === 'string' && gameCode.test(asked) ? asked : undefined
  const title = t(
    path === '/seaLottery' ? 'lottery.southEast' : path === '/vnLottery' ? 'lottery.vietnamese' : 'lottery.classic',
  )
  return (
    <>
      <PageHead title={title} />
      <LotteryNotice title={title} code={code} />
    </>
  )
}
