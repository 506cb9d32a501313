import { expect, test } from 'vitest'
import cases from './fixtures/valid-bet-cases.json' with { type: 'json' }
import { mostOfBet } from './sides-at-risk.ts'
import { validBet } from './valid-bet.ts'

const leastOddsE4 = 15_000n

/** What of a stake is at risk, where decimal odds are told. */
const atRiskOf = (stake: bigint, odds: unknown) =>
  typeof odds === 'number'
    ? mostOfBet({ stake, oddsE4: BigInt(Math.round(odds * 10_000)) }, new Map(), leastOddsE4)
    : undefined

test.each(cases)('[WAL-07] $id: $desc', ({ args, expected }) => {
  const [product, stake, winLoss, odds, state] = args
  const bet = {
    product: String(product),
    stake: BigInt(Number(stake)),
    winLoss: BigInt(Number(winLoss)),
    end: state === 'CANCELLED' ? ('cancelled' as const) : ('settled' as const),
    atRisk: atRiskOf(BigInt(Number(stake)), odds),
  }
  expect(validBet(bet)).toBe(BigInt(expected))
})

test('[WAL-07] no more counts than is at risk, of machines neither; a game that nobody knows counts what was won or lost', () => {
  const bet = { stake: 100n, winLoss: -100n, end: 'settled' } as const
  expect(validBet({ ...bet, product: 'SPORTS', atRisk: 100n })).toBe(100n)
  expect(validBet({ ...bet, product: 'SPORTS', atRisk: 0n })).toBe(0n)
  expect(validBet({ ...bet, product: 'RNG', atRisk: 40n })).toBe(40n)
  expect(validBet({ ...bet, product: 'LIVE', winLoss: -43n, atRisk: 40n })).toBe(40n)
  expect(validBet({ ...bet, product: undefined, winLoss: 30n })).toBe(30n)
})
