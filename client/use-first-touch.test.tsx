// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFirstTouch } from './use-first-touch.ts'

afterEach(cleanup)

test.each(['pointerdown', 'pointermove', 'keydown'])('a first %s fetches, and a second touch does not', (touch) => {
  const fetch = vi.fn()
  renderHook(() => useFirstTouch(fetch))
  expect(fetch).not.toHaveBeenCalled()
  window.dispatchEvent(new Event(touch))
  window.dispatchEvent(new Event('pointerdown'))
  expect(fetch).toHaveBeenCalledOnce()
})

test('a page that is gone fetches nothing', () => {
  const fetch = vi.fn()
  const { unmount } = renderHook(() => useFirstTouch(fetch))
  unmount()
  window.dispatchEvent(new Event('keydown'))
  expect(fetch).not.toHaveBeenCalled()
})
