// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { usePainted } from './use-painted.ts'

afterEach(cleanup)

function Page({ dismissable }: { dismissable: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Terms"
        dismissable={dismissable}
        footer={<Button onClick={close}>Accept</Button>}
      >
        What holds.
      </Dialog>
    </>
  )
}

// Before any other: a page is painted for the first time once.
test('a window that the first paint shows comes from nowhere; one that opens later does, and each goes its way', async () => {
  const terms = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} title="Terms">
      What holds.
    </Dialog>
  )
  // A window that goes stays until it has moved, which here it never has.
  Object.assign(Element.prototype, { getAnimations: () => [{ finished: new Promise(() => {}) }] })
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'))
  const isStill = () => screen.getByRole('dialog').style.transition === 'none'
  const { rerender, unmount } = render(terms(true))
  expect(isStill()).toBe(true)
  rerender(terms(false))
  expect(isStill()).toBe(false)
  unmount()
  function Painted() {
    return usePainted() && 'painted'
  }
  render(<Painted />)
  await screen.findByText('painted')
  render(terms(true))
  expect(screen.getByRole('dialog').style.transition).toBe('')
})

test('a dismissable window closes with Escape and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Page dismissable />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Terms' }).contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('a window that another one opened as it went gives the focus back to what had opened that', async () => {
  function TwoWindows() {
    const [open, setOpen] = useState<'none' | 'first' | 'second'>('none')
    return (
      <>
        <Button onClick={() => setOpen('first')}>Open</Button>
        <Dialog open={open === 'first'} onClose={() => setOpen('none')} title="Terms">
          <Button onClick={() => setOpen('second')}>Rules</Button>
        </Dialog>
        <Dialog open={open === 'second'} onClose={() => setOpen('none')} title="Rules">
          What counts.
        </Dialog>
      </>
    )
  }
  const user = userEvent.setup()
  render(<TwoWindows />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Rules' }))
  // By then the page is within reach of the first window's opener again, were there no second.
  await new Promise<void>((resolve) => void afterPaint(resolve))
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('a window that stands there hears Escape, before React has done what follows its rendering', async () => {
  const closed = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const appeared = new Promise<void>((resolve) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return
      seen.disconnect()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
      resolve()
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  startTransition(() =>
    root.render(
      <Dialog open onClose={closed} title="Terms" dismissable>
        What holds.
      </Dialog>,
    ),
  )
  await appeared
  expect(closed).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('one that is not closes by its buttons alone', async () => {
  const user = userEvent.setup()
  render(<Page dismissable={false} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an alert whose action runs can be neither closed nor confirmed again', async () => {
  const user = userEvent.setup()
  const calls: string[] = []
  render(
    <AlertDialog
      open
      busy
      onClose={() => calls.push('closed')}
      onConfirm={() => calls.push('confirmed')}
      title="Remove it?"
      confirm="Remove"
      cancel="Keep"
    />,
  )
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(calls).toEqual([])
})

test('the keyboard goes round within a window, in both directions', async () => {
  const user = userEvent.setup()
  render(
    <Dialog open onClose={() => {}} title="Terms" closeLabel="Close" footer={<Button>Accept</Button>}>
      <label>
        <input type="radio" name="way" defaultChecked /> Post
      </label>
      <label>
        <input type="radio" name="way" /> Courier
      </label>
    </Dialog>,
  )
  const [first, last] = [screen.getByRole('button', { name: 'Close' }), screen.getByRole('button', { name: 'Accept' })]
  last.focus()
  await user.keyboard('{Tab}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(last)
})
