import { expect, test } from 'vitest'
import { reasonText } from './reason.ts'

const said = (key: string, given?: object) => (given ? `${key} ${JSON.stringify(given)}` : key)

test.each([
  ['bad_card', 'deposit.reason.badCard'],
  ['momo_1001', 'deposit.reason.noFunds'],
  ['momo_99', 'deposit.reason.other {"code":"momo_99"}'],
  ['The receipt is of another transfer.', 'The receipt is of another transfer.'],
  ['Ảnh mờ', 'Ảnh mờ'],
])('[WAL-06] the reason %s is told as %s', (reason, text) => {
  expect(reasonText(said as never, reason)).toBe(text)
})
