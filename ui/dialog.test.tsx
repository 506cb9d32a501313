// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

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

test('a dismissable window closes with Escape and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Page dismissable />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Terms' }).contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toBe('Open')
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
