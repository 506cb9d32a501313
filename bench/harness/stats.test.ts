import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantile, statsOf } from './stats.ts'

const samples = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 })

test('the figures of a hundred samples', () => {
  const hundred = Array.from({ length: 101 }, (_, i) => 100 - i)
  expect(statsOf(hundred)).toEqual({ count: 101, min: 0, median: 50, p95: 95, p99: 99, max: 100 })
})

test('of an even number of samples the median lies between the middle two', () => {
  expect(statsOf([4, 1, 3, 2]).median).toBe(2.5)
})

test('one sample is every figure', () => {
  expect(statsOf([7])).toEqual({ count: 1, min: 7, median: 7, p95: 7, p99: 7, max: 7 })
})

test('the order of samples does not matter, nor is it changed', () => {
  const given = [3, 1, 2]
  expect(statsOf(given)).toEqual(statsOf([1, 2, 3]))
  expect(given).toEqual([3, 1, 2])
})

test('quantiles grow with their share and stay among the samples', () => {
  fc.assert(
    fc.property(samples, (list) => {
      const { min, median, p95, p99, max } = statsOf(list)
      expect([min, median, p95, p99, max]).toEqual([min, median, p95, p99, max].toSorted((a, b) => a - b))
      expect([min, max]).toEqual([Math.min(...list), Math.max(...list)])
    }),
  )
})

test('no samples are no figure', () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError)
})
