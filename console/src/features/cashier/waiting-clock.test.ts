import { expect, test } from 'vitest'
import { clockText } from './waiting-clock.tsx'

test('[OPS-05] a clock counts minutes and seconds, hours once there are any, and never below zero', () => {
  expect([-5_000, 0, 999, 61_000, 3_599_999, 3_600_000, 40_271_000].map(clockText)).toEqual([
    ...['00:00', '00:00', '00:00', '01:01', '59:59', '1:00:00', '11:11:11'],
  ])
})
