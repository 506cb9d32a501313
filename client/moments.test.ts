import { afterEach, expect, test } from 'vitest'
import { timeZoneName } from './moments.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'America/St_Johns',
  'America/New_York',
  'Africa/Abidjan',
  'Pacific/Apia',
])('a visitor’s own zone is written as the browser writes it: %s', (own) => {
  process.env.TZ = own
  expect(timeZoneName()).toBe(timeZoneName(own))
})

test('an offset keeps its sign where lines run from right to left', () => {
  expect(timeZoneName('Asia/Ho_Chi_Minh')).toBe('\u2066GMT+7\u2069')
  expect(timeZoneName('America/St_Johns')).toMatch(/^\u2066GMT-[23]:30\u2069$/)
})
