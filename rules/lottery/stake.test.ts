import { expect, test } from 'vitest'
import { limitError } from './stake.ts'

const limits = { mostLines: 1000, leastStakeMinor: 100n, mostStakeMinor: 5_000_00n }

test.each([
  [{ lines: 1000, stakeMinor: 100n }, undefined],
  [{ lines: 1, stakeMinor: 5_000_00n }, undefined],
  [{ lines: 1001, stakeMinor: 100n }, 'max_lines'],
  [{ lines: 1, stakeMinor: 99n }, 'min_stake'],
  [{ lines: 1, stakeMinor: 5_000_01n }, 'max_stake'],
])('%o breaks the limit %s', (item, error) => {
  expect(limitError(item, limits)).toBe(error)
})
