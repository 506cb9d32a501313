import { expect, test } from 'vitest'
import { bankByBin, banks } from './banks.ts'

test('[WAL-06] every bank is there once, by six digits and by its code', () => {
  expect(banks.filter(({ takesTransfers }) => takesTransfers)).toHaveLength(42)
  expect(banks).toHaveLength(49)
  for (const { bin } of banks) expect(bin).toMatch(/^\d{6}$/)
  expect(new Set(banks.map(({ bin }) => bin)).size).toBe(banks.length)
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
})

test('[WAL-06] the banks that most payers have come first', () => {
  const hot = 'VCB TCB MB BIDV ICB ACB VPB TPB VBA STB VIB SHB HDB MSB'
  expect(
    banks
      .slice(0, 14)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(hot)
})

test('[WAL-06] the entries that public lists confuse are the right ones', () => {
  expect(bankByBin('970438')).toEqual({ bin: '970438', code: 'BVB', name: 'BaoVietBank', takesTransfers: true })
  expect(bankByBin('970415')?.code).toBe('ICB')
  expect(bankByBin('970405')?.code).toBe('VBA')
  expect(bankByBin('971005')?.takesTransfers).toBe(false)
  expect(bankByBin('000000')).toBeUndefined()
})
