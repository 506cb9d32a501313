import { expect, test } from 'vitest'
import { isSameJson } from './same-json.ts'

const drawn = { family: 'LHC', numbers: [1, 2], special: 3 }

test('the order of fields does not matter', () => {
  expect(isSameJson(drawn, { special: 3, numbers: [1, 2], family: 'LHC' })).toBe(true)
})

test.each([
  undefined,
  null,
  'LHC',
  [],
  { ...drawn, more: 1 },
  { family: 'LHC', numbers: [1, 2] },
  { ...drawn, numbers: [2, 1] },
  { ...drawn, numbers: { 0: 1, 1: 2 } },
  { ...drawn, numbers: [1, 2, 3] },
  { ...drawn, special: '3' },
])('%j is another result', (shown) => {
  expect(isSameJson(drawn, shown)).toBe(false)
})
