// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast, ToastRegion } from './toast.tsx'

const longEnough = 60_000
let takeBack: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion label="Messages" closeLabel="Close" />)
})

afterEach(() => {
  act(() => {
    for (const back of takeBack) back()
  })
  takeBack = []
  cleanup()
  vi.useRealTimers()
})

function show(...texts: string[]): void {
  act(() => {
    takeBack.push(...texts.map((text) => showToast({ tone: text.startsWith('Error') ? 'error' : 'info', text })))
  })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('the list that speaks is there, polite and empty, before the first message', () => {
  expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy()
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite')
})

test('three show at once, the fourth when one has gone', () => {
  show('one', 'two', 'three', 'four')
  expect(shown()).toEqual(['one', 'two', 'three'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1]!)
  expect(shown()).toEqual(['one', 'three', 'four'])
})

test('a message goes by itself, an error only when it is closed', () => {
  show('one', 'Error')
  pass(longEnough)
  expect(shown()).toEqual(['Error'])
})

test.each([
  ['the pointer', fireEvent.pointerMove, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('messages wait while %s is on them', (_, comes, goes) => {
  show('one')
  const region = screen.getByRole('region')
  comes(region)
  pass(longEnough)
  expect(shown()).toEqual(['one'])
  goes(region)
  pass(longEnough)
  expect(shown()).toEqual([])
})

test('closing one gives the focus back to where it came from, and the others go on', () => {
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  show('one', 'two')
  act(() => screen.getAllByRole<HTMLElement>('button', { name: 'Close' })[0]?.click())
  expect(document.activeElement).toBe(before)
  pass(longEnough)
  expect(shown()).toEqual([])
  before.remove()
})

test('what was told can be taken back', () => {
  show('one')
  act(() => takeBack[0]?.())
  expect(shown()).toEqual([])
})
