import { expect, test } from 'vitest'
import { mergedValues } from './merged-values.ts'

const entry = (id: string, title: string) => ({ id, title })
const [a, b, c] = [entry('a', 'A'), entry('b', 'B'), entry('c', 'C')]

test.each([
  { of: 'nothing of one’s own', base: { x: 1 }, own: { x: 1 }, theirs: { x: 2 }, merged: { x: 2 } },
  { of: 'two fields', base: { x: 1, y: 1 }, own: { x: 2, y: 1 }, theirs: { x: 1, y: 3 }, merged: { x: 2, y: 3 } },
  { of: 'one field that both changed', base: { x: 1 }, own: { x: 2 }, theirs: { x: 3 }, merged: { x: 2 } },
  { of: 'a field that one removed', base: { x: 1, y: 1 }, own: { x: 1 }, theirs: { x: 2, y: 1 }, merged: { x: 2 } },
  { of: 'an entry that each added', base: [a], own: [a, b], theirs: [c, a], merged: [c, a, b] },
  { of: 'an entry that one removed', base: [a, b], own: [b], theirs: [a, b, c], merged: [b, c] },
  {
    of: 'an entry in which each changed a field',
    base: [{ id: 'a', x: 1, y: 1 }],
    own: [{ id: 'a', x: 2, y: 1 }],
    theirs: [{ id: 'a', x: 1, y: 2 }],
    merged: [{ id: 'a', x: 2, y: 2 }],
  },
  { of: 'an order of one’s own', base: [a, b], own: [b, a], theirs: [a, b, c], merged: [b, a, c] },
  { of: 'lists of names', base: ['VN'], own: ['VN', 'TH'], theirs: ['SG'], merged: ['VN', 'TH'] },
])('[OPS-07] changes of two people are put together: $of', ({ base, own, theirs, merged }) => {
  expect(mergedValues(base, own, theirs)).toEqual(merged)
})
