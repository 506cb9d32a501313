import type { EntryShape } from '@banyan/rules/lottery/picker.ts'
import { expect, test } from 'vitest'
import { readEntries } from './typed-entries.ts'

const three: EntryShape = { width: 3, digits: '0123456789', unordered: false }
const mixed: EntryShape = { ...three, unordered: true }
const rolled: EntryShape = { width: 4, digits: '0123456789', wildcard: 'R', unordered: false }

test.each<[string, EntryShape, string, object]>([
  [
    'separators of every kind',
    three,
    '123 456,789;012\n345.678-901',
    { entries: ['123', '456', '789', '012', '345', '678', '901'] },
  ],
  ['digits in one piece', three, '123456', { entries: ['123', '456'] }],
  ['repeats are left out', three, '123 123 456 123', { entries: ['123', '456'], repeated: 2 }],
  ['the order says nothing', mixed, '885 588', { entries: ['588'], repeated: 1 }],
  ['an ending for the stake', three, '123/20n 456/5', { entries: ['123', '456'], wrongCount: 0 }],
  [
    'what is no combination',
    three,
    '12 1234 abc 123',
    { entries: ['123'], wrong: ['12', '1234', 'ABC'], wrongCount: 3 },
  ],
  ['one wildcard in each', rolled, 'r123 1r23 rr12 1234', { entries: ['R123', '1R23'], wrongCount: 2 }],
  ['nothing', three, ' \n, ', { entries: [], repeated: 0, wrongCount: 0 }],
])('[LOT-09] a typed list: %s', (_name, shape, typed, expected) => {
  expect(readEntries(typed, shape)).toMatchObject(expected)
})

test('[LOT-05] a list of every number and more is cut to what one bet may hold', () => {
  const five: EntryShape = { ...three, width: 5 }
  const all = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'))
  expect(readEntries([...all, '00000'].join(' '), five)).toMatchObject({ repeated: 1, beyond: 0 })
  const six: EntryShape = { ...three, width: 6 }
  const more = Array.from({ length: 100_002 }, (_, number) => String(number).padStart(6, '0'))
  const { entries, beyond } = readEntries(more.join(','), six)
  expect([entries.length, beyond]).toEqual([100_000, 2])
})
