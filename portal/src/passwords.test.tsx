// @vitest-environment happy-dom
import { presentationOf } from '@banyan/client/presentation-of.ts'
import type { RequestError } from '@banyan/client/request-error.ts'
import { sessionToken } from '@banyan/client/session-token.ts'
import { failed } from '@banyan/client/signals.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { request } from '#/src/api/request.ts'
import { closeAccountPopup, openAccountPopup } from '#/src/session/account-popup.ts'
import { enterSession, forgetSession } from '#/src/session/member-session.ts'
import { session } from '#/src/session/session.ts'
import { readKept } from '#/src/session/session-storage.ts'
import { hearFailures } from '#/src/shell/hear-failures.ts'
import { type AccountAnswers, answerAccounts, refused, registered } from '#/src/test-world/account-server.ts'
import { openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { ownAccount, type SignInServer, signInServer } from '#/src/test-world/sign-in-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

let server: SignInServer
let answers: AccountAnswers
beforeEach(() => {
  server = signInServer({ login: ownAccount() })
  answers = {}
  stubBrowser(answerAccounts(server, answers))
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  act(() => {
    forgetSession()
    for (const name of ['login', 'forgotten', 'password', 'reset'] as const) closeAccountPopup(name)
  })
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'broughtIn')
})

function info(flags: Partial<PortalConfig['info']['whitelabel']['flags']> = {}): PortalConfig['info'] {
  const { whitelabel } = demoConfig.info
  const register = [
    {
      name: 'password',
      enabled: true,
      required: true,
      patternId: 1,
      acceptedPattern: '*',
      minLength: 8,
      maxLength: 64,
    } as const,
  ]
  return { ...demoConfig.info, register, whitelabel: { ...whitelabel, flags: { ...whitelabel.flags, ...flags } } }
}

