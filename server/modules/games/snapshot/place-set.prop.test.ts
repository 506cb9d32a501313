import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeastSets } from './least-sets.ts'
import { PlaceSet } from './place-set.ts'

const length = fc.integer({ min: 1, max: 200 })
const places = length.chain((max) =>
  fc.tuple(
    fc.constant(max),
    fc.uniqueArray(fc.integer({ min: 0, max: max - 1 })),
    fc.uniqueArray(fc.integer({ min: 0, max: max - 1 })),
  ),
)
const ascending = (list: Iterable<number>) => [...list].sort((a, b) => a - b)

test('a set of places tells what a list of them tells', () => {
  fc.assert(
    fc.property(places, fc.nat(210), fc.nat(210), ([max, a, b], from, to) => {
      const [left, right] = [PlaceSet.of(max, a), PlaceSet.of(max, b)]
      const both = a.filter((place) => b.includes(place))
      expect([...left]).toEqual(ascending(a))
      expect(left.size).toBe(a.length)
      expect([...left.and(right)]).toEqual(ascending(both))
      expect(left.and(right).size).toBe(both.length)
      expect(left.slice(from, to)).toEqual(ascending(a).slice(from, to))
      expect(Array.from({ length: max + 40 }, (_, place) => left.has(place))).toEqual(
        Array.from({ length: max + 40 }, (_, place) => a.includes(place)),
      )
    }),
  )
})

test('the places with at least a bound are those whose value reaches it, however many bounds were asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 150 }),
      fc.array(fc.integer({ min: -1, max: 301 }), { minLength: 1, maxLength: 250 }),
      (values, bounds) => {
        const sets = new LeastSets(() => values)
        for (const bound of bounds) {
          expect([...sets.from(bound)]).toEqual([...values.keys()].filter((place) => (values[place] ?? 0) >= bound))
        }
      },
    ),
  )
})
