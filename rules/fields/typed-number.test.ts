import { expect, test } from 'vitest'
import { knownLanguages } from '../content/known-languages.ts'
import { amountTyped, digitsTyped, latinDigits } from './typed-number.ts'

/** Systems of digits by position, of which the platform knows how each is written; the others count in another way. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}{10}$/u.test(writtenIn('en', system)),
)

function writtenIn(tag: string, numberingSystem: string): string {
  return new Intl.NumberFormat(tag, { numberingSystem, useGrouping: false }).format(9_876_543_210)
}

test.each(systems)('digits of the system %s are read', (system) => {
  expect(latinDigits(writtenIn('en', system))).toBe('9876543210')
})

test.each(knownLanguages)('a number as $tag writes it is read', ({ tag }) => {
  const native = new Intl.NumberFormat(`${tag}-u-nu-native`, { useGrouping: false })
  expect(latinDigits(native.format(9_876_543_210))).toMatch(/^(9876543210|九八七六五四三二一〇)$/)
})

test.each([
  ['in groups', '9704 0000 0000 0000 018', '9704000000000000018'],
  ['with dots', '0912.345.678', '0912345678'],
  ['with dashes and brackets', '(0912) 345‑678–9', '09123456789'],
  ['with marks of direction', '\u200f\u202a09\u200e12\u202c\u2066345\u2069\u202e', '0912345'],
  ['with marks of no width', '\ufeff12\u200b34\u2060\u00ad56\u200d', '123456'],
  ['with blanks that do not break', '12\u00a034\u202f56', '123456'],
  ['in Arabic', '٠٩١٢٣٤٥٦٧٨', '0912345678'],
  ['in Persian', '۰۹۱۲ ۳۴۵ ۶۷۸', '0912345678'],
  ['in wide letters', '（＋８４）９１２－３４５', '+84912345'],
  ['with what is no digit', '97O4', '97O4'],
])('digits %s', (_how, typed, read) => {
  expect(digitsTyped(typed)).toBe(read)
  expect(digitsTyped(read)).toBe(read)
})

test.each([
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1 234\u00a0567', '1 234\u00a0567'],
  ['1\u00a0234\u00a0567,5', '1\u00a0234\u00a0567,5'],
  ['1 234 567.5', '1234567.5'],
  ['1.234.567', '1234567'],
  ['12,34,567', '1234567'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['１，０００．００', '1000.00'],
  ['\u200f-1,000', '-1000'],
  ['−5', '-5'],
  ['1.234', '1.234'],
  ['1,5', '1,5'],
  ['1,234,56', '1,234,56'],
  ['1,2,3', '1,2,3'],
  ['', ''],
  ['12a', '12a'],
])('an amount typed as %j is read as %j', (typed, read) => {
  expect(amountTyped(typed)).toBe(read)
})
