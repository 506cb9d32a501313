// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleTexts, loadTexts, speak, text } from '#/src/i18n/text.ts'
import { OwnPasswordForm } from './own-password-form.tsx'

const session = vi.hoisted(() => ({
  chooseOwnPassword: vi.fn<(body: object) => Promise<void>>(),
  signOut: vi.fn<() => Promise<void>>(),
}))
vi.mock('#/src/session/session.ts', () => session)
vi.mock('#/src/api/request.ts', () => ({ request: () => new Promise(() => {}) }))

beforeEach(async () => {
  session.chooseOwnPassword.mockReset().mockResolvedValue()
  session.signOut.mockReset().mockResolvedValue()
  await speak('en')
  await loadTexts(consoleTexts, errorTexts)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OwnPasswordForm />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

const newPassword = () => screen.getByLabelText<HTMLInputElement>('New password')
const again = () => screen.getByLabelText<HTMLInputElement>('New password again')

async function fill(first: string, second = first): Promise<void> {
  await userEvent.type(newPassword(), first)
  await userEvent.type(again(), second)
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
}

test('[ACC-21] a short password and another second one are named at their fields, and nothing is sent', async () => {
  await fill('eleven char', 'eleven chars')
  expect(screen.getByText('Please use 12 characters or more')).toBeTruthy()
  expect(screen.getByText('Incorrect confirmation input')).toBeTruthy()
  expect(document.activeElement).toBe(newPassword())
  expect(session.chooseOwnPassword).not.toHaveBeenCalled()
})

test('[SYS-10] what is wrong is told in the language that is chosen afterwards', async () => {
  await fill('eleven char', 'eleven chars')
  try {
    await act(() => speak('vi'))
    expect(screen.queryByText('Please use 12 characters or more')).toBeNull()
    expect(screen.getByText(text('ownPassword.short'))).toBeTruthy()
    expect(screen.getByText(text('errors.inconsistent_twice'))).toBeTruthy()
  } finally {
    await act(() => speak('en'))
  }
})

test('[ACC-21] one password in two forms of Unicode is the same one', async () => {
  await fill('mười hai chữ'.normalize('NFC'), 'mười hai chữ'.normalize('NFD'))
  expect(session.chooseOwnPassword).toHaveBeenCalledOnce()
})

test('[ACC-21] a password that the server refuses is told at its field, and what was written stays', async () => {
  session.chooseOwnPassword.mockRejectedValue(new RequestError('password_too_weak', ''))
  await fill('passwordpassword')
  expect(await screen.findByText(/easy to guess/)).toBeTruthy()
  expect([newPassword().value, document.activeElement]).toEqual(['passwordpassword', newPassword()])
})

test('[ACC-21] a new password is sent as it was written', async () => {
  await fill(' three boats on a river ')
  const sent = { newPassword: ' three boats on a river ', confirmNewPassword: ' three boats on a river ' }
  expect(session.chooseOwnPassword).toHaveBeenCalledExactlyOnceWith(sent)
})

test('whoever does not want to choose one now can log out; a failure of that is read out', async () => {
  session.signOut.mockRejectedValueOnce(new RequestError('network_failed', ''))
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached')
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(session.signOut).toHaveBeenCalledTimes(2)
  expect(session.chooseOwnPassword).not.toHaveBeenCalled()
})
