import type { ValueOf } from '@banyan/contract/call.ts'
import { type Calls, calls } from '@banyan/contract/calls.ts'
import { attributesOf } from '@banyan/rules/lottery/draw-attributes.ts'
import { deriveDraw, roundAfterClose } from '@banyan/rules/lottery/fair-draw.ts'
import { drawOfResult } from '@banyan/rules/lottery/fair-result.ts'
import { issueLater, issueTimes } from '@banyan/rules/lottery/issue-numbers.ts'
import type { FairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { resultText } from '@banyan/rules/lottery/result-text.ts'
import type { Page } from '@playwright/test'

type Issues = ValueOf<Calls['openedIssues']>

const most = 120
const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** Answers what is asked of the issues of a game with draws that a new server does not have yet. */
export async function plantDraws(page: Page, game: FairGame, onSale: string): Promise<void> {
  const fair = { algo: 'LFD2', commit: 'c0'.repeat(32), round: 1 }
  const list: Issues['list'] = Array.from({ length: most }, (_, back) => {
    const issue = issueLater(game, onSale, -1 - back)
    const { drawAt } = issueTimes(game, issue)
    const inputs = { scheme: 'LFD2', game, issue, seed: '00'.repeat(32), randomness: 'a7'.repeat(32) } as const
    const result = deriveDraw({ ...inputs, round: roundAfterClose(drawAt - 5) })
    return {
      ...{ numero: issue, openTime: isoOf(drawAt), state: 'SETTLED', winNo: resultText(result), fair },
      winDetail: { ...result } as unknown as Issues['list'][number]['winDetail'],
      attributes: { ...attributesOf(drawOfResult(result, '2026-11-24')) },
    }
  })
  const { openAt, drawAt } = issueTimes(game, onSale)
  const current: Issues['current'] = {
    ...{ numero: onSale, saleOpenAt: isoOf(openAt), saleCloseAt: isoOf(drawAt - 5), drawAt: isoOf(drawAt) },
    ...{ state: 'OPEN', numbers: [], fair },
  }
  await page.route(
    ({ pathname }) => pathname === calls.openedIssues.path,
    (route) => {
      const size = Number(new URL(route.request().url()).searchParams.get('size') ?? 10)
      const told: Issues = {
        ...{ gameCode: game, list: list.slice(0, size), next: null, current, serverTime: isoOf(openAt) },
      }
      return route.fulfill({ json: { success: true, value: told } })
    },
  )
}
