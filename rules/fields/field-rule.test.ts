import { expect, test } from 'vitest'
import { dateKind } from './accepted-patterns.ts'
import { type FieldRule, fieldFault } from './field-rule.ts'

const name: FieldRule = { enabled: true, required: true, patternId: 2, minLength: 3, maxLength: 5 }
const day: FieldRule = { ...name, patternId: dateKind, minLength: 10, maxLength: 10 }

test.each([
  { value: '', fault: 'required' },
  { value: 'ab', fault: 'rule' },
  { value: 'abc', fault: undefined },
  { value: 'abcde', fault: undefined },
  { value: 'abcdef', fault: 'rule' },
  { value: '1bcd', fault: 'rule' },
  { value: ' abc', fault: 'rule' },
  { value: 'abc\n', fault: 'rule' },
])('[ACC-10] $value against a required name of 3 to 5: $fault', ({ value, fault }) => {
  expect(fieldFault(name, value)).toBe(fault)
})

test('[ACC-09] nothing typed is wrong only where something is required', () => {
  expect(fieldFault({ ...name, required: false }, '')).toBeUndefined()
  expect(fieldFault({ ...name, required: false }, 'ab')).toBe('rule')
})

test('[ACC-10] a lone * takes everything whose length is in bounds', () => {
  const any = { ...name, patternId: 1 }
  expect(fieldFault(any, ' \u0000*')).toBeUndefined()
  expect(fieldFault(any, '**')).toBe('rule')
})

test('[ACC-10] lengths count characters: one of two code units is one', () => {
  const any = { ...name, patternId: 1, minLength: 2, maxLength: 2 }
  expect(fieldFault(any, '😀')).toBe('rule')
  expect(fieldFault(any, '😀😀')).toBeUndefined()
  expect(fieldFault(any, '😀😀😀')).toBe('rule')
})

test('[ACC-10] a kind that there is not takes nothing', () => {
  for (const patternId of [0, 19]) expect(fieldFault({ ...name, patternId }, 'abc')).toBe('rule')
})

test.each([
  { value: '2024-02-29', fault: undefined },
  { value: '02-29-2024', fault: undefined },
  { value: '2000-02-29', fault: undefined },
  { value: '2023-02-29', fault: 'rule' },
  { value: '02-29-2023', fault: 'rule' },
  { value: '1900-02-29', fault: 'rule' },
  { value: '2023-04-31', fault: 'rule' },
  { value: '04-31-2023', fault: 'rule' },
  { value: '0000-01-01', fault: 'rule' },
])('[ACC-10] $value is a day of the calendar or is none: $fault', ({ value, fault }) => {
  expect(fieldFault(day, value)).toBe(fault)
})
