import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { familyCodes, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { settleBet } from '@banyan/rules/lottery/settle-bet.ts'
import { expect, test } from 'vitest'
import { drawFormOf } from '#/src/features/lottery/games/draw-forms.ts'
import type { OddsCase } from '../odds-search.ts'
import { exampleOf } from '../picks/pick-text.ts'
import { withTier } from './pricing.ts'
import { randomDraw } from './random-draw.ts'
import { type Answer, workOut } from './work-out.ts'

const exponent = 2

async function answerOf(odds: Partial<OddsCase> & { family: FamilyCode; play: string }) {
  const blank: OddsCase = {
    ...{ family: '', game: '', play: '', selection: '', draw: '', unit: '10', multiple: '1' },
    ...{ price: 'list', odds: '', group: '1960', granted: '1960' },
  }
  const answer = workOut(await loadFamily(odds.family), { ...blank, ...odds }, exponent)
  if (!answer) throw new Error(`${odds.play} is no bet type of ${odds.family}`)
  return answer
}

/** What settling says of the same bet. */
function settledAs({ parsed, pricing, draw, unit, multiple }: Answer, playCode: string) {
  if (!parsed.ok || !draw || !unit || !multiple) throw new Error(`${playCode} is no whole bet`)
  const { odds, rebatePer2000 } = pricing
  const stake = { multiple, unitThousandths: unit }
  const bet = { playCode, selection: parsed.selection.canonical, odds, rebatePer2000, ...stake }
  const { status, wins, payoutMinor, rebateMinor } = settleBet(bet, { kind: 'drawn', draw }, exponent)
  return { status, wins, payout: payoutMinor, rebate: rebateMinor }
}

test.each(familyCodes)('%s: for every bet type the page says what settling says', async (family) => {
  const { betTypes } = await loadFamily(family)
  for (const [play, betType] of betTypes) {
    for (const group of ['1960', '1960', '1900', '1800']) {
      const draw = randomDraw(drawFormOf(family))
      const answer = await answerOf({ family, play, selection: exampleOf(betType), draw, group })
      expect(answer.outcome, play).toEqual(settledAs(answer, play))
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

test('a prize group below the one granted gives the rest back as rebate, won or lost', async () => {
  const direct = { family: 'SSC', play: 'SSC_L3_DIRECT', selection: '4|5|6', unit: '2', multiple: '10' } as const
  const lower = { ...direct, group: '1800', granted: '1960' }
  // S16 and R1 of the worked examples.
  expect((await answerOf({ ...lower, draw: '13456' })).outcome).toMatchObject({ payout: 18_000_00n, rebate: 160n })
  expect((await answerOf({ ...lower, draw: '13457' })).outcome).toMatchObject({ payout: 0n, rebate: 160n })
  expect((await answerOf({ ...lower, draw: '13456', group: '1960' })).outcome).toMatchObject({ rebate: 0n })
  expect((await answerOf({ ...lower, draw: '13456', group: '1980' })).pricing).toMatchObject({ group: undefined })
})

test('odds of fixed prices can come from the prize group or be typed, and then earn no rebate', async () => {
  const sides = { family: 'SSC', play: 'SSC_SUM_BSOE', selection: 'B', draw: '99999', group: '1900' } as const
  const oddsOf = async (more: { price?: string }) => (await answerOf({ ...sides, ...more })).pricing.odds['1']
  expect(await oddsOf({})).toBe(19_820n)
  expect(await oddsOf({ price: 'group' })).toBe(19_000n)
  expect(await oddsOf({ price: 'own' })).toBe(19_820n)
  const typed = await answerOf({ ...sides, price: 'own', odds: '1:1.75' })
  expect(typed).toMatchObject({ outcome: { payout: 17_50n, rebate: 0n }, isOutOfGuard: false })
  const wrong = await answerOf({ ...sides, price: 'own', odds: '1:1,75' })
  expect(wrong).toMatchObject({ money: undefined, outcome: { status: 'WON', payout: undefined } })
  expect((await answerOf({ ...sides, price: 'own', odds: '1:2.5' })).isOutOfGuard).toBe(true)
})

test('own odds of one tier leave those of the others', () => {
  expect(withTier('', 'B', '2')).toBe('B:2')
  expect(withTier('B:2;S:1.9', 'B', '2.')).toBe('B:2.;S:1.9')
  expect(withTier('B:2', 'S', '1;9:x')).toBe('B:2;S:19x')
})
