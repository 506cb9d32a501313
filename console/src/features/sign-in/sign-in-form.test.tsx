// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleTexts, loadTexts, speak } from '#/src/i18n/text.ts'
import { SignInForm } from './sign-in-form.tsx'

const signIn = vi.hoisted(() => vi.fn<(credentials: object) => Promise<void>>())
vi.mock('#/src/session/session.ts', () => ({ signIn }))

beforeEach(async () => {
  signIn.mockReset().mockResolvedValue()
  await speak('en')
  await loadTexts(consoleTexts, errorTexts)
})
afterEach(cleanup)

async function fill(code: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Username'), ' dao.pham ')
  await userEvent.type(screen.getByLabelText('Password'), ' as it is ')
  if (code !== '') await userEvent.type(screen.getByLabelText('Authenticator code'), code)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

test('what is missing is named at its field, the first one has the focus, and nothing is sent', async () => {
  render(<SignInForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  for (const text of ['Please enter your username', 'Please enter your password', 'Please enter all six digits'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  expect(signIn).not.toHaveBeenCalled()
})

test('a code is taken as apps write it, a password as it is', async () => {
  render(<SignInForm />)
  await fill('123 456')
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'dao.pham', password: ' as it is ', code: '123456' })
})

test.each(['１２３ ４５６', '١٢٣-٤٥٦', '\u200f123456\u200f', '१२३ · ४५६'])(
  'a code is read in any digits: %s',
  async (code) => {
    render(<SignInForm />)
    await userEvent.click(screen.getByLabelText('Authenticator code'))
    await userEvent.paste(code)
    await fill('')
    expect(signIn.mock.calls.at(0)?.[0]).toMatchObject({ code: '123456' })
  },
)

test('a refusal is read out; the code is asked for again, and what else was written stays', async () => {
  signIn.mockRejectedValue(new RequestError('wrong_credentials', ''))
  render(<SignInForm />)
  await fill('123456')
  expect((await screen.findByRole('alert')).textContent).toContain('The username, password or code is wrong')
  const code = screen.getByLabelText<HTMLInputElement>('Authenticator code')
  expect([code.value, document.activeElement]).toEqual(['', code])
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(' dao.pham ')
})

test('[ACC-22] whoever is locked out sees for how long, in the place of other refusals', async () => {
  signIn.mockRejectedValue(new RequestError('login_locked', '', { retryAfterSeconds: 600 }))
  render(<SignInForm />)
  await fill('123456')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Try again in (10:00|9:\d\d)\./)
})

test('the code’s field is one that apps and password managers fill', () => {
  render(<SignInForm />)
  const attributes = (label: string) => {
    const { autocomplete, inputMode, type } = screen.getByLabelText<HTMLInputElement>(label)
    return [autocomplete, inputMode, type]
  }
  expect(attributes('Authenticator code')).toEqual(['one-time-code', 'numeric', 'text'])
  expect(attributes('Username')).toEqual(['username', '', 'text'])
  expect(attributes('Password')).toEqual(['current-password', '', 'password'])
})

test('without an answer the form says so and can be sent again', async () => {
  signIn.mockRejectedValueOnce(new RequestError('network_failed', ''))
  render(<SignInForm />)
  await fill('123456')
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached')
  await userEvent.type(screen.getByLabelText('Authenticator code'), '654321')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2))
})
