import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { familyCodes, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { settleBet } from '@banyan/rules/lottery/settle-bet.ts'
import { expect, test } from 'vitest'
import { randomDraw } from '../draw/random-draw.ts'
import type { OddsCase } from '../odds-search.ts'
import { exampleOf } from '../pick/pick-text.ts'
import { workOut } from './work-out.ts'

const exponent = 2

async function answerOf(odds: Partial<OddsCase> & { family: FamilyCode; play: string }) {
  const blank: OddsCase = { family: '', play: '', selection: '', draw: '', unit: '10', multiple: '1', group: '1960' }
  const answer = workOut(await loadFamily(odds.family), { ...blank, ...odds }, exponent)
  if (!answer) throw new Error(`${odds.play} is no bet type of ${odds.family}`)
  return answer
}

/** What settling pays on the same bet. */
function settledAs({ parsed, odds, draw, unit, multiple }: Awaited<ReturnType<typeof answerOf>>, playCode: string) {
  if (!parsed.ok || !draw || unit === undefined || multiple === undefined)
    throw new Error(`${playCode} is no whole bet`)
  const bet = {
    playCode,
    selection: parsed.selection.canonical,
    odds,
    rebatePer2000: 0,
    multiple,
    unitThousandths: unit,
  }
  return settleBet(bet, { kind: 'drawn', draw }, exponent)
}

test.each(familyCodes)('%s: for every bet type the page says what settling says', async (family) => {
  const { betTypes } = await loadFamily(family)
  for (const [play, betType] of betTypes) {
    for (let time = 0; time < 5; time++) {
      const answer = await answerOf({ family, play, selection: exampleOf(betType), draw: randomDraw(family) })
      const { status, wins, payoutMinor } = settledAs(answer, play)
      expect(answer.outcome, play).toEqual({ status, wins, payout: payoutMinor })
    }
  }
})

test('a bet that wins nothing and gets part of its stake back is lost', async () => {
  const answer = await answerOf({ family: 'E5', play: 'E5_SUM_BSOE', selection: 'B,O', draw: '08 07 01 11 03' })
  expect(answer.outcome).toMatchObject({ status: 'LOST', wins: { tiers: [], pushed: 1 }, payout: 10_00n })
  expect(settledAs(answer, 'E5_SUM_BSOE').status).toBe('LOST')
})

test("the player's prize group matters only where the price list has no row", async () => {
  const pack = { family: 'PC28', play: 'PC_NUM3', selection: '12,13,14', draw: '535' } as const
  const whole = await answerOf(pack)
  const { money, outcome } = await answerOf({ ...pack, group: 'none' })
  expect(outcome?.payout).toBe(39_46n)
  expect({ money, outcome }).toEqual({ money: whole.money, outcome: whole.outcome })
  const direct = { family: 'SSC', play: 'SSC_L3_DIRECT', selection: '1|2|3', draw: '00123', group: 'none' } as const
  expect(await answerOf(direct)).toMatchObject({ money: undefined, outcome: { status: 'WON', payout: undefined } })
})
