import type { ValueOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { oddsOf } from '@banyan/rules/lottery/price.ts'
import { betsRootOf, contentHashOf, sealedLineOf } from '@banyan/rules/lottery/sealed-bets.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { expect, test } from 'vitest'
import { lastThree, lotteryWorld } from '../test-world/lottery-world.ts'

type List = ValueOf<(typeof lotteryCalls)['drawBets']>
type Evidence = ValueOf<(typeof lotteryCalls)['drawEvidence']>

test('[LOT-07] after the draw anybody can fetch the list of bets, which gives the root and holds the bet of a receipt', async () => {
  await using l = await lotteryWorld()
  const [linh, mai] = [await l.player(), await l.player()]
  const issue = { gameCode: 'SSC1M', numero: l.numbers[0] }
  await linh.place([lastThree('1,2|3|4,5', 4, { multiple: 3 }), lastThree('0|0|0')])
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await mai.place([lastThree(`${digit}|${digit}|${digit}`)])
  await mai.cancel((await mai.bets()).rows[0]?.id ?? '')
  expect((await linh.ask<List>(lotteryCalls.drawBets, issue)).value).toEqual({ betsRoot: null, lines: [], next: null })
  await l.moveTo(60)
  await l.run()

  const ask = async (query: Record<string, string>) => {
    const url = `${lotteryCalls.drawBets.path}?${new URLSearchParams({ ...issue, ...query })}`
    return (await l.w.app.portal.inject(url)).json().value as List
  }
  const first = await ask({ size: '10' })
  const second = await ask({ size: '10', after: first.next ?? '' })
  expect([first.lines.length, second.lines.length, second.next]).toEqual([10, 1, null])
  const lines = [...first.lines, ...second.lines]
  expect((await ask({})).lines).toEqual(lines)
  const { value: evidence } = await linh.ask<Evidence>(lotteryCalls.drawEvidence, issue)
  expect(first.betsRoot).toBe(evidence.betsRoot)
  expect(betsRootOf(lines)).toBe(evidence.betsRoot)
  for (const player of [linh, mai])
    for (const bet of (await player.bets()).rows) {
      const odds = Object.fromEntries(Object.entries(bet.odds).map(([tier, text]) => [tier, oddsOf(text) ?? 0n]))
      const contentHash = contentHashOf({ ...bet, unitThousandths: minorOf(bet.unit, 3), odds })
      expect(contentHash).toBe(bet.contentHash)
      expect(lines).toContain(sealedLineOf(bet.id, contentHash))
    }
})

test('[LOT-07] a list of bets of no issue, and a cursor of nothing, are refused', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  const asked = { gameCode: 'SSC1M', numero: '20261120-0009' }
  expect((await player.ask(lotteryCalls.drawBets, asked)).code).toBe('issue_not_found')
  await l.moveTo(60)
  await l.run()
  const given = { gameCode: 'SSC1M', numero: l.numbers[0], after: 'bm90aGluZw' }
  expect((await player.ask(lotteryCalls.drawBets, given)).code).toBe('invalid_input')
})
