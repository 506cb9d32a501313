// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '../after-paint.ts'
import { holdPage, isTopmost } from './held-page.ts'

/** Out of reach comes behind the frame that shows the window. */
const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

const within = () => [...document.body.children].filter((element) => !element.hasAttribute('inert')).map(({ id }) => id)

function add(id: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  document.body.append(element)
  return element
}

beforeEach(() => {
  document.body.replaceChildren()
  add('page')
  add('toasts').setAttribute('data-react-aria-top-layer', '')
})

afterEach(painted)

test('under a window the page is out of reach and does not scroll, and toasts stay within reach', async () => {
  const release = holdPage(add('window'))
  expect(within()).toEqual(['page', 'toasts', 'window'])
  await painted()
  expect(within()).toEqual(['toasts', 'window'])
  expect(document.documentElement.style.overflow).toBe('hidden')
  release()
  expect(within()).toEqual(['page', 'toasts', 'window'])
  expect(document.documentElement.style.overflow).toBe('')
})

test('where nothing takes the focus as the window goes, the page is back behind the frame that shows it going', async () => {
  const release = holdPage(add('window'), true)
  await painted()
  release()
  expect(within()).toEqual(['toasts', 'window'])
  await painted()
  expect(within()).toEqual(['page', 'toasts', 'window'])
  expect(document.documentElement.style.overflow).toBe('')
})

test('a window that comes as another one goes leaves the page as it was before both', async () => {
  const release = holdPage(add('first'), true)
  await painted()
  release()
  const releaseSecond = holdPage(add('second'))
  await painted()
  expect(within()).toEqual(['toasts', 'second'])
  releaseSecond()
  await painted()
  expect(within()).toEqual(['page', 'toasts', 'first', 'second'])
  expect(document.documentElement.style.overflow).toBe('')
})

test('a window that is opened again while it goes keeps the page, and the focus', async () => {
  const window = add('window')
  const giveBack = vi.fn()
  holdPage(window, true)(giveBack)
  const release = holdPage(window, true)
  await painted()
  expect(within()).toEqual(['toasts', 'window'])
  expect(giveBack).not.toHaveBeenCalled()
  release(giveBack)
  await painted()
  expect(giveBack).toHaveBeenCalledOnce()
})

test('of two windows the last is within reach, whichever goes first', async () => {
  const [lower, upper] = [add('lower'), add('upper')]
  const releaseLower = holdPage(lower)
  const releaseUpper = holdPage(upper)
  await painted()
  expect(within()).toEqual(['toasts', 'upper'])
  expect([isTopmost(lower), isTopmost(upper)]).toEqual([false, true])
  releaseLower()
  lower.remove()
  await painted()
  expect(within()).toEqual(['toasts', 'upper'])
  releaseUpper()
  await painted()
  expect(within()).toEqual(['page', 'toasts', 'upper'])
})

test('a list that a field of a window opens stays within reach', async () => {
  const release = holdPage(add('window'))
  await painted()
  add('list')
  const releaseUpper = holdPage(add('upper'))
  await painted()
  releaseUpper()
  await painted()
  expect(within()).toEqual(['toasts', 'window', 'list', 'upper'])
  release()
})

test('what gives the page back while a window is open does not take it from the window', async () => {
  const release = holdPage(add('window'))
  await painted()
  document.getElementById('page')?.removeAttribute('inert')
  await expect.poll(within).toEqual(['toasts', 'window'])
  release()
})

test('what was out of reach before stays so', async () => {
  document.getElementById('page')?.setAttribute('inert', '')
  const release = holdPage(add('window'))
  await painted()
  release()
  await painted()
  expect(within()).toEqual(['toasts', 'window'])
})
