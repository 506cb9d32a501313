import { expect, test } from 'vitest'
import { maskedBankAccount, maskedMail, maskedNumber } from './masked.ts'

test.each([
  ['+84912345678', '+84 91* *** 678'],
  ['+6581234567', '+65 81* ** 567'],
  ['+8613812345678', '+86 13* *** ** 678'],
  ['+6834123', '+683 ** 23'],
])('[ACC-19] %s is shown as %s', async (e164, shown) => {
  expect(await maskedNumber(e164)).toBe(shown)
})

test('[MEM-02] of an address and of a bank account only the ends are shown', () => {
  expect(maskedMail('linh.tran@mail.example.com')).toBe('l***@m***.com')
  expect(maskedBankAccount('0071001234567')).toBe('***4567')
  expect(maskedBankAccount('1234')).toBe('***')
})
