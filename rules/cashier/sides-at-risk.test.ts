import { expect, test } from 'vitest'
import { mostOfBet, outcomesAtRisk, type SidedBet } from './sides-at-risk.ts'

const leastOddsE4 = 15_000n

/** An outcome, a stake and odds. */
type Told = readonly [string | undefined, bigint, number?]

/** What bets of one market count, in the order in which they are given. */
function counted(bets: readonly Told[]): bigint[] {
  const sided = bets.map(([outcome, stake, odds]): SidedBet => {
    return { outcome, stake, oddsE4: odds === undefined ? undefined : BigInt(Math.round(odds * 10_000)) }
  })
  const atRisk = outcomesAtRisk(sided.filter(({ outcome }) => outcome !== undefined))
  return sided.map((bet) => mostOfBet(bet, atRisk, leastOddsE4))
}

test.each<[string, Told[], bigint[]]>([
  ['odds of 1.20 count nothing', [[undefined, 100n, 1.2]], [0n]],
  ['nor do odds just below 1.50', [[undefined, 100n, 1.4999]], [0n]],
  ['odds of 1.50 count in full', [[undefined, 100n, 1.5]], [100n]],
  ['one outcome counts in full', [['BANKER', 100n, 1.95]], [100n]],
  ['one likely outcome as well', [['HOME', 100n, 1.5]], [100n]],
  [
    'two bets on one outcome count in full',
    [
      ['BANKER', 100n],
      ['BANKER', 50n],
    ],
    [100n, 50n],
  ],
  [
    'both sides alike count nothing',
    [
      ['PLAYER', 100n],
      ['BANKER', 100n],
    ],
    [0n, 0n],
  ],
  [
    'by odds that differ as well',
    [
      ['PLAYER', 100n, 2],
      ['BANKER', 100n, 1.95],
    ],
    [0n, 0n],
  ],
  [
    'the difference counts',
    [
      ['PLAYER', 100n],
      ['BANKER', 60n],
    ],
    [40n, 0n],
  ],
  [
    'no more than the difference, by odds',
    [
      ['PLAYER', 100n, 2],
      ['BANKER', 60n, 1.95],
    ],
    [40n, 0n],
  ],
  [
    'what both pay alike is not at risk, whatever was staked',
    [
      ['HOME', 100n, 1.6],
      ['AWAY', 60n, 2.6667],
    ],
    [0n, 0n],
  ],
  [
    'it is spread over the bets of the larger side',
    [
      ['PLAYER', 60n],
      ['PLAYER', 40n],
      ['BANKER', 60n],
    ],
    [24n, 16n, 0n],
  ],
  [
    'all three of a match',
    [
      ['HOME', 100n, 2.5],
      ['DRAW', 100n, 3.2],
      ['AWAY', 100n, 2.7],
    ],
    [0n, 0n, 0n],
  ],
  [
    'two of three that are less than 70 %',
    [
      ['DRAW', 100n, 3.2],
      ['AWAY', 100n, 2.7],
    ],
    [100n, 100n],
  ],
  [
    'two that may be all where odds are not told',
    [
      ['DRAW', 100n],
      ['AWAY', 100n, 2.7],
    ],
    [0n, 0n],
  ],
  [
    'ten numbers of a wheel',
    Array.from({ length: 10 }, (_, at) => [`N${at}`, 10n, 36] as const),
    Array.from({ length: 10 }, () => 10n),
  ],
  [
    'thirty numbers of a wheel',
    Array.from({ length: 30 }, (_, at) => [`N${at}`, 10n, 36] as const),
    Array.from({ length: 30 }, () => 0n),
  ],
  [
    'a side of low odds covers the other one',
    [
      ['HOME', 100n, 1.2],
      ['AWAY', 24n, 5],
    ],
    [0n, 0n],
  ],
  [
    'a free bet stakes nothing on its side',
    [
      ['PLAYER', 100n],
      ['BANKER', 0n],
    ],
    [100n, 0n],
  ],
])('[WAL-07] %s', (_what, bets, expected) => {
  expect(counted(bets)).toEqual(expected)
})
