// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, IconButton } from './button.tsx'
import { searchIcon } from './icons/search-icon.ts'

afterEach(cleanup)

test('a busy button does nothing, submits nothing, and stays where the focus is', async () => {
  const user = userEvent.setup()
  const pressed = vi.fn()
  const submitted = vi.fn()
  render(
    <form onSubmit={submitted}>
      <Button type="submit" busy onClick={pressed}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(pressed).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a press focuses the button in browsers that would not', () => {
  const pressed = vi.fn()
  render(<IconButton icon={searchIcon} label="Search" onClick={pressed} />)
  const button = screen.getByRole('button', { name: 'Search' })
  button.click()
  expect(pressed).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
})
