import { expect, onTestFinished, test, vi } from 'vitest'
import { lastAnswer } from './last-answer.ts'
import { pageMomentOf } from './server-clock.ts'

test('[WAL-06] what is counted down ends by the server’s clock, whatever this device’s says', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(8_500)
  onTestFinished(() => now.mockRestore())
  Object.assign(lastAnswer, { date: 'Tue, 24 Nov 2026 10:00:00 GMT', heardAt: 5_000 })
  expect(pageMomentOf('2026-11-24T10:01:00Z')).toBe(65_000)
})

test.each([null, 'yesterday'])('without a date of the server, %j, this device’s clock counts', (date) => {
  Object.assign(lastAnswer, { date, heardAt: 5_000 })
  const inAMinute = new Date(Date.now() + 60_000).toISOString()
  expect(pageMomentOf(inAMinute) - performance.now()).toBeGreaterThan(59_000)
  expect(pageMomentOf(inAMinute) - performance.now()).toBeLessThanOrEqual(60_001)
})
