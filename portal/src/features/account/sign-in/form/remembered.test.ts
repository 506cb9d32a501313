// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { noteForgotten, noteLogin } from './remembered.ts'

afterEach(() => vi.restoreAllMocks())

/** The cookies that are written, each by its name and its age in seconds. */
function writtenAges(): readonly [name: string, age: number][] {
  const written = vi.spyOn(document, 'cookie', 'set')
  noteLogin({ username: 'linhtran', remember: true, bySms: true })
  noteLogin({ username: 'linhtran', remember: false, bySms: false })
  noteForgotten()
  return written.mock.calls.map(([cookie]) => [
    /^\w+/.exec(cookie)?.[0] ?? '',
    Number(/; max-age=(\d+)/.exec(cookie)?.[1]),
  ])
}

test('[ACC-07] [SYS-23] each cookie of the login form lives 86,400 s, and is gone at once when it is taken back', () => {
  expect(writtenAges()).toEqual([
    ...[
      ['lastUsername', 86_400],
      ['loginRemember', 86_400],
      ['loginTypeSms', 86_400],
    ],
    ...[
      ['lastUsername', 86_400],
      ['loginRemember', 0],
      ['loginTypeSms', 0],
    ],
    ['loginRemember', 0],
  ])
})
