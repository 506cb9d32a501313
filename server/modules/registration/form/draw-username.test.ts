import { acceptedPatterns } from '@banyan/rules/fields/accepted-patterns.ts'
import { fieldFault } from '@banyan/rules/fields/field-rule.ts'
import { expect, test } from 'vitest'
import { drawUsername } from './draw-username.ts'

const kinds = Object.keys(acceptedPatterns).map(Number)
const rule = { enabled: true, required: true, patternId: 2, minLength: 6, maxLength: 16 }

test.each(kinds)('[ACC-08] a name that is drawn fits the kind %i', (patternId) => {
  for (let draw = 0; draw < 200; draw++) {
    const name = drawUsername({ ...rule, patternId })
    expect(fieldFault({ ...rule, patternId }, name), name).toBeUndefined()
  }
})

test.each([
  { minLength: 0, maxLength: 1, length: 1 },
  { minLength: 2, maxLength: 2, length: 2 },
  { minLength: 6, maxLength: 16, length: 12 },
  { minLength: 20, maxLength: 30, length: 20 },
])('[ACC-08] within $minLength to $maxLength characters it has $length', ({ length, ...bounds }) => {
  expect(drawUsername({ ...rule, ...bounds })).toHaveLength(length)
})

test('[ACC-08] hardly ever is a name drawn twice', () => {
  expect(new Set(Array.from({ length: 2_000 }, () => drawUsername(rule))).size).toBe(2_000)
})
