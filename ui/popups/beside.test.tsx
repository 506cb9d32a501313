// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Beside, useBeside } from './beside.ts'

const view = { width: 400, height: 800 }

function Window({ align }: Pick<Beside, 'align'>) {
  const trigger = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useBeside(frame, { trigger, align })
  return (
    <>
      <button type="button" ref={trigger}>
        Open
      </button>
      <div ref={frame} data-testid="window" />
    </>
  )
}

interface Place {
  readonly align: Beside['align']
  readonly dir?: 'rtl'
  /** Of the button, which is 40 wide and 20 high. */
  readonly left: number
  readonly top: number
  /** Of the window, which is 288 wide. */
  readonly height: number
}

function placed({ align, dir, left, top, height }: Place) {
  document.documentElement.dir = dir ?? 'ltr'
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(view.width)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(view.height)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(288)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 40, 20))
  const { getByTestId } = render(<Window align={align} />)
  const { style } = getByTestId('window')
  return { left: style.left, top: style.top, maxHeight: style.maxHeight }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.documentElement.dir = 'ltr'
})

test.each<[string, Place, ReturnType<typeof placed>]>([
  [
    'below its button, at its start',
    { align: 'start', left: 50, top: 100, height: 300 },
    { left: '50px', top: '128px', maxHeight: '660px' },
  ],
  [
    'at its end',
    { align: 'end', left: 340, top: 100, height: 300 },
    { left: '92px', top: '128px', maxHeight: '660px' },
  ],
  [
    'from right to left at the other end',
    { align: 'start', dir: 'rtl', left: 340, top: 100, height: 300 },
    { left: '92px', top: '128px', maxHeight: '660px' },
  ],
  [
    'within the window, whose edge is near',
    { align: 'start', left: 380, top: 100, height: 300 },
    { left: '100px', top: '128px', maxHeight: '660px' },
  ],
  [
    'within the window at its other edge',
    { align: 'end', left: 10, top: 100, height: 300 },
    { left: '12px', top: '128px', maxHeight: '660px' },
  ],
  [
    'above it, where there is more room',
    { align: 'start', left: 50, top: 700, height: 300 },
    { left: '50px', top: '392px', maxHeight: '680px' },
  ],
  [
    'as high as there is room above',
    { align: 'start', left: 50, top: 500, height: 900 },
    { left: '50px', top: '12px', maxHeight: '480px' },
  ],
])('a window stands %s', (_where, place, where) => {
  expect(placed(place)).toEqual(where)
})
