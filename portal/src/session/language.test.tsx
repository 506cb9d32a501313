// @vitest-environment happy-dom
import { failed } from '@banyan/client/signals.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { answerGames, openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { changeLanguage } from './language.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched
    .mockReset()
    .mockImplementation((address, init) =>
      answerGames(address, [`Game in ${new Headers(init?.headers).get('language')}`], 1_234),
    )
  stubBrowser(fetched)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const select = () => screen.getAllByRole<HTMLSelectElement>('combobox')[0] as HTMLSelectElement

test('a change reaches texts, numbers, content, document, header and storage at once, and keeps the address', async () => {
  const { router } = await openPortal('/rng')
  await screen.findByRole('article', { name: 'Game in EN' })
  expect(screen.getByText('1,234 games')).toBeTruthy()

  fireEvent.change(select(), { target: { value: 'TY' } })

  expect(await screen.findByRole('article', { name: 'Game in TY' })).toBeTruthy()
  expect(screen.getByText('1.234 trò chơi')).toBeTruthy()
  expect(document.title).toBe('Nổ hũ – Banyan Play')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['vi', 'ltr'])
  expect([localStorage.lang, localStorage.hisLang]).toEqual(['TY', 'EN'])
  expect(router.state.location.href).toBe('/rng')

  fireEvent.change(select(), { target: { value: 'AR' } })
  expect(await screen.findByRole('article', { name: 'Game in AR' })).toBeTruthy()
  expect(document.documentElement.dir).toBe('rtl')
  expect([localStorage.lang, localStorage.hisLang]).toEqual(['AR', 'TY'])
})

test('of two quick changes the last counts', async () => {
  await openPortal()
  await act(() => Promise.all([changeLanguage('AR'), changeLanguage('CN')]))
  expect([document.documentElement.lang, localStorage.lang]).toEqual(['zh-Hans', 'CN'])
})

test('every offered language is named in its own words, and the incomplete are marked', async () => {
  const japanese = { code: 'JA', tag: 'ja', nativeName: '日本語', direction: 'ltr' } as const
  await openPortal('/', { languages: [...demoConfig.languages, japanese] })
  expect(Array.from(select().options, ({ text }) => text)).toEqual([
    'English',
    'Tiếng Việt',
    'العربية',
    '简体中文',
    '日本語 (incomplete)',
  ])
  expect(select().selectedOptions[0]?.text).toBe('English')
})

test('a language without texts shows English ones, and content of its own', async () => {
  const japanese = { code: 'JA', tag: 'ja', nativeName: '日本語', direction: 'ltr' } as const
  await openPortal('/rng', { languages: [...demoConfig.languages, japanese] })
  fireEvent.change(select(), { target: { value: 'JA' } })
  expect(await screen.findByRole('article', { name: 'Game in JA' })).toBeTruthy()
  expect(screen.getByText('1,234 games')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.lang).toBe('JA')
})

test('an address that names a language names the new one after a change', async () => {
  history.replaceState(null, '', '/?pageNo=3&lang=EN')
  await openPortal('/?lang=EN')
  await act(() => changeLanguage('CN'))
  expect(location.search).toBe('?pageNo=3&lang=CN')
  history.replaceState(null, '', '/')
})

test('a language that is not offered changes nothing', async () => {
  await openPortal()
  const heard = vi.fn()
  const stop = failed.hear(heard)
  await act(() => changeLanguage('XX'))
  stop()
  expect(localStorage.lang).toBe('EN')
  expect(heard).not.toHaveBeenCalled()
})
