// @vitest-environment happy-dom
import { formatAmount, formatNumber } from '@banyan/client/formats.ts'
import { formatDay } from '@banyan/client/moments.ts'
import { knownLanguages } from '@banyan/rules/content/known-languages.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isComplete } from '#/src/i18n/text.ts'
import { catalogueTags } from '#/src/i18n/texts.gen.ts'
import { answerGames, openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { changeLanguage } from './language.ts'

const ownDefault = { code: 'TY', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' } as const
const offered = [ownDefault, ...knownLanguages]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00+07:00'), toFake: ['Date'] })
  stubBrowser((address) => answerGames(address, ['Dragon Pearl'], 1_234))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const list = () => screen.getAllByRole<HTMLSelectElement>('combobox')[0] as HTMLSelectElement

test.each(offered)(
  '[SYS-09] $code can be chosen and writes numbers, amounts and days its own way',
  async (language) => {
    const { code, tag, direction } = language
    await openPortal('/rng', { languages: offered })
    await act(() => changeLanguage(code))

    expect(list().value).toBe(code)
    expect(localStorage.lang).toBe(code)
    expect(document.documentElement.lang).toBe(tag in catalogueTags ? tag : 'en')
    expect(document.documentElement.dir).toBe(direction)

    const locale = `${tag}-u-ca-gregory-nu-latn`
    expect(formatNumber(1_234_567)).toBe(new Intl.NumberFormat(locale).format(1_234_567))
    expect(formatAmount('1234567.5')).toBe(
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1_234_567.5),
    )
    expect(formatDay('2025-03-09T05:00:00Z')).toBe(
      new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : locale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }).format(new Date('2025-03-09T05:00:00Z')),
    )
  },
)

test.each([
  ['EN', '1,234,567.50', '9 March 2025'],
  ['TY', '1.234.567,50', '9 tháng 3, 2025'],
  ['CN', '1,234,567.50', '2025年3月9日'],
  // Latin digits in every language, with its own separators and months, and the Gregorian calendar, by which draws and banks go.
  ['AR', '1,234,567.50', '9 مارس 2025'],
  ['FA', '1,234,567.50', '9 مارس 2025'],
  ['UR', '1,234,567.50', '9 مارچ، 2025'],
  ['HI', '12,34,567.50', '9 मार्च 2025'],
  ['BN', '12,34,567.50', '9 মার্চ, 2025'],
  ['NE', '12,34,567.50', '2025 मार्च 9'],
  ['MY', '1,234,567.50', '2025 မတ် 9'],
  ['TH', '1,234,567.50', '9 มีนาคม 2025'],
  ['RU', '1\u00a0234\u00a0567,50', '9 марта 2025 г.'],
])('[SYS-09] %s writes an amount as %s and a day as %s', async (code, amount, day) => {
  await openPortal('/rng', { languages: offered })
  await act(() => changeLanguage(code))
  expect(formatAmount('1234567.5')).toBe(amount)
  expect(formatDay('2025-03-09T05:00:00Z')).toBe(day)
})

test('[SYS-09] [SYS-12] what has no whole catalogue is marked, and only that', async () => {
  localStorage.lang = 'EN'
  await openPortal('/', { languages: offered })
  const marked = Array.from(list().options).filter(({ text }) => text.endsWith('(incomplete)'))
  const whole = offered.filter(({ tag }) => (catalogueTags as Record<string, string>)[tag] === 'complete')
  expect(whole.map(({ code }) => code)).toEqual(['TY', 'CN', 'EN', 'VI', 'AR'])
  expect(marked.map(({ value }) => value)).toEqual(
    offered.filter((language) => !whole.includes(language)).map(({ code }) => code),
  )
  expect(isComplete('zh-Hant')).toBe(false)
})

test('[SYS-11] a language without texts is English in its own layout, and back again', async () => {
  await openPortal('/rng', { languages: offered })
  await act(() => changeLanguage('FA'))
  expect(await screen.findByText('1,234 games')).toBeTruthy()
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'rtl'])
  await act(() => changeLanguage('JA'))
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr'])
})
