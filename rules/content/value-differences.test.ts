import { expect, test } from 'vitest'
import { valueDifferences } from './value-differences.ts'

const entry = (id: string, title: string) => ({ id, title })

test.each([
  { of: 'the same in another order of fields', before: { a: 1, b: [1] }, after: { b: [1], a: 1 }, found: [] },
  { of: 'a field', before: { a: 1, b: 2 }, after: { a: 1, b: 3 }, found: [{ path: '/b', before: 2, after: 3 }] },
  { of: 'a field that came', before: {}, after: { vi: 'x' }, found: [{ path: '/vi', after: 'x' }] },
  { of: 'a field that went', before: { vi: 'x' }, after: {}, found: [{ path: '/vi', before: 'x' }] },
  {
    of: 'null and a value',
    before: { a: null },
    after: { a: { b: 1 } },
    found: [{ path: '/a', before: null, after: { b: 1 } }],
  },
  {
    of: 'a list of names',
    before: ['VN'],
    after: ['VN', 'TH'],
    found: [{ path: '', before: ['VN'], after: ['VN', 'TH'] }],
  },
  {
    of: 'an entry added at the top',
    before: [entry('a', 'A')],
    after: [entry('b', 'B'), entry('a', 'A')],
    found: [{ path: '/0', after: entry('b', 'B') }],
  },
  {
    of: 'an entry removed, another changed',
    before: [entry('a', 'A'), entry('b', 'B')],
    after: [entry('b', 'C')],
    found: [
      { path: '/0', before: entry('a', 'A') },
      { path: '/0/title', before: 'B', after: 'C' },
    ],
  },
  {
    of: 'a new order alone',
    before: [entry('a', 'A'), entry('b', 'B')],
    after: [entry('b', 'B'), entry('a', 'A')],
    found: [{ path: '', before: ['a', 'b'], after: ['b', 'a'] }],
  },
  {
    of: 'a name that has a slash',
    before: { 'a/b': 1 },
    after: { 'a/b': 2 },
    found: [{ path: '/a~1b', before: 1, after: 2 }],
  },
])('[OPS-07] of two values the differences are told: $of', ({ before, after, found }) => {
  expect(valueDifferences(before, after)).toEqual(found)
})
