// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Select } from './select.tsx'

afterEach(cleanup)

const roles = ['Owner', 'Support'].map((label) => ({ value: label, label }))

test('a list waits for its options before it can be opened', async () => {
  const user = userEvent.setup()
  const chosen = vi.fn()
  const field = (options: typeof roles) => (
    <Select label="Role" options={options} value={null} onChange={chosen} placeholder="None" />
  )
  const { rerender } = render(field([]))
  const button = () => screen.getByRole('button', { name: /Role/ })
  expect(button()).toHaveProperty('disabled', true)
  rerender(field(roles))
  expect(button()).toHaveProperty('disabled', false)
  await user.click(button())
  await user.click(await screen.findByRole('option', { name: 'Support' }))
  expect(chosen).toHaveBeenCalledWith('Support')
})
