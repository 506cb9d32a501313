import { expect, test } from 'vitest'
import { knownLanguages } from './known-languages.ts'

test('[SYS-09] the 27 languages of the specification are known, each once', () => {
  expect(knownLanguages).toHaveLength(27)
  expect(new Set(knownLanguages.map(({ code }) => code)).size).toBe(27)
  expect(new Set(knownLanguages.map(({ tag }) => tag)).size).toBe(27)
})

test.each(knownLanguages)(
  '[SYS-09] $code: $tag is written as it is registered and has formats of its own',
  ({ tag }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag])
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  },
)

test('[SYS-11] Arabic, Persian and Urdu run from right to left, and no other', () => {
  expect(knownLanguages.filter(({ direction }) => direction === 'rtl').map(({ tag }) => tag)).toEqual([
    'ur',
    'ar',
    'fa',
  ])
})
