import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOfExact, exactOf, minorOf, toAmount, toMinor } from './amount.ts'

test.each([
  { minor: 0n, exponent: 2, expected: '0.00' },
  { minor: 5n, exponent: 2, expected: '0.05' },
  { minor: -5n, exponent: 2, expected: '-0.05' },
  { minor: 123456n, exponent: 2, expected: '1234.56' },
  { minor: 1200n, exponent: 0, expected: '1200' },
  { minor: 9_007_199_254_740_993n, exponent: 2, expected: '90071992547409.93' },
])('$minor minor units at exponent $exponent are $expected', ({ minor, exponent, expected }) => {
  expect(toAmount(minor, exponent)).toBe(expected)
})

test('no digit is lost: the string without its point is the number of minor units', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 8 }), (minor, exponent) => {
      const text = toAmount(minor, exponent)
      expect(BigInt(text.replace('.', ''))).toBe(minor)
      if (exponent > 0) expect(text.split('.')[1]).toHaveLength(exponent)
    }),
  )
})

test('whole units become an amount without a fraction', () => {
  fc.assert(
    fc.property(fc.nat(), (units) => {
      expect(toAmount(toMinor(units, 2), 2)).toBe(`${units}.00`)
    }),
  )
})

test('an amount is read back as the minor units that it was written from', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 8 }), (minor, exponent) => {
      expect(minorOf(toAmount(minor, exponent), exponent)).toBe(minor)
    }),
  )
})

test('amounts of the wire are added up without loss, whatever their sign and their digits', () => {
  expect(amountOfExact(exactOf('9007199254740993.01') + exactOf('-0.5') + exactOf('3'))).toBe('9007199254740995.5100')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.bigInt(), fc.integer({ min: 0, max: 4 }))), (amounts) => {
      const sum = amounts.reduce((total, [minor, exponent]) => total + exactOf(toAmount(minor, exponent)), 0n)
      const expected = amounts.reduce((total, [minor, exponent]) => total + minor * 10n ** BigInt(4 - exponent), 0n)
      expect(sum).toBe(expected)
      expect(exactOf(amountOfExact(sum))).toBe(sum)
    }),
  )
})
