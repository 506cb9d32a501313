import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { betTypeOf, betTypesOf } from './bet-types.ts'
import type { FamilyCode } from './draw.ts'
import { exposureOf, mostPayable } from './exposure.ts'
import { mostPayoutMinor } from './payout.ts'
import { arbitrarySelection } from './test-world/arbitrary-selections.ts'
import { arbitraryBet, drawsAgainst, paidOn, plainBet, sumsOf } from './test-world/books-of-bets.ts'
import type { DrawSpace } from './test-world/draw-space.ts'
import { drawSpaces } from './test-world/draw-spaces.ts'

const isDeep = process.env.DEEP === '1'
const books = isDeep ? 12 : 5
const spaces = Object.entries(drawSpaces) as [FamilyCode, DrawSpace][]
const seeds = fc.array(fc.nat({ max: 2 ** 31 - 2 }), { minLength: 30, maxLength: 30 })

/** The same selections in every run. */
const sample = { numRuns: isDeep ? 60 : 25, seed: 20_261_121 }

/** Rounding up, one minor unit a cell, of stakes of a thousand. */
const rounding = 1.002

describe.each(spaces)('%s', (family, space) => {
  const betTypes = betTypesOf(family).map((betType) => [betType.playCode, betType] as const)

  test.each(betTypes)('[LOT-08] %s never pays more than the bound of its cells', (_playCode, betType) => {
    const book = fc.array(arbitraryBet(betType), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(book, seeds, (bets, at) => {
        const bound = mostPayable(betType, sumsOf(bets))
        for (const draw of drawsAgainst(betType, space, bets, at)) {
          const paid = paidOn(bets, draw)
          if (paid > bound) expect({ draw, paid }).toEqual({ draw, paid: `at most ${bound}` })
        }
      }),
      { numRuns: books },
    )
  })

  test.each(betTypes)('[LOT-08] %s has few cells, sorted and none twice', (_playCode, betType) => {
    fc.assert(
      fc.property(arbitraryBet(betType), ({ selection, terms }) => {
        const cells = exposureOf(selection, terms).map(({ cell }) => cell)
        expect(cells.length).toBeGreaterThan(0)
        expect(cells.length).toBeLessThanOrEqual(1200)
        expect(cells).toEqual([...new Set(cells)].sort())
      }),
      { numRuns: books },
    )
  })

  // The bounds of a single bet are exact, except where prizes of different odds share a cell.
  test.each(betTypes)('[LOT-08] %s is bounded as well by its cells as by its best draw', (playCode, betType) => {
    const most = { LHC_2ZT: 1.17, LHC_WS: 1.17, LHC_3Z2: 1.01 }[playCode] ?? rounding
    const selections = fc.sample(arbitrarySelection(betType.picker), sample).map((text) => betType.parse(text))
    const wide = selections.flatMap((parsed) => {
      if (!parsed.ok) return []
      const bet = plainBet(betType, parsed.selection)
      const share = ratioOf(mostPayable(betType, sumsOf([bet])), mostPayoutMinor(bet.selection, bet.terms))
      return share > most ? [{ selection: parsed.selection.canonical, share }] : []
    })
    expect(wide).toEqual([])
  })
})

/** Bet types of which every draw can be followed, and every book's dearest draw found. */
const followed = (['K3', 'P3', 'PC28', 'E5', 'SSC'] as const).flatMap((family) =>
  betTypesOf(family)
    .map(({ playCode }) => [playCode, drawSpaces[family]] as const)
    .filter(([playCode]) => !/SSC_(5|4|FIXED|POS|FUN)|E5_FIXED/.test(playCode)),
)

test.each(followed)('[LOT-08] the bound of a book of %s is what its dearest draw pays', (playCode, space) => {
  const betType = betTypeOf(playCode)!
  const bets = fc.sample(arbitrarySelection(betType.picker), sample).flatMap((text) => {
    const parsed = betType.parse(text)
    return parsed.ok ? [plainBet(betType, parsed.selection)] : []
  })
  const fewLines = bets.toSorted((a, b) => a.selection.lines - b.selection.lines).slice(0, 25)
  for (const book of [bets.slice(0, 15), fewLines]) {
    let dearest = 0n
    for (const drawn of space.wholeFor(playCode)) {
      const paid = paidOn(book, space.draw(drawn))
      if (paid > dearest) dearest = paid
    }
    expect(ratioOf(mostPayable(betType, sumsOf(book)), dearest)).toBeLessThan(rounding)
  }
})

test('[LOT-08] what is payable on a cell is the same in whatever order bets are added, and grows with each', () => {
  for (const playCode of ['SSC_L3_DIRECT', 'VNN_LO2', 'E5_ANY7', 'D4_IBOX_BIG', 'LHC_3Z2', 'PK_FIXED']) {
    const betType = betTypeOf(playCode)!
    fc.assert(
      fc.property(fc.array(arbitraryBet(betType), { minLength: 2, maxLength: 6 }), (bets) => {
        const sums = sumsOf(bets)
        expect(sumsOf(bets.toReversed())).toEqual(sums)
        const before = mostPayable(betType, sumsOf(bets.slice(1)))
        const alone = mostPayable(betType, sumsOf(bets.slice(0, 1)))
        const after = mostPayable(betType, sums)
        expect(after).toBeGreaterThanOrEqual(before)
        expect(after).toBeGreaterThanOrEqual(alone)
        // Quotients are floored once, so two of them may lack one unit of the quotient of the sum.
        expect(after).toBeLessThanOrEqual(before + alone + 1n)
      }),
      { numRuns: books },
    )
  }
})

test('[LOT-08] a multiple of a stake makes the same multiple payable, rounded up cell by cell', () => {
  const betType = betTypeOf('SSC_L3_ANY2')!
  fc.assert(
    fc.property(arbitraryBet(betType), fc.integer({ min: 2, max: 1000 }), ({ selection, terms }, times) => {
      const once = exposureOf(selection, { ...terms, multiple: 1 })
      const often = exposureOf(selection, { ...terms, multiple: times })
      expect(often.map(({ cell }) => cell)).toEqual(once.map(({ cell }) => cell))
      often.forEach(({ payableMinor }, at) => {
        const single = once[at]?.payableMinor ?? 0n
        expect(payableMinor).toBeLessThanOrEqual(single * BigInt(times))
        expect(payableMinor).toBeGreaterThan((single - 1n) * BigInt(times))
      })
    }),
  )
})

function ratioOf(bound: bigint, paid: bigint): number {
  return Number((bound * 1_000_000n) / paid) / 1_000_000
}
