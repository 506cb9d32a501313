// @vitest-environment happy-dom
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sender } from './api/sender.ts'
import { text } from './i18n/text.ts'
import { startUp } from './startup.ts'

const data: PortalConfig = {
  merchant: { code: 'banyan', name: 'Banyan <Play>' },
  languages: [
    { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' },
    { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
  ],
}

beforeEach(() => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'start-up'
  script.textContent = JSON.stringify(data)
  document.head.append(script)
})

afterEach(() => {
  document.getElementById('start-up')?.remove()
  localStorage.clear()
})

test('the document says who the merchant is, and the page speaks the stored language', async () => {
  localStorage.setItem('lang', 'AR')
  expect(await startUp()).toEqual(data)
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  expect(sender()).toEqual({ merchant: 'banyan', language: 'AR' })
  expect(text('action.tryAgain')).toBe('إعادة المحاولة')
})

test('the language that was chosen is kept for the next visit', async () => {
  await startUp()
  expect(localStorage.getItem('lang')).toBe('EN')
})

test('a document without start-up data does not start', async () => {
  document.getElementById('start-up')?.remove()
  await expect(startUp()).rejects.toThrow('start-up data')
})
