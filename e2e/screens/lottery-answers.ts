import type { ValueOf } from '@banyan/contract/call.ts'
import { type Calls, calls } from '@banyan/contract/calls.ts'
import { attributesOf } from '@banyan/rules/lottery/draw-attributes.ts'
import { deriveDraw, roundAfterClose } from '@banyan/rules/lottery/fair-draw.ts'
import { drawOfResult } from '@banyan/rules/lottery/fair-result.ts'
import { issueLater, issueTimes } from '@banyan/rules/lottery/issue-numbers.ts'
import { type FairGame, fastGames } from '@banyan/rules/lottery/lottery-games.ts'
import { resultText } from '@banyan/rules/lottery/result-text.ts'
import type { Page } from '@playwright/test'

type Issues = ValueOf<Calls['openedIssues']>

const most = 120
const seed = '00'.repeat(32)
const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()
/** An issue from the middle of a day: the one that is on sale. */
const onSaleOf = (game: FairGame) => issueLater(game, `20261124-${'1'.padStart(fastGames[game].issueDigits, '0')}`, 150)

/** The draws of a game before the one on sale, the newest first, always the same ones: a new demo has none. */
function endedIssues(game: FairGame): Issues['list'] {
  return Array.from({ length: most }, (_, back) => {
    const issue = issueLater(game, onSaleOf(game), -1 - back)
    const { drawAt } = issueTimes(game, issue)
    const round = roundAfterClose(drawAt - 5)
    const result = deriveDraw({ scheme: 'LFD2', game, issue, seed, round, randomness: 'a7'.repeat(32) })
    return {
      ...{ numero: issue, openTime: isoOf(drawAt), state: 'SETTLED', winNo: resultText(result) },
      winDetail: { ...result } as unknown as Issues['list'][number]['winDetail'],
      attributes: { ...attributesOf(drawOfResult(result, '2026-11-24')) },
      fair: { algo: 'LFD2', commit: 'c0ffee'.padEnd(64, '7'), round },
    }
  })
}

/** Answers what is asked of the issues of a game; the one on sale has half of its time left, whenever it is looked at. */
export const withDraws = (game: FairGame) => async (page: Page) => {
  const list = endedIssues(game)
  const issue = onSaleOf(game)
  const { openAt, drawAt } = issueTimes(game, issue)
  const current: Issues['current'] = {
    ...{ numero: issue, saleOpenAt: isoOf(openAt), saleCloseAt: isoOf(drawAt - 5), drawAt: isoOf(drawAt) },
    ...{ state: 'OPEN', numbers: [], fair: { algo: 'LFD2', commit: 'c0ffee'.padEnd(64, '7'), round: 34_122_972 } },
  }
  const serverTime = isoOf((openAt + drawAt) / 2)
  for (const path of [calls.openedIssues.path, calls.openedNumero.path])
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => {
        const size = Number(new URL(route.request().url()).searchParams.get('size') ?? 10)
        const value: Issues = { gameCode: game, list: list.slice(0, size), next: null, current, serverTime }
        return route.fulfill({ json: { success: true, value } })
      },
    )
}
