import { expect, test } from 'vitest'
import { localised } from './localised-text.ts'

test.each([
  { why: 'asked language', text: { en: 'Dragon', vi: 'Rồng' }, tag: 'vi', expected: 'Rồng' },
  {
    why: 'English when the asked language is missing',
    text: { en: 'Dragon', vi: 'Rồng' },
    tag: 'ar',
    expected: 'Dragon',
  },
  { why: 'English when the asked text is empty', text: { en: 'Dragon', ar: '' }, tag: 'ar', expected: 'Dragon' },
  { why: "the merchant's language when English is missing", text: { vi: 'Rồng' }, tag: 'ar', expected: 'Rồng' },
  { why: 'an empty text when there is none at all', text: {}, tag: 'ar', expected: '' },
])('content falls back to $why', ({ text, tag, expected }) => {
  expect(localised(text, tag, 'vi')).toBe(expected)
})
