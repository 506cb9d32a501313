import { expect, test } from 'vitest'
import { knownLanguages } from './known-languages.ts'

/** As the specification names them, in its order. */
const specified = {
  ...{ Chinese: 'zh-Hans', English: 'en', Japanese: 'ja', Thai: 'th', Vietnamese: 'vi', Burmese: 'my', Spanish: 'es' },
  ...{ Hindi: 'hi', Indonesian: 'id', Khmer: 'km', Korean: 'ko', Malay: 'ms', Portuguese: 'pt-PT', Tamil: 'ta' },
  ...{ 'Traditional Chinese': 'zh-Hant', Tagalog: 'fil', Urdu: 'ur', 'Brazilian Portuguese': 'pt-BR', Turkish: 'tr' },
  ...{ Bengali: 'bn', Arabic: 'ar', Persian: 'fa', Russian: 'ru', Kazakh: 'kk', Uzbek: 'uz', Lao: 'lo', Nepali: 'ne' },
}

test('[SYS-09] the 27 languages of the specification are known, each by a code of its own', () => {
  expect(knownLanguages.map(({ tag }) => tag)).toEqual(Object.values(specified))
  expect(new Set(knownLanguages.map(({ code }) => code)).size).toBe(knownLanguages.length)
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
