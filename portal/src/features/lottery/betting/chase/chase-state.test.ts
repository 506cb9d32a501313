import { expect, test } from 'vitest'
import type { QuotedBet } from '../quote/quote-bet.ts'
import { type ChaseChoice, firstChase, issueCountsOf, planChase } from './chase-state.ts'

const bet: QuotedBet = {
  ...{ playCode: 'SSC_L3_DIRECT', selection: '1|2|3', unit: '2.00', multiple: 1, prizeGroup: null },
  ...{ lines: 10, odds: { '1': 9_800_000n }, stake: 2_000n, mostPayout: 196_000n, isHalfPrice: false },
}
const plan = (choice: Partial<ChaseChoice>, bets: readonly QuotedBet[] = [bet], available = 120) => {
  const { steps, total, isCut } = planChase(bets, { ...firstChase, ...choice }, available)
  return { multiples: steps.map(({ multiple }) => multiple), total, isCut }
}

test.each<[string, Partial<ChaseChoice>, object]>([
  ['the same each time', { issues: 3 }, { multiples: [1, 1, 1], total: 6_000n }],
  ['doubling', { issues: 4, ladder: 'doubling' }, { multiples: [1, 2, 4, 8], total: 30_000n }],
  ['one’s own', { issues: 3, ladder: 'own', own: [1, 5] }, { multiples: [1, 5, 1], total: 14_000n }],
  // Ten lines at 1, odds of 980: each step's win passes all stakes by half for a long time.
  ['by profit', { issues: 3, ladder: 'profit' }, { multiples: [1, 1, 1], isCut: false }],
])('[LOT-05] a chase of %s', (_name, choice, expected) => {
  expect(plan(choice)).toMatchObject(expected)
})

test('[LOT-05] a profit that no multiple brings is said before the chase is placed', () => {
  const poor = { ...bet, lines: 100, odds: { '1': 1_000_000n } }
  expect(plan({ ladder: 'profit' }, [poor])).toMatchObject({ multiples: [], isCut: true })
})

test('[LOT-05] several bets have no profit to count on, so they go the same each time', () => {
  expect(plan({ issues: 3, ladder: 'profit' }, [bet, bet])).toMatchObject({ multiples: [1, 1, 1], total: 12_000n })
})

test('[LOT-05] a chase goes no further than there are issues', () => {
  expect(plan({ issues: 20 }, [bet], 4).multiples).toHaveLength(4)
  expect([issueCountsOf('SSC1M').at(-1), issueCountsOf('SSC5M').at(-1)]).toEqual([120, 50])
})
