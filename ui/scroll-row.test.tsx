// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollArrows, useScrollRow } from './scroll-row.tsx'

let sized: Map<Element, () => void>
class FakeSizes {
  readonly #tell: () => void
  #seen: Element | undefined
  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this as never)
  }
  observe(element: Element) {
    this.#seen = element
    sized.set(element, this.#tell)
  }
  disconnect() {
    if (this.#seen) sized.delete(this.#seen)
  }
}

let bring: () => void

/** A row that stands in the page only once it is brought. */
function Games() {
  const row = useScrollRow<HTMLUListElement>('games')
  const [isThere, setIsThere] = useState(false)
  bring = () => setIsThere(true)
  return (
    <>
      <ScrollArrows row={row} label={{ back: 'Back', on: 'On' }} />
      {isThere && <ul {...row.props} />}
    </>
  )
}

beforeEach(() => {
  sized = new Map()
  vi.stubGlobal('ResizeObserver', FakeSizes)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the browser says once it has laid the page out. */
const layOut = () =>
  act(() => {
    for (const tell of [...sized.values()]) tell()
  })

test('a row that comes later than its arrows is turned by them', async () => {
  render(<Games />)
  layOut()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => bring())
  layOut()
  const turned = vi.spyOn(screen.getByRole('list'), 'scrollBy')
  expect(screen.getByRole('button', { name: 'Back' }).getAttribute('aria-disabled')).toBe('true')
  screen.getByRole('button', { name: 'On' }).click()
  expect(turned).toHaveBeenCalledWith({ left: 300 })
})
