import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LockedLot } from '../store/turnover-lots.ts'
import type { BetRow, CountedBet } from '../store/valid-bets.ts'
import { LotsAtHand } from './lots-at-hand.ts'

const runs = Number(process.env.TURNOVER_RUNS ?? 200)
const asset = 'VND'
const at = (second: number) => new Date(second * 1_000)

const story = fc.record({
  lots: fc.array(
    fc.record({
      accountId: fc.constantFrom(1n, 2n),
      required: fc.bigInt({ min: 1n, max: 40n }),
      second: fc.nat({ max: 4 }),
      takesLive: fc.boolean(),
      isForSmall: fc.boolean(),
      isEnded: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  told: fc.array(fc.record({ bet: fc.nat({ max: 5 }), valid: fc.bigInt({ min: 0n, max: 60n }) }), { maxLength: 14 }),
})

/** What half of the bets stake is more than some lots allow. */
const largestBet = 30n

/** A bet's account, product, time and stake follow from its number, as they never change. */
const betOf = (bet: number, valid: bigint): CountedBet => ({
  ...{ source: 'test', bet: String(bet), asset, valid, accountId: BigInt((bet % 2) + 1) },
  ...{ product: bet % 3 === 0 ? 'LIVE' : 'RNG', placedAt: at(bet), stake: largestBet + BigInt(bet % 2) },
})

test('[WAL-07] however bets change, lots have what single units of them would have been given', () => {
  fc.assert(
    fc.property(story, ({ lots, told }) => {
      const made = lots
        .toSorted((one, other) => one.second - other.second)
        .map(
          ({ accountId, required, second, takesLive, isForSmall, isEnded }, place): LockedLot => ({
            ...{ id: BigInt(place), accountId, asset, required, given: 0n, createdAt: at(second) },
            contribution: takesLive ? undefined : { RNG: 100 },
            largestBet: isForSmall ? largestBet : undefined,
            state: isEnded ? 'ended' : 'active',
          }),
        )
      const desk = new LotsAtHand(made)
      const rows = new Map<number, readonly BetRow[]>()
      // For each bet, the lot of each of its units in the order in which they were put; undefined where none took it.
      const units = new Map<number, (bigint | undefined)[]>()
      const inLot = (id: bigint) => [...units.values()].flat().filter((lot) => lot === id).length
      for (const { bet, valid } of told) {
        const of = betOf(bet, valid)
        const own = units.get(bet) ?? []
        units.set(bet, own)
        while (BigInt(own.length) < valid)
          own.push(made.find((lot) => takes(lot, of) && BigInt(inLot(lot.id)) < lot.required)?.id)
        const order = [...new Set(rows.get(bet)?.flatMap(({ lotId }) => lotId ?? []))]
        while (BigInt(own.length) > valid) own.splice(nextTaken(own, order), 1)

        const known = rows.get(bet) ?? []
        rows.set(bet, [...known, ...desk.count(of, known)])
        expect(sum(rows.get(bet) ?? [])).toBe(valid)
      }
      const given = new Map(desk.changed().map((lot) => [lot.id, lot.given]))
      for (const { id } of made) expect(given.get(id) ?? 0n).toBe(BigInt(inLot(id)) * 100n)
      const open = made.filter((lot) => lot.state === 'active' && BigInt(inLot(lot.id)) < lot.required)
      expect(new Set(desk.openAccounts())).toEqual(new Set(open.map(({ accountId }) => accountId)))
    }),
    { numRuns: runs },
  )
})

function takes({ accountId, createdAt, contribution, largestBet: most, state }: LockedLot, bet: CountedBet): boolean {
  const isIn = contribution === undefined || bet.product === 'RNG'
  const isSmall = most === undefined || bet.stake <= most
  return state === 'active' && accountId === bet.accountId && createdAt <= bet.placedAt && isIn && isSmall
}

/** A unit that no lot took; without one, a unit of the lot that the bet came to last. */
function nextTaken(own: readonly (bigint | undefined)[], order: readonly bigint[]): number {
  const unused = own.lastIndexOf(undefined)
  if (unused >= 0) return unused
  return own.lastIndexOf(order.findLast((lot) => own.includes(lot)))
}

const sum = (rows: readonly BetRow[]) => rows.reduce((total, { amount }) => total + amount, 0n)
