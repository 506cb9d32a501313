import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentCodeFrom, contentCodeIn } from './transfer-content.ts'

const codes = fc
  .uint8Array({ minLength: 7, maxLength: 7 })
  .map(contentCodeFrom)
  .filter((code) => code !== undefined)

test('[WAL-06] a code is D with seven signs that nobody mixes up, of which one is a digit', () => {
  expect(contentCodeFrom(new Uint8Array([5, 17, 0, 19, 7, 22, 29]))).toBe('D7K2M9QX')
  expect(contentCodeFrom(new Uint8Array([255, 31, 30, 29, 28, 27, 26]))).toBeUndefined()
  expect(() => contentCodeFrom(new Uint8Array(6))).toThrow(RangeError)
  fc.assert(fc.property(codes, (code) => void expect(code).toMatch(/^D(?=.*\d)[2-9A-HJ-NP-Z]{7}$/)))
})

test.each([
  'D7K2M9QX',
  'd7k2m9qx',
  ' D7K2M9QX ',
  'nap tien d7k2m9qx cam on',
  'MBVCB.3278907687.D7K2M9QX.CT tu 0123456789 NGUYEN VAN DUC toi 9876543210',
  'D7K2M9QX-CHUYEN TIEN-0123456',
  'IBFT_D7K2M9QX_1',
  'D7K2 M9QX',
  'NGUYEN VAN DUC chuyen D7K2  M9Q X',
  'd 7 k 2 m 9 q x',
  'D7K2\nM9QX',
  'Ｄ７Ｋ２Ｍ９ＱＸ',
  'đ7k2m9qx',
  'Ḋ7K2M9QX',
  'D7K2M9QX D7K2M9QX',
])('[WAL-06] the code is found in %j', (text) => {
  expect(contentCodeIn(text)).toBe('D7K2M9QX')
})

test.each([
  { what: 'nothing', text: '' },
  { what: 'a longer word before', text: 'XD7K2M9QX' },
  { what: 'a longer word behind', text: 'D7K2M9QXY' },
  { what: 'a longer number', text: 'D7K2M9QX1' },
  { what: 'letters of another script around', text: 'ЖD7K2M9QX' },
  { what: 'a letter that is no accent before', text: 'ĐD7K2M9QX' },
  { what: 'a sign that no code has', text: 'D7K2M9Q0' },
  { what: 'another prefix', text: 'E7K2M9QX' },
  { what: 'a name of eight letters', text: 'CHUYEN TIEN DUNGTHAM' },
  { what: 'names of eight letters together', text: 'DUNG THAM' },
  { what: 'two codes', text: 'D7K2M9QX D8K2M9QX' },
  { what: 'a code behind more than any bank delivers', text: `${'x '.repeat(250)}D7K2M9QX` },
])('[WAL-06] there is no code in $what', ({ text }) => {
  expect(contentCodeIn(text)).toBeUndefined()
})

test('[WAL-06] a code is found between any words, and with spaces at any place in it', () => {
  const words = fc.stringMatching(/^[a-z.,-]{0,20}$/)
  fc.assert(
    fc.property(codes, words, words, fc.nat({ max: 6 }), (code, before, after, place) => {
      const cut = `${code.slice(0, place + 1)} ${code.slice(place + 1)}`
      expect(contentCodeIn(`${before} ${code.toLowerCase()} ${after}`)).toBe(code)
      expect(contentCodeIn(cut.toLowerCase())).toBe(code)
      expect(contentCodeIn(`a${code}`)).toBeUndefined()
      expect(contentCodeIn(`${code}z`)).toBeUndefined()
    }),
  )
})
