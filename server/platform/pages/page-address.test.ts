import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each(['/', '/help?q=//&t=%00', '/member/profile', '/info/%E1%BA%A3nh', '/a.b/..c', '/%20'])('%s is one', (url) => {
  expect(pageAddress(url)?.href).toBe(`http://page${url}`)
})

test.each([
  ...[
    '//',
    '//[',
    '//evil.example/',
    '/a//b',
    '/..',
    '/a/../b',
    '/.',
    '/a/.',
    '/%2e%2E',
    '/%2f',
    '/a%00',
    '/%1F',
    '/%7f',
  ],
  ...['/\\evil.example', '/%5c', 'http://evil.example/', '*', '', '?', 'http://['],
])('%s is none', (url) => {
  expect(pageAddress(url)).toBeUndefined()
})
