// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function described(element: HTMLElement): string | undefined {
  const id = element.getAttribute('aria-describedby')
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined)
}

test('the error takes the place of the hint and marks the field', () => {
  const field = (error?: string) => <TextField label="Name" hint="As in your passport" error={error} />
  const { rerender } = render(field())
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(described(input)).toBe('As in your passport')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  rerender(field('Too short'))
  expect(described(input)).toBe('Too short')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a field with nothing to add is described by nothing', () => {
  render(<TextField label="Name" />)
  expect(described(screen.getByRole('textbox', { name: 'Name' }))).toBeUndefined()
})

test('a password is shown and hidden again, and keeps what was written', async () => {
  const user = userEvent.setup()
  render(<TextField label="Password" type="password" reveal={{ show: 'Show it', hide: 'Hide it' }} />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await user.type(input, 'secret')
  expect(input.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  expect(input.type).toBe('text')
  expect(input.value).toBe('secret')
  await user.click(screen.getByRole('button', { name: 'Hide it' }))
  expect(input.type).toBe('password')
})
