import { afterEach, expect, test } from 'vitest'
import { momentFormat, writeAs } from './formats.ts'
import { formatMoment, formatUntil, timeZoneName } from './moments.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  writeAs('en')
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

const gmt7 = '\u2066GMT+7\u2069'

test.each([
  ['en', `10 Nov, 00:05 (${gmt7})`],
  ['vi', `00:05 10/11 (${gmt7})`],
  ['zh-Hans', `11月10日 00:05 (${gmt7})`],
  ['zh-Hant', `11月10日 00:05 (${gmt7})`],
  ['fa', `10 نوامبر، 00:05 (${gmt7})`],
  ['th', `10 พ.ย. 00:05 (${gmt7})`],
  ['uz', `10-noy, 00:05 (${gmt7})`],
])('the end of another day names its zone once, without holes: %s', (tag, text) => {
  process.env.TZ = 'Asia/Ho_Chi_Minh'
  writeAs(tag)
  expect(formatUntil('2031-11-09T17:05:00Z')).toBe(text)
})

test.each(['ar', 'fa', 'zh-Hans', 'km', 'vi'])('a moment names its zone as the footer does: %s', (tag) => {
  process.env.TZ = 'Asia/Ho_Chi_Minh'
  writeAs(tag)
  const text = formatMoment('2026-11-09T17:05:00Z')
  expect(text.endsWith(` ${gmt7}`)).toBe(true)
  expect(text.match(/GMT|غرينتش|گرینویچ|សកល/g)).toEqual(['GMT'])
})

test.each(['fa', 'th', 'ar', 'my', 'ne', 'bn'])('years are those of draw numbers, in Latin digits: %s', (tag) => {
  writeAs(tag)
  const text = momentFormat({ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' })
  expect(text.format(new Date('2026-11-09T00:00:00Z')).match(/\d+/g)?.map(Number)).toEqual(
    expect.arrayContaining([9, 11, 2026]),
  )
})
