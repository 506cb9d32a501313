import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, type TurnoverLot, takeBack } from './turnover.ts'

const percents = fc.record({ RNG: fc.integer({ min: 0, max: 100 }), LIVE: fc.integer({ min: 0, max: 100 }) })
const lots = fc.array(
  fc.record({
    required: fc.bigInt({ min: 1n, max: 60n }),
    contribution: fc.option(percents, { nil: undefined }),
    largestBet: fc.option(fc.bigInt({ min: 1n, max: 90n }), { nil: undefined }),
    second: fc.nat({ max: 5 }),
  }),
  { maxLength: 4 },
)
const bets = fc.array(
  fc.record({
    product: fc.constantFrom('RNG', 'LIVE', undefined),
    amount: fc.bigInt({ min: 1n, max: 90n }),
    second: fc.nat({ max: 6 }),
    less: fc.bigInt({ min: 0n, max: 90n }),
  }),
  { maxLength: 8 },
)
const at = (second: number) => new Date(second * 1_000)

/** One unit after the other goes to the first lot that was there, wants it and is not full. */
function unitByUnit(
  given: bigint[],
  made: readonly TurnoverLot[],
  bet: { product?: string | undefined; second: number; stake: bigint },
) {
  const place = made.findIndex((lot, at) => {
    const percent = percentFor(lot, bet.product)
    if (lot.largestBet !== undefined && bet.stake > lot.largestBet) return false
    return percent > 0n && lot.createdAt.getTime() <= bet.second * 1_000 && (given[at] ?? 0n) < lot.required * 100n
  })
  const lot = made[place]
  if (!lot) return undefined
  const [missing, percent] = [lot.required * 100n - (given[place] ?? 0n), percentFor(lot, bet.product)]
  given[place] = (given[place] ?? 0n) + (percent < missing ? percent : missing)
  return lot.id
}

const percentFor = ({ contribution }: TurnoverLot, product: string | undefined) =>
  contribution === undefined ? 100n : BigInt((product && contribution[product]) ?? 0)

test('[WAL-07] lots get of bets what they get unit by unit, and give back to the unit what they got', () => {
  fc.assert(
    fc.property(lots, bets, (asked, placed) => {
      const made = asked
        .toSorted((one, other) => one.second - other.second)
        .map(({ required, contribution, largestBet, second }, place): TurnoverLot => {
          return { id: BigInt(place), required, given: 0n, contribution, largestBet, createdAt: at(second) }
        })
      const given = made.map(() => 0n)
      let now = made
      for (const { product, amount, second, less } of placed) {
        const used = new Map<bigint, bigint>()
        for (let unit = 0n; unit < amount; unit++) {
          const lot = unitByUnit(given, made, { product, second, stake: amount })
          if (lot !== undefined) used.set(lot, (used.get(lot) ?? 0n) + 1n)
        }
        const parts = allocate(now, { product, placedAt: at(second), stake: amount, amount })
        expect(new Map(parts.map((part) => [part.lotId, part.used]))).toEqual(used)
        now = now.map((lot) => {
          const part = parts.find(({ lotId }) => lotId === lot.id)
          return part ? { ...lot, given: lot.given + part.given } : lot
        })
        expect(now.map((lot) => lot.given)).toEqual(given)

        // Taken back to what it would have counted at once: the same as if no more had ever been betted.
        const taken = less < amount ? less : amount
        const unused = amount - parts.reduce((sum, part) => sum + part.used, 0n)
        const before = made.map((lot, place) => {
          const part = parts.find(({ lotId }) => lotId === lot.id)
          return { ...lot, given: (given[place] ?? 0n) - (part?.given ?? 0n) }
        })
        const kept = takeBack(parts, unused, taken).filter((part) => part.used > 0n)
        expect(kept).toEqual(allocate(before, { product, placedAt: at(second), stake: amount, amount: amount - taken }))
      }
    }),
    { numRuns: 300 },
  )
})
