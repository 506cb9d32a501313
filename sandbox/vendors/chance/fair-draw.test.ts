import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairDraw } from './fair-draw.ts'
import { seededBits } from './random-bits.ts'

test('[PLAY-05] a value that would favour small numbers is drawn again', () => {
  // The last full multiple of 30 is 4,294,967,280.
  const values = [4_294_967_295, 4_294_967_280, 4_294_967_279]
  expect(fairDraw(() => values.shift() ?? 0)(30)).toBe(29)
  expect(values).toEqual([])
})

test('[PLAY-05] what is drawn is below what was asked for, and the same seed draws the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, below) => {
      const drawn = fairDraw(seededBits(seed))(below)
      expect(drawn).toBeGreaterThanOrEqual(0)
      expect(drawn).toBeLessThan(below)
      expect(fairDraw(seededBits(seed))(below)).toBe(drawn)
    }),
  )
})

test('[PLAY-05] each of 13 numbers comes as often as the others', () => {
  const draw = fairDraw(seededBits('thirteen'))
  const counts = Array.from({ length: 13 }, () => 0)
  for (let drawn = 0; drawn < 130_000; drawn++) counts[draw(13)]! += 1
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
  // 32.9 is exceeded once in a thousand seeds, by 12 degrees of freedom.
  expect(chiSquare).toBeLessThan(32.9)
})

test('[PLAY-05] a source that never gives a fair value, or a range without numbers, ends the draw', () => {
  expect(() => fairDraw(() => 2 ** 32 - 1)(3)).toThrow('repeats itself')
  for (const below of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => fairDraw(() => 0)(below)).toThrow(RangeError)
})
