import { expect, test } from 'vitest'
import { waitingText } from './waiting-time.tsx'

const since = '2026-11-01T05:00:00.000Z'
const after = (minutes: number) => waitingText(since, Date.parse(since) + minutes * 60_000)

test('[OPS-05] how long something waits is said in its largest unit, and never below zero', () => {
  expect([-5, 0, 59, 60, 1_439, 1_440, 4_400].map(after)).toEqual([
    ...['0 min', '0 min', '59 min', '1 hr', '23 hr', '1 day', '3 days'],
  ])
})