const sentTo = (call: string) => server.sent.filter((sent) => sent.call === call).map(({ body }) => body)
const input = (popup: HTMLElement, label: RegExp) => within(popup).getByLabelText(label, { selector: 'input' })
const put = (popup: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(input(popup, label), { target: { value } })
const press = (popup: HTMLElement, name: string) => userEvent.click(within(popup).getByRole('button', { name }))

async function confirmPerson(popup: HTMLElement): Promise<void> {
  await press(popup, 'Confirm without the picture')
  await waitFor(() => expect(within(popup).getAllByText('Confirmed').length).toBeGreaterThan(0))
}

/** What was told to the one place where failures are shown, and how it shows them. */
function toldFailures(): () => unknown[] {
  const told: unknown[] = []
  onTestFinished(failed.hear((error) => told.push([(error as RequestError).code, presentationOf(error)])))
  return () => told
}

describe('a forgotten password', () => {
  async function openForgotten(flags = {}): Promise<HTMLElement> {
    await openPortal('/', { info: info(flags) })
    act(() => openAccountPopup('forgotten'))
    return await screen.findByRole('dialog', { name: 'Forgot password' })
  }
  const byMobile = { CHNGPASSMAIL3: false }

  test.each([
    [true, true, ['Email', 'Mobile'], 'username'],
    [true, false, [], 'username'],
    [false, true, [], 'mobileNum'],
    [false, false, [], undefined],
  ])('[ACC-17] [SYS-07] by email %s, by mobile %s', async (email, mobile, tabs, first) => {
    const popup = await openForgotten({ CHNGPASSMAIL3: email, CHNGPASSVERIF3: mobile })
    expect(
      within(popup)
        .queryAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(tabs)
    expect(popup.querySelector('input')?.name).toBe(first)
  })

  test.each([
    [true, false],
    [false, true],
    [false, false],
  ])('[ACC-17] the login leads there where one of them is on: email %s, mobile %s', async (email, mobile) => {
    await openPortal('/', { info: info({ CHNGPASSMAIL3: email, CHNGPASSVERIF3: mobile }) })
    act(() => openAccountPopup('login'))
    const popup = await screen.findByRole('dialog', { name: 'Log in' })
    expect(within(popup).queryAllByRole('button', { name: 'Forgot password?' })).toHaveLength(email || mobile ? 1 : 0)
  })

  test('[ACC-17] by email it needs name, address and check; then it says the same to everybody', async () => {
    const popup = await openForgotten()
    await press(popup, 'Send email')
    await waitFor(() => expect(within(popup).getAllByText('Input cannot be empty')).toHaveLength(2))
    expect(within(popup).getByText('Please complete verification first')).toBeTruthy()
    put(popup, /^Username/, 'linhtran')
    put(popup, /^Email/, 'linh')
    await confirmPerson(popup)
    await press(popup, 'Send email')
    await waitFor(() => expect(input(popup, /^Email/).getAttribute('aria-invalid')).toBe('true'))
    put(popup, /^Email/, 'linh@banyan.example')
    await press(popup, 'Send email')
    expect(await within(popup).findByText(/If the username and the email address belong together/)).toBeTruthy()
    expect(sentTo('forgotByEmail')).toEqual([
      { username: 'linhtran', email: 'linh@banyan.example', passToken: 'pass-for-w' },
    ])
  })

  test.each([
    ['mail_not_sent', 'dialog'],
    ['password_reset_off', 'dialog'],
    ['username_or_email_unknown', 'inline'],
  ])('[ACC-17] %s is shown as %s, and asks for a new check', async (code, presentation) => {
    answers.forgotByEmail = refused(code)
    const told = toldFailures()
    const popup = await openForgotten()
    put(popup, /^Username/, 'linhtran')
    put(popup, /^Email/, 'linh@banyan.example')
    await confirmPerson(popup)
    await press(popup, 'Send email')
    if (presentation === 'dialog') await waitFor(() => expect(told()).toEqual([[code, 'dialog']]))
    else expect(await within(popup).findByText('Username or email does not exist')).toBeTruthy()
    expect(within(popup).getByRole('button', { name: 'Confirm without the picture' })).toBeTruthy()
  })

  test('[ACC-17] by mobile the code and a new password sign in, and lead to the lobby', async () => {
    answers.resetByMobile = { ...registered, passwordIsWeak: false, passwordExpired: false, mustChangePassword: false }
    const popup = await openForgotten(byMobile)
    await within(popup).findByRole('button', { name: 'Country: Vietnam (+84)' })
    put(popup, /^Mobile number/, '912448107')
    await confirmPerson(popup)
    await press(popup, 'Send code')
    await within(popup).findByRole('button', { name: 'Send again in 300 s' })
    expect(sentTo('smsCode')[0]).toMatchObject({ purpose: 'password', mobileNum: '912448107' })
    put(popup, /^Verification code/, '123456')
    put(popup, /^New password/, 'short')
    await press(popup, 'Set password and log in')
    await waitFor(() => expect(input(popup, /^New password/).getAttribute('aria-invalid')).toBe('true'))
    put(popup, /^New password/, 'correct horse')
    await press(popup, 'Set password and log in')
    await waitFor(() => expect(session().is).toBe('in'))
    expect(sentTo('resetByMobile')).toEqual([
      { countryDialingCode: '84', mobileNum: '912448107', verificationCode: '123456', newPassword: 'correct horse' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the link of a mail', () => {
  const openLink = async (code: string) => {
    Reflect.set(window, 'broughtIn', { reset: code })
    await openPortal('/', { info: info() })
  }

  test('[ACC-17] sets the password of the account it names, and leads to the login', async () => {
    await openLink('r'.repeat(27))
    const popup = await screen.findByRole('dialog', { name: 'Set a new password' })
    expect(await within(popup).findByText(/li•••88/)).toBeTruthy()
    put(popup, /^New password/, 'correct horse')
    put(popup, /^Confirm new password/, 'correct hors')
    await press(popup, 'Set password')
    expect(await within(popup).findByText('Incorrect confirmation input')).toBeTruthy()
    put(popup, /^Confirm new password/, 'correct horse')
    await press(popup, 'Set password')
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
    expect(sentTo('resetByEmail')).toEqual([
      { code: 'r'.repeat(27), newPassword: 'correct horse', confirmNewPassword: 'correct horse' },
    ])
  })

  test.each(['r'.repeat(27), 'cut-off'])('[ACC-17] %s that is of no use says so and opens nothing', async (code) => {
    answers.resetAccount = refused('reset_code_invalid')
    const told = toldFailures()
    await openLink(code)
    await waitFor(() => expect(told()).toEqual([['reset_code_invalid', 'dialog']]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the change of a password', () => {
  async function logIn(passwordIs: SignInServer['passwordIs']): Promise<void> {
    server.passwordIs = passwordIs
    await openPortal('/', { info: info() })
    act(() => openAccountPopup('login'))
    const popup = await screen.findByRole('dialog', { name: 'Log in' })
    put(popup, /^Username/, 'linhtran')
    put(popup, /^Password/, 'secret-1')
    await confirmPerson(popup)
    await press(popup, 'Log in')
  }
  const opened = () => screen.findByRole('dialog', { name: 'Change password' })

  test.each([
    ['weak', { passwordIsWeak: true }],
    ['expired', { passwordExpired: true }],
  ])(
    '[ACC-04] follows a login whose password is %s; it asks for the old one and can be closed',
    async (_, passwordIs) => {
      await logIn(passwordIs)
      const popup = await opened()
      expect(session().is).toBe('in')
      expect(input(popup, /^Old password/)).toHaveProperty('required', true)
      await press(popup, 'Close')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  test('[ACC-21] that must be changed has no way out but to sign out, and asks for no old password', async () => {
    await logIn({ mustChangePassword: true })
    const popup = await opened()
    expect(within(popup).queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(within(popup).queryByLabelText(/^Old password/)).toBeNull()
    await press(popup, 'Log out instead')
    await waitFor(() => expect(session().is).toBe('out'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('logout')).toHaveLength(1)
  })

  test('[ACC-16] holds the new token, closes, and leads to the lobby', async () => {
    await logIn({ mustChangePassword: true })
    const popup = await opened()
    put(popup, /^New password/, 'correct horse')
    put(popup, /^Confirm new password/, 'correct horse')
    await press(popup, 'Change password')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('changePassword')).toEqual([{ newPassword: 'correct horse', confirmNewPassword: 'correct horse' }])
    expect(sessionToken()).toBe('b'.repeat(43))
    expect(readKept('token')).toBe('b'.repeat(43))
  })

  test.each([
    ['wrong_password', /^Old password/],
    ['password_too_weak', /^New password/],
    ['password_used_before', /^New password/],
    ['inconsistent_twice', /^Confirm new password/],
  ])('[ACC-16] %s is told at its field', async (code, label) => {
    answers.changePassword = refused(code)
    await logIn({ passwordIsWeak: true })
    const popup = await opened()
    put(popup, /^Old password/, 'secret-1')
    put(popup, /^New password/, 'correct horse')
    put(popup, /^Confirm new password/, 'correct horse')
    await press(popup, 'Change password')
    await waitFor(() => expect(input(popup, label).getAttribute('aria-invalid')).toBe('true'))
    expect(sentTo('changePassword')[0]).toMatchObject({ oldPassword: 'secret-1' })
  })

  test('[ACC-16] an account without a password proves itself by a code to its number', async () => {
    await openPortal('/', { info: info() })
    await act(() => enterSession({ ...ownAccount(), token: 'a'.repeat(43) }))
    act(() => openAccountPopup('password', { codeTo: '+84 ••• 107' }))
    const popup = await opened()
    await press(popup, 'Send code')
    await within(popup).findByRole('button', { name: 'Send again in 300 s' })
    put(popup, /^Verification code/, '123456')
    put(popup, /^New password/, 'correct horse')
    put(popup, /^Confirm new password/, 'correct horse')
    await press(popup, 'Change password')
    await waitFor(() => expect(sentTo('changePassword')[0]).toMatchObject({ verificationCode: '123456' }))
  })

  test('[ACC-21] any call that is refused until then opens it, whoever asked', async () => {
    onTestFinished(hearFailures())
    await openPortal('/', { info: info() })
    await act(() => enterSession({ ...ownAccount(), token: 'a'.repeat(43) }))
    answers.favouriteIds = refused('password_change_needed')
    await act(() => request('favouriteIds', {}).catch(() => {}))
    const popup = await opened()
    expect(within(popup).queryByRole('button', { name: 'Close' })).toBeNull()
  })

  test('[NAV-04] stands on the agents’ page too', async () => {
    await openPortal('/agent', { info: info() })
    await act(() => enterSession({ ...ownAccount({ type: 2 }), token: 'a'.repeat(43) }))
    act(() => openAccountPopup('password', { mustChange: true }))
    expect(await opened()).toBeTruthy()
  })
})
