import { expect, test } from 'vitest'
import { acceptedPatterns } from './accepted-patterns.ts'

/** For each kind what it takes, and what it only just refuses. */
const kinds = [
  { id: 2, takes: ['a', 'Ab1', 'Z9'], refuses: ['1a', 'a-b', 'a b', 'a_b', '', 'é', 'aé', 'а1', 'a1\n', ' a1'] },
  { id: 3, takes: ['龙8', '88', '龙龙'], refuses: ['long', '龙 8', '龙a', '龙，', '龙８', ''] },
  {
    id: 4,
    takes: ['a.b+c@example.co', 'A_1%@x-y.example.com', `${'a'.repeat(64)}@b.de`, 'a@b.c.d.e.f'],
    refuses: [
      ...['a@b', 'a b@c.de', '@c.de', 'a@c..de', 'a@.de', 'a@c.de.', 'a@b@c.de', 'ä@c.de', 'a@c.de\n', 'a@c_d.de'],
      `${'a'.repeat(65)}@b.de`,
      `a@${'b'.repeat(64)}.de`,
      'a@b.c.d.e.f.g',
    ],
  },
  { id: 5, takes: ['a1', 'A', '1', 'zZ9'], refuses: ['a_1', 'ä', 'a 1', 'a1!', 'ａ', ''] },
  { id: 6, takes: ['a1', '1a', 'Abc123'], refuses: ['a', '1', 'a1!', 'a 1', 'ä1', 'a１', ''] },
  { id: 7, takes: ['0123', '0'], refuses: ['1a', '１', '-1', '1 2', '1.0', '+1', ''] },
  { id: 8, takes: ['aB1', 'A', '1A', 'a1B'], refuses: ['ab1', 'A!', '1', 'Äb', 'A b', ''] },
  { id: 9, takes: ['Anh Dao', 'a', ' '], refuses: ['Ánh', 'a1', 'a-b', 'a\tb', 'a\u00a0b', ''] },
  { id: 10, takes: ['a!ß', '龙', '😀'], refuses: ['a b', 'a\u00a0b', ' a', 'a\n', 'a\u3000b', ''] },
  { id: 11, takes: ['王·小明，', '「龙」'], refuses: ['Wang', '王 a', '王1', '王,', ''] },
  {
    id: 12,
    takes: ['2001-12-31', '12-31-2001', '2004-02-29', '02-29-2004'],
    refuses: [
      '31-12-2001',
      '2001-13-01',
      '13-01-2001',
      '2001-1-1',
      '2001-00-10',
      '2001-10-32',
      '2001/12/31',
      '01-12-31',
    ],
  },
  { id: 13, takes: ['Nguyễn Văn', 'محمد علي', 'Nguye\u0302\u0303n'], refuses: ['a1', 'a-b', "O'N", 'a_b', '😀', ''] },
  { id: 14, takes: ['김민수', '힣'], refuses: ['Kim', '김 민', '김1', 'ㄱ', ''] },
  { id: 15, takes: ['สมชาย', '๑'], refuses: ['Som', 'สม ชาย', 'สม1', 'ลາ', ''] },
  { id: 16, takes: ['สมชาย Som', 'a', 'สม'], refuses: ['สม1', 'Ä', 'a-b', ''] },
  { id: 17, takes: ['A B', ' A', 'NGUYEN VAN A'], refuses: [' ', 'a', 'A1', 'Ab', 'Á', ''] },
  { id: 18, takes: ['aA1!~', '!', '~'], refuses: ['a b', 'é', 'a\u007f', '龙', ''] },
]

function patternOf(id: number): RegExp {
  return new RegExp(acceptedPatterns[id] ?? '', 'u')
}

test.each(kinds)('[ACC-10] pattern $id takes $takes and refuses $refuses', ({ id, takes, refuses }) => {
  const pattern = patternOf(id)
  expect(takes.filter((value) => !pattern.test(value))).toEqual([])
  expect(refuses.filter((value) => pattern.test(value))).toEqual([])
})

test('[ACC-10] there are 18 kinds, and the first takes everything', () => {
  expect(Object.keys(acceptedPatterns)).toEqual(Array.from({ length: 18 }, (_, i) => String(i + 1)))
  expect(acceptedPatterns[1]).toBe('*')
  expect(kinds.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, i) => i + 2))
})

const long = 100_000
/** What takes an engine that goes back as long as it can: nearly a match, again and again, and no match at the end. */
const worst: Readonly<Record<number, string>> = {
  2: `${'a1'.repeat(long / 2)}!`,
  3: `${'龙8'.repeat(long / 2)}!`,
  4: `a@${'a.'.repeat(long / 2)}!`,
  5: `${'a1'.repeat(long / 2)}!`,
  6: 'a'.repeat(long),
  7: `${'1'.repeat(long)}a`,
  8: 'a'.repeat(long),
  9: `${'a '.repeat(long / 2)}1`,
  10: `${'a'.repeat(long)} `,
  11: `${'王，'.repeat(long / 2)}a`,
  12: '2001-12-'.repeat(long / 8),
  13: `${'a '.repeat(long / 2)}1`,
  14: `${'김'.repeat(long)}a`,
  15: `${'ส'.repeat(long)}a`,
  16: `${'ส '.repeat(long / 2)}1`,
  17: ' '.repeat(long),
  18: `${'a!'.repeat(long / 2)} `,
}

test.each(kinds)('[ACC-10] pattern $id takes no more than linear time for 100,000 characters', ({ id }) => {
  const text = worst[id] ?? ''
  expect(text.length).toBeGreaterThanOrEqual(long - 10)
  const pattern = patternOf(id)
  // The best of ten: the machine may be busy, but whatever goes back over each character takes seconds every time.
  const spentMs = Array.from({ length: 10 }, () => {
    const began = performance.now()
    expect(pattern.test(text)).toBe(false)
    return performance.now() - began
  })
  expect(Math.min(...spentMs)).toBeLessThan(50)
})
