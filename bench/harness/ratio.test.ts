import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratio } from './ratio.ts'

const pair = fc.tuple(fc.double({ min: 1, max: 1e6, noNaN: true }), fc.double({ min: 1, max: 1e6, noNaN: true }))

test('the ratio is that of the medians, its spread that of the rounds', () => {
  expect(ratio([20, 30, 90], [10, 10, 10])).toEqual({ value: 3, lowest: 2, highest: 9 })
})

test('a disturbance that both sides feel leaves no spread', () => {
  expect(ratio([20, 200, 40], [10, 100, 20])).toEqual({ value: 2, lowest: 2, highest: 2 })
})

test('the ratio lies within its spread', () => {
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 30 }), (rounds) => {
      const { value, lowest, highest } = ratio(
        rounds.map(([a]) => a),
        rounds.map(([, b]) => b),
      )
      expect(value).toBeGreaterThanOrEqual(lowest * (1 - 1e-9))
      expect(value).toBeLessThanOrEqual(highest * (1 + 1e-9))
    }),
  )
})

test('lists of different length were not measured side by side', () => {
  expect(() => ratio([1, 2], [1])).toThrow(RangeError)
})
