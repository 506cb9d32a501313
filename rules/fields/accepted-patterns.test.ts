import { expect, test } from 'vitest'
import { acceptedPatterns } from './accepted-patterns.ts'

test.each([
  { id: 2, takes: ['a', 'Ab1'], refuses: ['1a', 'a-b', '', 'é'] },
  { id: 3, takes: ['龙8'], refuses: ['long', '龙 8'] },
  { id: 4, takes: ['a.b+c@example.co'], refuses: ['a@b', 'a b@c.de', '@c.de', 'a@c..de'] },
  { id: 5, takes: ['a1', 'A'], refuses: ['a_1', 'ä'] },
  { id: 6, takes: ['a1'], refuses: ['a', '1', 'a1!'] },
  { id: 7, takes: ['0123'], refuses: ['1a', '１', '-1'] },
  { id: 8, takes: ['aB1', 'A'], refuses: ['ab1', 'A!'] },
  { id: 9, takes: ['Anh Dao'], refuses: ['Ánh', 'a1'] },
  { id: 10, takes: ['a!ß'], refuses: ['a b', 'a\u00a0b', ''] },
  { id: 11, takes: ['王·小明，'], refuses: ['Wang', '王 a'] },
  { id: 12, takes: ['2001-12-31', '12-31-2001'], refuses: ['31-12-2001', '2001-13-01', '2001-1-1'] },
  { id: 13, takes: ['Nguyễn Văn', 'محمد علي'], refuses: ['a1', 'a-b'] },
  { id: 14, takes: ['김민수'], refuses: ['Kim', '김 민'] },
  { id: 15, takes: ['สมชาย'], refuses: ['Som', 'สม ชาย'] },
  { id: 16, takes: ['สมชาย Som'], refuses: ['สม1', 'Ä'] },
  { id: 17, takes: ['A B'], refuses: [' ', 'a', 'A1'] },
  { id: 18, takes: ['aA1!~'], refuses: ['a b', 'é'] },
])('pattern $id takes $takes and refuses $refuses', ({ id, takes, refuses }) => {
  const pattern = new RegExp(acceptedPatterns[id] ?? '', 'u')
  expect(takes.filter((value) => !pattern.test(value))).toEqual([])
  expect(refuses.filter((value) => pattern.test(value))).toEqual([])
})

test('there are 18 kinds, and the first takes everything', () => {
  expect(Object.keys(acceptedPatterns)).toEqual(Array.from({ length: 18 }, (_, i) => String(i + 1)))
  expect(acceptedPatterns[1]).toBe('*')
})
