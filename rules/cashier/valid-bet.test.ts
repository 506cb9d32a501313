import { expect, test } from 'vitest'
import cases from './fixtures/valid-bet-cases.json' with { type: 'json' }
import { validBet } from './valid-bet.ts'

test.each(cases)('[WAL-07] $id: $desc', ({ args, expected }) => {
  const [product, stake, winLoss, odds, state] = args
  const bet = {
    product: String(product),
    stake: BigInt(Number(stake)),
    winLoss: BigInt(Number(winLoss)),
    end: state === 'CANCELLED' ? ('cancelled' as const) : ('settled' as const),
    oddsHundredths: typeof odds === 'number' ? Math.round(odds * 100) : undefined,
  }
  expect(validBet(bet)).toBe(BigInt(expected))
})

test('[WAL-07] odds of 1.50 count and those below do not; a game that nobody knows counts what was won or lost', () => {
  const bet = { stake: 100n, winLoss: -100n, end: 'settled' } as const
  expect(validBet({ ...bet, product: 'SPORTS', oddsHundredths: 150 })).toBe(100n)
  expect(validBet({ ...bet, product: 'ESPORTS', oddsHundredths: 149 })).toBe(0n)
  expect(validBet({ ...bet, product: 'LIVE', oddsHundredths: 149 })).toBe(100n)
  expect(validBet({ ...bet, product: undefined, winLoss: 30n })).toBe(30n)
})
