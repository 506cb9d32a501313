// @vitest-environment happy-dom
import { sender } from '@banyan/client/sender.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { request } from './api/request.ts'
import { text } from './i18n/text.ts'
import { portalConfig } from './session/portal-config.ts'
import { startUp } from './startup.ts'

/** The document as the server writes it, for a configuration. */
function deliver(fields: Partial<PortalConfig> = {}): PortalConfig {
  document.getElementById('start-up')?.remove()
  const config = { ...demoConfig, ...fields }
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'start-up'
  script.textContent = JSON.stringify(config)
  document.head.append(script)
  return config
}

const maintenance = { title: { en: 'Works' }, message: { en: 'Soon' }, until: null }

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn())
})

afterEach(() => {
  expect(fetch).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('[SYS-01] the document carries the configuration, so nothing is asked for it', async () => {
  const config = deliver({ merchant: { code: 'banyan', name: 'Banyan <Play>' } })
  await startUp().ready
  expect(portalConfig()).toEqual(config)
  expect(sender().merchant).toBe('banyan')
})

test('the answers that the document carries are there for the first requests', async () => {
  deliver()
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'first-screen'
  script.textContent = JSON.stringify({ language: 'EN', answers: [{ id: 'gameMenus', query: {}, value: 'menus' }] })
  document.head.append(script)
  await startUp().ready
  script.remove()
  expect(await request('gameMenus', {})).toBe('menus')
})

test.each([
  [0, 'open', {}],
  [1, 'in maintenance', { maintenance }],
  [1, 'in maintenance and a blocked region', { maintenance, regionRestriction: true }],
  [2, 'a blocked region', { regionRestriction: true }],
])('the status is %i for %s', async (status, _name, fields) => {
  deliver(fields)
  const start = startUp()
  await start.ready
  expect(start.status).toBe(status)
})

test('the page speaks the stored language', async () => {
  localStorage.setItem('lang', 'AR')
  deliver()
  await startUp().ready
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  expect(sender().language).toBe('AR')
  expect(text('action.tryAgain')).toBe('إعادة المحاولة')
})

test('the language that was chosen is kept for the next visit', async () => {
  deliver()
  await startUp().ready
  expect(localStorage.getItem('lang')).toBe('EN')
})

test("the browser's language counts only where the merchant follows it", async () => {
  vi.stubGlobal('navigator', { languages: ['zh-CN'] })
  deliver({ followBrowser: false })
  await startUp().ready
  expect(sender().language).toBe('EN')
  localStorage.clear()
  deliver({ followBrowser: true })
  await startUp().ready
  expect(sender().language).toBe('CN')
})

test('a language without texts is spoken in English, and named to the server all the same', async () => {
  localStorage.setItem('lang', 'JA')
  deliver({ languages: [{ code: 'JA', tag: 'ja', nativeName: '日本語', direction: 'ltr' }] })
  await startUp().ready
  expect(document.documentElement.lang).toBe('en')
  expect(sender().language).toBe('JA')
  expect(text('action.tryAgain')).toBe('Try again')
})

test('a document without a configuration does not start', () => {
  document.getElementById('start-up')?.remove()
  expect(startUp).toThrow('start-up data')
})
