import { expect, test } from 'vitest'
import { difficultyBits } from './proof-of-work-difficulty.ts'

test('[ACC-03] beside a picture 2^16 hashes, without one 2^18, under attack 2^20 for everybody', () => {
  expect(difficultyBits('slider', false)).toBe(16)
  expect(difficultyBits('work', false)).toBe(18)
  expect(difficultyBits('slider', true)).toBe(20)
  expect(difficultyBits('work', true)).toBe(20)
})
