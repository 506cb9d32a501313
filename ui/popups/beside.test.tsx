// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
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

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.documentElement.dir = 'ltr'
})

// A window of 288 px at a button of 40 by 20.
test.each`
  where                                    | dir      | align      | button        | height | left       | top        | most
  ${'below its button, at its start'}      | ${'ltr'} | ${'start'} | ${[50, 100]}  | ${300} | ${'50px'}  | ${'128px'} | ${'660px'}
  ${'at its end'}                          | ${'ltr'} | ${'end'}   | ${[340, 100]} | ${300} | ${'92px'}  | ${'128px'} | ${'660px'}
  ${'from right to left at the other end'} | ${'rtl'} | ${'start'} | ${[340, 100]} | ${300} | ${'92px'}  | ${'128px'} | ${'660px'}
  ${'within the view, whose edge is near'} | ${'ltr'} | ${'start'} | ${[380, 100]} | ${300} | ${'100px'} | ${'128px'} | ${'660px'}
  ${'within the view at its other edge'}   | ${'ltr'} | ${'end'}   | ${[10, 100]}  | ${300} | ${'12px'}  | ${'128px'} | ${'660px'}
  ${'above it, where there is more room'}  | ${'ltr'} | ${'start'} | ${[50, 700]}  | ${300} | ${'50px'}  | ${'392px'} | ${'680px'}
  ${'as high as there is room above'}      | ${'ltr'} | ${'start'} | ${[50, 500]}  | ${900} | ${'50px'}  | ${'12px'}  | ${'480px'}
`('a window stands $where', ({ dir, align, button: [x, y], height, left, top, most }) => {
  document.documentElement.dir = dir
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(view.width)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(view.height)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(288)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 40, 20))
  render(<Window align={align} />)
  expect(screen.getByTestId('window').style).toMatchObject({ left, top, maxHeight: most })
})
