import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { memberAmount, signedAmount } from './wallet-balance.ts'

test.each([
  ['0', true],
  ['0.50', true],
  ['100000.00', true],
  ['99999999999999999.9999', true],
  ['00100000.00', false],
  ['00', false],
  ['-5', false],
  ['1e5', false],
  ['100000000000000000', false],
])('[WAL-02] an amount has one spelling: %s', (text, isAccepted) => {
  expect(Check(memberAmount, text)).toBe(isAccepted)
})

test('[WAL-02] a correction has a sign and no leading zeros', () => {
  const accepted = ['-5', '-0.50', '5', '-05', '--5', '+5'].filter((text) => Check(signedAmount, text))
  expect(accepted).toEqual(['-5', '-0.50', '5'])
})
