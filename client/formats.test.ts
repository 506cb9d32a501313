import { afterEach, expect, test, vi } from 'vitest'
import { formatSum, momentFormat, numberFormat, withSign, writeAs } from './formats.ts'

afterEach(() => writeAs('en'))

test('a formatter is made once for each language and way of writing', () => {
  const [tenth, whole] = [{ maximumFractionDigits: 1 }, { maximumFractionDigits: 0 }]
  const english = numberFormat(tenth)
  expect(numberFormat({ ...tenth })).toBe(english)
  expect([english, numberFormat(whole)].map((format) => format.format(1234.5))).toEqual(['1,234.5', '1,235'])
  writeAs('vi')
  expect(numberFormat(tenth).format(1234.5)).toBe('1.234,5')
  writeAs('ar')
  expect(numberFormat(tenth).format(1234.5)).toBe('1,234.5')
})

test('numbers and moments that are asked for alike stay apart', () => {
  writeAs('vi')
  expect([numberFormat({}).format(7), momentFormat({}).format(new Date(2026, 10, 28))]).toEqual(['7', '28/11/2026'])
})

test('who takes the page to another zone reads the time of that zone', () => {
  const noon = new Date('2026-11-28T12:00:00Z')
  const written = () => momentFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(noon)
  for (const [zone, time] of [
    ['Asia/Ho_Chi_Minh', '19:00'],
    ['America/New_York', '07:00'],
  ]) {
    vi.stubEnv('TZ', zone)
    expect(written()).toBe(time)
  }
  vi.unstubAllEnvs()
})

test.each([
  ['en', '₫1,500', '₫1,500.50'],
  ['vi', '1.500\u00a0₫', '1.500,50\u00a0₫'],
  ['zh-Hans', '₫1,500', '₫1,500.50'],
  ['ar', '₫\u00a01,500', '₫\u00a01,500.50'],
  ['ru', '1\u00a0500\u00a0₫', '1\u00a0500,50\u00a0₫'],
])('the sign of a currency stands where %s puts it, and whole amounts have no decimals', (tag, whole, broken) => {
  writeAs(tag)
  expect([withSign(formatSum('1500.00'), '₫'), withSign(formatSum('1500.50'), '₫')]).toEqual([whole, broken])
})

test('an amount stays exact, however long it is', () => {
  expect(formatSum('12345678901234567890.10')).toBe('12,345,678,901,234,567,890.10')
})
