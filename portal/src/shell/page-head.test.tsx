// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { loadTexts, shellTexts, speak } from '#/src/i18n/text.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { PageHead } from './page-head.tsx'

beforeEach(async () => {
  history.replaceState(null, '', '/home?pageNo=2')
  keepConfig(demoConfig)
  await speak('en')
  await loadTexts(shellTexts)
})

afterEach(cleanup)

/** The links of the head: what they are, their language, and where they lead. */
const links = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate]'), (link) =>
    [link.rel, link.hreflang, link.getAttribute('href')?.replace(location.origin, '')].filter(Boolean).join(' '),
  )

test('a public page has one address, and one in each language that it is spoken in', () => {
  const japanese = { code: 'JA', tag: 'ja', nativeName: '日本語', direction: 'ltr' } as const
  keepConfig({ ...demoConfig, languages: [...demoConfig.languages, japanese] })
  render(<PageHead title="Slots" address="/?pageNo=2" />)
  expect(links()).toEqual([
    'canonical /?pageNo=2',
    'alternate x-default /?pageNo=2',
    'alternate en /?pageNo=2&lang=EN',
    'alternate vi /?pageNo=2&lang=TY',
    'alternate ar /?pageNo=2&lang=AR',
    'alternate zh-Hans /?pageNo=2&lang=CN',
  ])
})

test('an address that names its language is its own canonical', () => {
  history.replaceState(null, '', '/?lang=ar')
  render(<PageHead title="Slots" address="/" />)
  expect(links()[0]).toBe('canonical /?lang=AR')
})

test("the merchant's main domain is the canonical host", () => {
  keepConfig({ ...demoConfig, info: { ...demoConfig.info, mainDomain: 'play.example.com' } })
  render(<PageHead title="Slots" address="/" />)
  expect(links()[0]).toBe('canonical https://play.example.com/')
})

test('a page without an address of its own is not listed', () => {
  render(<PageHead title="Page not found" />)
  expect(links()).toEqual([])
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
