import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, ratio, times, total } from './rational.ts'

const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const fractions = fc.tuple(
  whole,
  whole.filter((n) => n !== 0n),
)

test('a fraction has one spelling, whatever it was made of', () => {
  fc.assert(
    fc.property(
      fractions,
      whole.filter((n) => n !== 0n),
      ([top, bottom], factor) => {
        const made = ratio(top, bottom)
        expect(ratio(top * factor, bottom * factor)).toEqual(made)
        expect(made.denominator > 0n && made.numerator * bottom === made.denominator * top).toBe(true)
      },
    ),
  )
})

test('sums, products and comparisons are exact', () => {
  fc.assert(
    fc.property(fractions, fractions, ([a, b], [c, d]) => {
      const [x, y] = [ratio(a, b), ratio(c, d)]
      expect(total([x, y])).toEqual(ratio(a * d + c * b, b * d))
      expect(times(x, y)).toEqual(ratio(a * c, b * d))
      const difference = total([x, times(y, ratio(-1))]).numerator
      expect(Math.sign(compare(x, y))).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0)
    }),
  )
})

test('there is no fraction over nothing', () => {
  expect(() => ratio(1, 0)).toThrow(RangeError)
})
