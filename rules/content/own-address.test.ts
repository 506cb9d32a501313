import { expect, test } from 'vitest'
import { isOwnAddress, isOwnPath } from './own-address.ts'

test.each(['/', '/rng?lines=25', '/info/a.b-c_d', '/a/../b', '/help#faq', '/?next=//evil.example', '/a%20b', '/#//x'])(
  '%s is a path of our own',
  (address) => {
    expect(isOwnPath(address)).toBe(true)
    expect(isOwnAddress(address)).toBe(true)
  },
)

test.each(['', 'page', '//evil.example', '/..//evil.example', '/a//b', '/%2Fevil.example', '/%5cx', '/\\x', '/\tx'])(
  '%j is none',
  (address) => {
    expect(isOwnAddress(address)).toBe(false)
  },
)

test('a place in the page is an address of ours and no path', () => {
  expect([isOwnAddress('#terms'), isOwnPath('#terms')]).toEqual([true, false])
})
