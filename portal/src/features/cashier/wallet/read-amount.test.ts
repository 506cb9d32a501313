import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

const bounds = { least: '50000.00', most: '300000000.00', step: '1000.00' }

test.each([
  ['50000', '50000'],
  ['300000000', '300000000'],
  [' 500000 ', '500000'],
  ['0500000', '500000'],
  ['500,000', '500000'],
  ['500.000', '500000'],
  ['1.500.000', '1500000'],
  ['500 000', '500000'],
  ['500\u202f000', '500000'],
  ['5,00,000', '500000'],
  ['٥٠٠٠٠٠', '500000'],
  ['٥٠٠٬٠٠٠', '500000'],
  ['５０００００', '500000'],
  ['५००,०००', '500000'],
  ['\u200f\u2066500.000\u2069\u200b', '500000'],
])('[WAL-06] %j is %s, however a language groups it', (written, digits) => {
  expect(readAmount(written, bounds)).toEqual({ digits })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['49999', 'least'],
  ['49000', 'least'],
  ['0', 'least'],
  ['300000001', 'most'],
  ['300001000', 'most'],
  ['9'.repeat(40), 'most'],
  ['50001', 'step'],
  ['299999999', 'step'],
  ['500000.50', 'malformed'],
  ['500000,5', 'malformed'],
  ['500.00', 'malformed'],
  ['500000.', 'malformed'],
  ['500,000.000', 'malformed'],
  ['500 000,00', 'malformed'],
  ['-500000', 'malformed'],
  ['+500000', 'malformed'],
  ['5e5', 'malformed'],
  ['0x7a120', 'malformed'],
  ['NaN', 'malformed'],
  ['500000₫', 'malformed'],
  ["500000'; drop table deposits", 'malformed'],
])('[WAL-06] %j is refused: %s', (written, fault) => {
  expect(readAmount(written, bounds)).toEqual({ fault })
})

test('[WAL-06] a step of its own counts', () => {
  expect(readAmount('15000', { least: '10000', most: '20000', step: '10000' })).toEqual({ fault: 'step' })
})
