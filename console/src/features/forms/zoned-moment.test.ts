import { expect, test } from 'vitest'
import { zonedMoment, zonedText } from './zoned-moment.ts'

test.each([
  { zone: 'Asia/Ho_Chi_Minh', moment: '2026-12-01T11:00:00Z', text: '2026-12-01T18:00' },
  { zone: 'Asia/Kathmandu', moment: '2026-12-01T11:00:00Z', text: '2026-12-01T16:45' },
  { zone: 'Europe/Berlin', moment: '2026-03-29T00:30:00Z', text: '2026-03-29T01:30' },
  { zone: 'Europe/Berlin', moment: '2026-03-29T01:30:00Z', text: '2026-03-29T03:30' },
  { zone: 'America/New_York', moment: '2026-01-01T04:59:00Z', text: '2025-12-31T23:59' },
])('$moment is $text in $zone, there and back', ({ zone, moment, text }) => {
  expect(zonedText(moment, zone)).toBe(text)
  expect(zonedMoment(text, zone)).toBe(moment)
})

test('what is no moment is an empty input, and an empty input is none', () => {
  expect(zonedText('soon', 'Asia/Ho_Chi_Minh')).toBe('')
  expect(zonedMoment('', 'Asia/Ho_Chi_Minh')).toBe('')
})
