import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChaseLadder, ladderSteps, mostChaseIssues } from './chase-ladder.ts'
import { mostMultiple } from './stake.ts'

test('[LOT-05] fixed multiples and doubled ones, up to the greatest that there is', () => {
  expect(ladderSteps({ kind: 'fixed', multiple: 7 }, 3)).toEqual({ multiples: [7, 7, 7], impossibleFrom: undefined })
  expect(ladderSteps({ kind: 'doubling', first: 1 }, 5)).toEqual({
    multiples: [1, 2, 4, 8, 16],
    impossibleFrom: undefined,
  })
  const long = ladderSteps({ kind: 'doubling', first: 1 }, 120)
  expect(long).toMatchObject({ impossibleFrom: 17 })
  expect(long.multiples.at(-1)).toBe(65_536)
  expect(ladderSteps({ kind: 'fixed', multiple: mostMultiple + 1 }, 2)).toEqual({ multiples: [], impossibleFrom: 0 })
})

test('[LOT-05] a profit of one half on one line in 980', () => {
  const ladder: ChaseLadder = { kind: 'profit', first: 1, rateE4: 5_000n, oddsE4: 9_800_000n, lines: 100 }
  // 150 × staked ÷ (980 − 150), rounded up.
  expect(ladderSteps(ladder, 8).multiples).toEqual([1, 1, 1, 1, 1, 1, 2, 2])
})

test('[LOT-05] a profit that the odds do not give is impossible from the first issue', () => {
  const even: ChaseLadder = { kind: 'profit', first: 1, rateE4: 0n, oddsE4: 19_500n, lines: 2 }
  expect(ladderSteps(even, 3)).toEqual({ multiples: [], impossibleFrom: 0 })
  // Just the stakes, which come back once and no more.
  const stakes: ChaseLadder = { kind: 'profit', first: 1, rateE4: 0n, oddsE4: 20_000n, lines: 2 }
  expect(ladderSteps(stakes, 3)).toEqual({ multiples: [1], impossibleFrom: 1 })
})

test('[LOT-05] each multiple of a profit ladder is enough, and one less would not be', () => {
  const ladders = fc.record({
    first: fc.integer({ min: 1, max: 20 }),
    rateE4: fc.bigInt(0n, 20_000n),
    oddsE4: fc.bigInt(10_000n, 99_990_000n),
    lines: fc.integer({ min: 1, max: 300 }),
  })
  fc.assert(
    fc.property(ladders, fc.integer({ min: 1, max: 120 }), (given, issues) => {
      const { multiples, impossibleFrom } = ladderSteps({ kind: 'profit', ...given }, issues)
      expect(impossibleFrom).toBe(multiples.length === issues ? undefined : multiples.length)
      let staked = 0n
      const isEnough = (multiple: bigint) => {
        const sum = (staked + multiple) * BigInt(given.lines)
        return multiple * given.oddsE4 * 10_000n - sum * 10n ** 8n >= given.rateE4 * sum * 10_000n
      }
      for (const multiple of multiples.map(BigInt)) {
        expect(isEnough(multiple)).toBe(true)
        if (multiple > BigInt(given.first)) expect(isEnough(multiple - 1n)).toBe(false)
        staked += multiple
      }
      if (impossibleFrom !== undefined) expect(isEnough(BigInt(mostMultiple))).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('[LOT-05] a chase of a game of each minute has 120 issues at most, others 50', () => {
  expect(['SSC1M', 'VNFS1M', 'SSC3M', 'LHC5M', 'VNN'].map(mostChaseIssues)).toEqual([120, 120, 50, 50, 50])
})
