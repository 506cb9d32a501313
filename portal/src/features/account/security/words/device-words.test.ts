import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 9)'
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${mac} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'macOS', 'computer'],
  [`${mac} ${apple} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS', 'computer'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows', 'computer'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows', 'computer'],
  [`${windows} ${webkit} coc_coc_browser/130.0 Chrome/130.0.0.0 Safari/537.36`, 'Cốc Cốc', 'Windows', 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux', 'computer'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
    'computer',
  ],
  [`${android} ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Android', 'tablet'],
  [
    `${android} ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'phone',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox', 'Android', 'phone'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox',
    'iOS',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPadOS',
    'tablet',
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Mobile/15E148`, undefined, 'iOS', 'phone'],
  ['curl/8.5.0', undefined, undefined, 'computer'],
  ['', undefined, undefined, 'computer'],
])('[MEM-02] %s is told in words', (userAgent, browser, system, form) => {
  expect(deviceWords(userAgent)).toEqual({ browser, system, form })
})
