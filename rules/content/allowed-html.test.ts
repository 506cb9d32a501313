import { expect, test } from 'vitest'
import { allowedLink } from './allowed-html.ts'

test.each(['/', '/promotions?type=VIP#top', '#terms', '/a/b.html'])('%s is a place of our own', (href) => {
  expect(allowedLink(href)).toEqual({ href })
})

test.each(['https://t.me/x', 'https://example.com', 'https://example.com:8443/?a=b#c'])(
  '%s opens beside us',
  (href) => {
    expect(allowedLink(href)).toEqual({ href, rel: 'noopener nofollow', target: '_blank' })
  },
)

test.each([
  '',
  'page',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '\\\\evil.example',
  'http://example.com',
  'HTTPS://example.com',
  'https://user:word@example.com',
  'https://example.com@evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@example.com',
  '/\tx',
  'https://example.com/\u202e',
])('%j is no link', (href) => {
  expect(allowedLink(href)).toBeUndefined()
})
