// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnNewRelease } from './new-release.ts'

const reload = vi.fn()
let served = ''

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="/js/index-${served}.js"></script>`))
  sessionStorage.clear()
  const script = document.createElement('script')
  script.type = 'module'
  Object.defineProperty(script, 'src', { value: 'http://portal/js/index-old_1.js' })
  document.head.replaceChildren(script)
})
afterEach(() => vi.unstubAllGlobals())

test('[SYS-16] a page of an older release reloads itself once for each newer one', async () => {
  served = 'new-2'
  expect(await reloadOnNewRelease()).toBe(true)
  expect(await reloadOnNewRelease()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  served = 'newer-3'
  expect(await reloadOnNewRelease()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('[SYS-16] the same release is no reason to reload', async () => {
  served = 'old_1'
  expect(await reloadOnNewRelease()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('[SYS-16] a server that does not answer is none either', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await reloadOnNewRelease()).toBe(false)
})

test('[SYS-16] where nothing can be kept the page stays, for it could not stop reloading', async () => {
  served = 'new-2'
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  expect(await reloadOnNewRelease()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
