import { expect, test } from 'vitest'
import { type EndingBonus, forfeitOf, isMoneyLost, type MoneyPlaces, totalMoney } from './money-places.ts'

const nowhere: MoneyPlaces = {
  available: 0n,
  withdrawals: 0n,
  chases: 0n,
  tables: 0n,
  lotteryStakes: 0n,
  roundStakes: 0n,
  atVendors: 0n,
  inTransit: 0n,
  owed: 0n,
  isKnown: true,
}
const ending: EndingBonus = { bonus: 100n, betResult: 0n, openStakes: 0n, vendorResult: 0n, takenBefore: 0n }

type Place = Exclude<keyof MoneyPlaces, 'owed' | 'isKnown'>

// Each with 1,000 in one place: what the end of a bonus of 100 takes, and what of it keeps the bonus from ending now.
test.each<[Place, { due: bigint; fromChases: bigint; missing: bigint }]>([
  ['available', { due: 100n, fromChases: 0n, missing: 0n }],
  ['withdrawals', { due: 0n, fromChases: 0n, missing: 0n }],
  ['chases', { due: 100n, fromChases: 100n, missing: 0n }],
  ['tables', { due: 100n, fromChases: 0n, missing: 100n }],
  ['lotteryStakes', { due: 100n, fromChases: 0n, missing: 100n }],
  ['roundStakes', { due: 100n, fromChases: 0n, missing: 100n }],
  ['atVendors', { due: 100n, fromChases: 0n, missing: 100n }],
  ['inTransit', { due: 100n, fromChases: 0n, missing: 100n }],
])('[PRO-02] money in the place %s is taken back with a bonus, and is not lost', (place, parts) => {
  const places = { ...nowhere, [place]: 1_000n }
  expect(forfeitOf(places, ending)).toEqual({ won: 0n, ...parts })
  expect(isMoneyLost(places, 500n)).toBe(false)
  expect(totalMoney(places)).toBe(1_000n)
})

test('[WAL-07] money is lost when every place is known, nothing is at stake and less than the bound is left', () => {
  expect(isMoneyLost({ ...nowhere, available: 499n }, 500n)).toBe(true)
  expect(isMoneyLost({ ...nowhere, available: 300n, atVendors: 199n }, 500n)).toBe(true)
  expect(isMoneyLost({ ...nowhere, available: 300n, atVendors: 200n }, 500n)).toBe(false)
  expect(isMoneyLost({ ...nowhere, isKnown: false }, 500n)).toBe(false)
  for (const place of ['tables', 'lotteryStakes', 'roundStakes', 'chases', 'inTransit'] as const)
    expect(isMoneyLost({ ...nowhere, [place]: 1n }, 500n), place).toBe(false)
})

test('[PRO-02] winnings go with the bonus, losses do not reduce it, and an open stake is neither', () => {
  const rich = { ...nowhere, available: 1_000n }
  const due = (given: Partial<EndingBonus>) => forfeitOf(rich, { ...ending, ...given }).due
  expect(due({ betResult: 50n })).toBe(150n)
  expect(due({ betResult: -50n })).toBe(100n)
  expect(due({ betResult: -30n, openStakes: 50n })).toBe(120n)
  expect(due({ betResult: -20n, vendorResult: 60n })).toBe(140n)
  expect(due({ betResult: 50n, takenBefore: 40n })).toBe(110n)
  expect(due({ betResult: 5_000n })).toBe(1_000n)
})

test('[PRO-02] a bonus is due in full while less than all is known to be lost', () => {
  const due = (given: Partial<MoneyPlaces>) => forfeitOf({ ...nowhere, available: 30n, ...given }, ending)
  expect(due({})).toMatchObject({ due: 30n, missing: 0n })
  expect(due({ isKnown: false })).toMatchObject({ due: 100n, missing: 70n })
  expect(due({ roundStakes: 1n })).toMatchObject({ due: 100n, missing: 70n })
  expect(due({ isKnown: false, available: 100n })).toMatchObject({ due: 100n, missing: 0n })
})
