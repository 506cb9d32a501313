import { expect, test } from 'vitest'
import { allocate, type Contribution, isTurnoverDone, type TurnoverLot, takeBack, turnoverLeftOf } from './turnover.ts'

const at = (second: number) => new Date(second * 1_000)

/** Lots made one after the other, and what bets make of them. */
function desk(...asked: readonly (readonly [required: bigint, contribution?: Contribution])[]) {
  const lots = asked.map(([required, contribution], place): TurnoverLot => {
    return { id: BigInt(place + 1), required, given: 0n, contribution, largestBet: undefined, createdAt: at(place) }
  })
  return {
    lots,
    bet(product: string | undefined, amount: bigint, second = 100) {
      const parts = allocate(lots, { product, amount, stake: amount, placedAt: at(second) })
      for (const { lotId, given } of parts) {
        const place = lots.findIndex(({ id }) => id === lotId)
        const lot = lots[place]
        if (lot) lots[place] = { ...lot, given: lot.given + given }
      }
      return parts
    },
    done: () => lots.map(({ given }) => given / 100n),
    left: () => lots.map(turnoverLeftOf),
  }
}

test('[WAL-07] W01: a deposit of 1 M counts every bet in full', () => {
  const one = desk([1_000_000n])
  one.bet('RNG', 400_000n)
  one.bet('LIVE', 300_000n)
  expect(one.left()).toEqual([300_000n])
})

test('[WAL-07] W02: deposit and bonus twenty times, where live counts a tenth', () => {
  const one = desk([(1_000_000n + 1_000_000n) * 20n, { RNG: 100, LIVE: 10 }])
  one.bet('RNG', 10_000_000n)
  one.bet('LIVE', 50_000_000n)
  expect([one.lots[0]?.required, ...one.done(), ...one.left()]).toEqual([40_000_000n, 15_000_000n, 25_000_000n])
})

test('[WAL-07] W03: what the first lot needs no more goes on to the next', () => {
  const one = desk([1_000_000n, { RNG: 100, LIVE: 100 }], [2_000_000n, { RNG: 100, LIVE: 10 }])
  one.bet('RNG', 1_500_000n)
  one.bet('LIVE', 3_000_000n)
  expect(one.done()).toEqual([1_000_000n, 800_000n])
  expect(one.lots.map(isTurnoverDone)).toEqual([true, false])
})

test('[WAL-07] a bet gives nothing to a lot that was made after it, and nothing where its product does not count', () => {
  const one = desk([100n, { RNG: 100 }], [100n])
  expect(one.bet('LIVE', 500n, 0)).toEqual([])
  expect(one.bet(undefined, 500n, 0)).toEqual([])
  // At the moment itself it counts.
  expect(one.bet('LIVE', 30n, 1)).toMatchObject([{ lotId: 2n, used: 30n }])
})

test('[WAL-07] parts of a minor unit add up, and a fraction that is missing is not done', () => {
  const one = desk([1n, { LIVE: 33 }])
  for (const _ of [1, 2, 3]) one.bet('LIVE', 1n)
  expect(one.lots[0]?.given).toBe(99n)
  expect(one.left()).toEqual([1n])
  expect(one.bet('LIVE', 5n)).toEqual([{ lotId: 1n, used: 1n, given: 1n, percent: 33 }])
  expect(one.left()).toEqual([0n])
})

test('[WAL-07] what is taken back comes from what nobody used, then from the lot that was given last', () => {
  const one = desk([100n], [100n, { RNG: 50 }])
  const parts = one.bet('RNG', 400n)
  expect(parts.map(({ used }) => used)).toEqual([100n, 200n])
  const used = (amount: bigint) => takeBack(parts, 100n, amount).map((part) => [part.used, part.given])
  const all = [100n, 10_000n]
  expect(used(100n)).toEqual([all, [200n, 10_000n]])
  expect(used(101n)).toEqual([all, [199n, 9_950n]])
  expect(used(350n)).toEqual([
    [50n, 5_000n],
    [0n, 0n],
  ])
  expect(used(400n).every(([, given]) => given === 0n)).toBe(true)
})

test('[PRO-02] a bet placed when the time is over counts nothing, one placed before and settled later counts', () => {
  const lot = { id: 1n, required: 100n, given: 0n, contribution: undefined, largestBet: undefined, createdAt: at(0) }
  const bet = (second: number) => ({ product: 'RNG', amount: 40n, stake: 40n, placedAt: at(second) })
  const used = (second: number) => allocate([{ ...lot, expiresAt: at(60) }], bet(second)).map((part) => part.used)
  expect([used(59), used(60), used(61)]).toEqual([[40n], [], []])
})
