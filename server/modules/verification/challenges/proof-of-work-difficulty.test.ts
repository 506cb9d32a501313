import { expect, test } from 'vitest'
import { countedAtMost, difficultyBits, freeChallenges } from './proof-of-work-difficulty.ts'

const quiet = { underAttack: false, ofAddress: 1, ofAll: 1 }
const bits = (use: Partial<typeof quiet>) => [
  difficultyBits('slider', { ...quiet, ...use }),
  difficultyBits('work', { ...quiet, ...use }),
]

test('[ACC-03] beside a picture 2^16 hashes, without one 2^18, under attack 2^20 for everybody', () => {
  expect(bits({})).toEqual([16, 18])
  expect(bits({ underAttack: true })).toEqual([20, 20])
})

test.each(['ofAddress', 'ofAll'] as const)('each doubling of the challenges %s adds a bit, up to 2^19 hashes', (of) => {
  const free = freeChallenges[of]
  expect(bits({ [of]: free })).toEqual([16, 18])
  expect(bits({ [of]: free + 1 })).toEqual([17, 19])
  expect(bits({ [of]: 2 * free })).toEqual([17, 19])
  expect(bits({ [of]: 2 * free + 1 })).toEqual([18, 19])
  expect(bits({ [of]: countedAtMost[of] })).toEqual([19, 19])
  expect(bits({ [of]: 1_000_000 })).toEqual([19, 19])
})

test('use and load add up', () => {
  expect(bits({ ofAddress: freeChallenges.ofAddress + 1, ofAll: freeChallenges.ofAll + 1 })).toEqual([18, 19])
})
