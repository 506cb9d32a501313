// @vitest-environment happy-dom
import { writeAs } from '@banyan/client/formats.ts'
import { afterEach, expect, test } from 'vitest'
import { moneyText } from './amount.tsx'

const script = document.createElement('script')
script.id = 'start-up'
script.type = 'application/json'
script.textContent = JSON.stringify({ timeZone: 'Asia/Ho_Chi_Minh', currencySymbol: '₫' })
document.body.append(script)
afterEach(() => writeAs('en'))

test.each([
  ['en', '₫1,500,000.00', '\u2066-₫5.00\u2069'],
  ['vi', '\u20661.500.000,00\u00a0₫\u2069', '\u2066-5,00\u00a0₫\u2069'],
  ['zh-Hans', '₫1,500,000.00', '\u2066-₫5.00\u2069'],
  ['ar', '\u2066₫\u00a01,500,000.00\u2069', '\u2066-₫\u00a05.00\u2069'],
])('[SYS-10] %s puts the sign of the currency where the language does', (tag, whole, out) => {
  writeAs(tag)
  expect([moneyText('1500000.00'), moneyText('-5.00')]).toEqual([whole, out])
})
