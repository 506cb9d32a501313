import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairDraw } from '../chance/fair-draw.ts'
import { seededBits } from '../chance/random-bits.ts'
import { pointsOf, totalOf } from './card.ts'
import { deal, outcomeOf, outcomes } from './deal.ts'
import { exactWays } from './exact-chances.ts'
import { decimalOdds, returnsOfBets, settleBets } from './settle-bets.ts'
import { simulatedBaccarat } from './simulated-baccarat.ts'

test('[PLAY-05] the chances of eight decks are the known ones, way by way', () => {
  const { player, banker, tie, all } = exactWays()
  expect({ player, banker, tie, all }).toEqual({
    player: 2_230_518_282_592_256,
    banker: 2_292_252_566_437_888,
    tie: 475_627_426_473_216,
    all: 4_998_398_275_503_360,
  })
  expect([player / all, banker / all, tie / all].map((share) => share.toFixed(4))).toEqual([
    '0.4462',
    '0.4586',
    '0.0952',
  ])
})

test('[PLAY-05] what each bet returns is stated, cut off and not rounded up', () => {
  expect(returnsOfBets(exactWays())).toEqual({ player: '98.76', banker: '98.94', tie: '85.64' })
})

test('[PLAY-05] 100,000 deals come within the bounds of their chances', () => {
  for (const { share, stated, bound } of simulatedBaccarat(100_000, seededBits('deals'))) {
    expect(Math.abs(share - stated)).toBeLessThan(bound)
    expect(bound).toBeLessThan(0.01)
  }
})

/** Whether the banker draws, as the printed tables of the game have it: by total, the third cards drawn against. */
const printed: Readonly<Record<number, string>> = {
  0: '0123456789',
  1: '0123456789',
  2: '0123456789',
  3: '012345679',
  4: '234567',
  5: '4567',
  6: '67',
  7: '',
}

test('[PLAY-05] each deal follows the printed rules, and is the same for the same seed', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const dealt = deal(fairDraw(seededBits(seed)))
      expect(deal(fairDraw(seededBits(seed)))).toEqual(dealt)
      const { player, banker, outcome } = dealt
      const two = [totalOf(player.slice(0, 2)), totalOf(banker.slice(0, 2))] as const
      const isOver = two[0] >= 8 || two[1] >= 8
      expect(player.length).toBe(!isOver && two[0] <= 5 ? 3 : 2)
      const third = player[2] === undefined ? undefined : pointsOf(player[2])
      const draws = third === undefined ? two[1] <= 5 : printed[two[1]]!.includes(String(third))
      expect(banker.length).toBe(!isOver && draws ? 3 : 2)
      expect(outcome).toBe(outcomeOf(totalOf(player), totalOf(banker)))
    }),
    { numRuns: 3_000 },
  )
})

test('[PLAY-05] a shoe deals each card once, and pictures count nothing', () => {
  // The first card that is left comes each time.
  expect(deal(() => 0)).toEqual({ player: [0, 2, 4], banker: [1, 3], outcome: 'player' })
  expect([0, 8, 9, 10, 12, 13, 51].map(pointsOf)).toEqual([1, 9, 0, 0, 0, 1, 0])
})

test('[PLAY-05] a win pays even money, 0.95 or 8 to 1, and a tie gives the other stakes back', () => {
  const bets = { player: 100n, banker: 200n, tie: 20n }
  expect(outcomes.map((outcome) => settleBets(bets, outcome))).toEqual([200n, 390n, 480n])
})

test('[WAL-07] the odds that the brand is told are what a bet pays', () => {
  for (const outcome of outcomes) {
    const back = settleBets({ player: 0n, banker: 0n, tie: 0n, [outcome]: 100n }, outcome)
    expect([outcome, decimalOdds[outcome]]).toEqual([outcome, (Number(back) / 100).toFixed(2)])
  }
})
