import { formatAmount } from '@banyan/client/formats.ts'
import { afterEach, expect, test } from 'vitest'
import { speak } from '#/src/i18n/text.ts'
import { shortAmount } from './short-amount.ts'

afterEach(() => speak('en'))

const short = (amount: string) => shortAmount(amount, formatAmount(amount))

test('[WAL-03] an amount is written to the unit, however large', async () => {
  await speak('en')
  expect(formatAmount('5000000.00')).toBe('5,000,000.00')
  expect(formatAmount('10000000000000.00')).toBe('10,000,000,000,000.00')
  expect(formatAmount('90071992547409.93')).toBe('90,071,992,547,409.93')
  await speak('vi')
  expect(formatAmount('10000000000000.07')).toBe('10.000.000.000.000,07')
  await speak('ar')
  expect(formatAmount('5000000.00')).toBe('5,000,000.00')
})

test('[WAL-03] a phone writes a long amount short, and never more than there is', async () => {
  await speak('en')
  expect(short('5000000.00')).toBeUndefined()
  expect(short('99999999.99')).toBeUndefined()
  expect(short('100000000.00')?.text).toBe('100M')
  expect(short('12489999999.99')?.text).toBe('12.48B')
  expect(short('9999999999999.99')?.text).toBe('9.99T')
  await speak('vi')
  expect(short('12489999999.99')?.text).toMatch(/^12,48\s/)
})

test('a wide screen has room for a longer amount than a phone', async () => {
  await speak('en')
  expect(short('9999999999.99')?.everywhere).toBe(false)
  expect(short('99999999999999.99')?.everywhere).toBe(true)
})
