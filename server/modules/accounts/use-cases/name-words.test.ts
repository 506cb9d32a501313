import { expect, test } from 'vitest'
import { nameWords, wordPrefix } from './name-words.ts'

test.each([
  { name: 'Nguyễn Văn Đức', words: ['nguyen van duc', 'van duc', 'duc'] },
  { name: 'linh_88.vn', words: ['linh_88.vn', '88.vn', 'vn'] },
  { name: 'محمد العليّ', words: ['محمد العلي', 'العلي'] },
  { name: '王小明', words: ['王小明', '小明', '明'] },
  { name: 'สมชาย', words: ['สมชาย', 'มชาย', 'ชาย', 'าย', 'ย'] },
  { name: '李Anna', words: ['李anna', 'anna'] },
  { name: '  ', words: [] },
  { name: '★', words: ['★'] },
])('[OPS-05] $name is found by $words', ({ name, words }) => {
  expect(nameWords(name)).toEqual(words)
})

test('[OPS-05] words and their number are bounded, whatever letters fold to', () => {
  const words = nameWords('\u{FDFA}'.repeat(60))
  expect(words.length).toBeLessThanOrEqual(60)
  for (const word of [...words, wordPrefix('\u{FDFA}'.repeat(60))]) expect([...word].length).toBeLessThanOrEqual(60)
})
