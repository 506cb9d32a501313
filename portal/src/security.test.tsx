// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccountPopup } from './session/account-popup.ts'
import { setSession } from './session/session.ts'
import { hearFailures } from './shell/hear-failures.ts'
import { openSignedIn } from './test-world/accounts.ts'
import { stubBrowser } from './test-world/open-portal.tsx'
import { answerSecurity, type SecurityServer, security, securityServer } from './test-world/security-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

let server: SecurityServer
let stop: () => void

beforeEach(() => {
  server = securityServer()
  stubBrowser(answerSecurity(server))
  setSession({ is: 'out' })
  stop = hearFailures()
})

afterEach(() => {
  stop()
  act(() => closeAccountPopup('password'))
  cleanup()
  vi.unstubAllGlobals()
})

/** The security centre, once it says what secures the account. */
async function openCentre() {
  await openSignedIn('/member')
  const centre = await screen.findByRole('dialog', { name: 'Security' })
  await within(centre).findByText('Medium, 40 of 70')
  return centre
}

const press = async (within_: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(within_).findByRole('button', { name }))
const write = (popup: HTMLElement, label: string | RegExp, value: string) =>
  fireEvent.change(within(popup).getByLabelText(label), { target: { value } })
const sentTo = (call: string) => server.sent.filter((sent) => sent.call === call).map(({ body }) => body)
const refused = (code: string, status = 422) => ({ refused: code, status })
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

test('[MEM-02] the level tells its parts, what is missing, and what would bring most', async () => {
  const centre = within(await openCentre())
  const parts = centre.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(parts).toEqual(
    expect.arrayContaining(['Login password +20 (reached)', 'Authenticator +20 (missing)', 'Email +10 (missing)']),
  )
  expect(centre.getByText('An authenticator raises your score to 60.')).toBeTruthy()
  await userEvent.click(centre.getByRole('button', { name: 'Add authenticator' }))
  expect(await screen.findByRole('dialog', { name: 'Add an authenticator' })).toBeTruthy()
})

test('[MEM-02] the number is changed by a code to it and the password; what is wrong is said at its field', async () => {
  await press(await openCentre(), 'Change: Mobile number')
  const dialog = await screen.findByRole('dialog', { name: 'Change the mobile number' })
  await within(dialog).findByText(/^\+84/)
  await press(dialog, 'Change the mobile number')
  expect(await within(dialog).findByText('Please enter a valid mobile number')).toBeTruthy()
  expect(within(dialog).getByText('Please enter your password.')).toBeTruthy()
  expect(server.sent.filter(({ call }) => call === 'changeMobile')).toEqual([])

  write(dialog, /^Mobile number/, '912448107')
  await press(dialog, 'Confirm without the picture')
  await waitFor(() => expect(within(dialog).getAllByText('Confirmed').length).toBeGreaterThan(0))
  await press(dialog, 'Send code')
  await waitFor(() => expect(sentTo('newNumberSms')).toMatchObject([{ mobileNum: '912448107', purpose: 'bind' }]))
  write(dialog, /^Verification code/, '123456')
  write(dialog, /^Your password/, 'wrong one')
  server.answers.changeMobile = refused('wrong_password')
  await press(dialog, 'Change the mobile number')
  expect(await within(dialog).findByText('This password is wrong. Please try again.')).toBeTruthy()
  expect((within(dialog).getByLabelText(/^Verification code/) as HTMLInputElement).value).toBe('123456')

  server.answers.changeMobile = {}
  write(dialog, /^Your password/, 'right one')
  await press(dialog, 'Change the mobile number')
  await gone('Change the mobile number')
  const body = { mobileNum: '912448107', countryDialingCode: '84', verificationCode: '123456', password: 'right one' }
  expect(sentTo('changeMobile').at(-1)).toEqual(body)
})

test('[MEM-02] in the place of the password a code to the own number proves who one is', async () => {
  await press(await openCentre(), 'Add: Authenticator')
  const dialog = await screen.findByRole('dialog', { name: 'Add an authenticator' })
  await press(dialog, 'Use a code sent to your phone instead')
  await press(dialog, 'Send code')
  expect(await within(dialog).findByText(/valid for 5 minutes/)).toBeTruthy()
  expect(
    within(dialog)
      .getByRole('button', { name: /^Send again in/ })
      .hasAttribute('disabled'),
  ).toBe(true)
  expect(sentTo('ownSms')).toEqual([{ purpose: 'confirm' }])
  write(dialog, /^Code sent to/, '65432')
  await press(dialog, 'Continue')
  expect(await within(dialog).findByText('Please enter a valid verification code')).toBeTruthy()
  expect(sentTo('startAuthenticator')).toEqual([])
  write(dialog, /^Code sent to/, '654321')
  server.answers.startAuthenticator = refused('verification_code_wrong')
  await press(dialog, 'Continue')
  await waitFor(() => expect(sentTo('startAuthenticator')).toEqual([{ ownCode: '654321' }]))
})

test('[MEM-02] an email address is added, and confirmed by the code of the mail', async () => {
  await press(await openCentre(), 'Add: Email')
  const dialog = await screen.findByRole('dialog', { name: 'Add an email address' })
  write(dialog, /^Email/, 'linh')
  write(dialog, /^Your password/, 'right one')
  await press(dialog, 'Send the code')
  expect(await within(dialog).findByText('Please enter a valid email address')).toBeTruthy()
  write(dialog, /^Email/, ' linh@example.com ')
  server.security = { ...security, email: { address: 'li**@example.com', isConfirmed: false } }
  await press(dialog, 'Send the code')
  expect(await within(dialog).findByText(/sent six digits to/)).toBeTruthy()
  expect(sentTo('changeEmail')).toEqual([{ email: 'linh@example.com', password: 'right one' }])

  server.answers.confirmEmail = refused('email_taken', 409)
  write(dialog, /^The six digits/, '123456')
  await press(dialog, 'Confirm the email address')
  expect(await within(dialog).findByText('This email address belongs to another account.')).toBeTruthy()
  server.answers.confirmEmail = {}
  await press(dialog, 'Confirm the email address')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm the email address' })).toBeNull())
  expect(sentTo('confirmEmail').at(-1)).toEqual({ verificationCode: '123456' })
})

test('[MEM-02] an address that waits for its code asks for it at once', async () => {
  server.security = { ...security, email: { address: 'li**@example.com', isConfirmed: false } }
  await press(await openCentre(), 'Confirm: Email')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm the email address' })
  expect(within(dialog).getByText(/li\*\*@example\.com/)).toBeTruthy()
  await press(dialog, 'Send another code, or change the address')
  expect(await within(dialog).findByRole('textbox', { name: /^Email/ })).toBeTruthy()
})

test('[MEM-02] an authenticator is set up by its first code; its recovery codes are shown once, and only read away', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const recoveryCodes = ['ABCDE-23456', 'FGHIJ-34567']
  server.answers.startAuthenticator = { secret, address: `otpauth://totp/Banyan:linh?secret=${secret}` }
  server.answers.confirmAuthenticator = { recoveryCodes }
  await press(await openCentre(), 'Add: Authenticator')
  const dialog = await screen.findByRole('dialog', { name: 'Add an authenticator' })
  write(dialog, /^Your password/, 'right one')
  await press(dialog, 'Continue')
  expect(await within(dialog).findByRole('img', { name: 'Code for your authenticator app' })).toBeTruthy()
  expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  write(dialog, /^The six digits/, '12')
  await press(dialog, 'Confirm the authenticator')
  expect(await within(dialog).findByText(/This code is wrong or has already been used/)).toBeTruthy()
  expect(sentTo('confirmAuthenticator')).toEqual([])
  write(dialog, /^The six digits/, '123456')
  await press(dialog, 'Confirm the authenticator')
  const kept = await screen.findByRole('dialog', { name: 'Keep your recovery codes' })
  for (const code of recoveryCodes) expect(within(kept).getByText(code)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Keep your recovery codes' })).toBeTruthy()
  await press(kept, 'I have kept them')
  await gone('Keep your recovery codes')
})

test('[MEM-02] an authenticator is removed by one of its codes beside the proof', async () => {
  server.security = { ...security, authenticator: { addedAt: '2026-11-01T00:00:00Z', recoveryCodesLeft: 9 } }
  const centre = await openCentre()
  expect(within(centre).getByText(/9 recovery codes left/)).toBeTruthy()
  await press(centre, 'Remove: Authenticator')
  const dialog = await screen.findByRole('dialog', { name: 'Remove the authenticator' })
  write(dialog, /^Your password/, 'right one')
  write(dialog, /^Authenticator code/, 'abcde-23456')
  await press(dialog, 'Remove the authenticator')
  await gone('Remove the authenticator')
  expect(sentTo('removeAuthenticator')).toEqual([{ code: 'ABCDE-23456', password: 'right one' }])
})

test('[MEM-02] [ACC-16] the password is changed in its own popup', async () => {
  await press(await openCentre(), 'Change: Login password')
  expect(await screen.findByRole('dialog', { name: /password/i })).toBeTruthy()
})

test('[MEM-02] contacts that are held can’t be changed, and it is said until when', async () => {
  server.security = { ...security, contactsHeldUntil: '2099-01-01T00:00:00Z' }
  const centre = within(await openCentre())
  expect(centre.getByText(/your contact details can’t be changed until 1 Jan 2099/)).toBeTruthy()
  for (const name of ['Change: Mobile number', 'Add: Email'])
    expect(centre.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
})

test('[MEM-02] what secures the account did not come: it is said in its place, and asked for again', async () => {
  server.answers.security = refused('unknown_error', 500)
  await openSignedIn('/member')
  const centre = await screen.findByRole('dialog', { name: 'Security' })
  const retries = await within(centre).findAllByRole('button', { name: 'Try again' })
  // Taking the account back does not wait for it.
  await userEvent.click(await within(centre).findByRole('button', { name: /^Change password: / }))
  const popup = await screen.findByRole('dialog', { name: 'Change password' })
  await userEvent.click(within(popup).getByRole('button', { name: 'Close' }))
  delete server.answers.security
  await userEvent.click(retries[0] as HTMLElement)
  expect(await within(centre).findByText('Medium, 40 of 70')).toBeTruthy()
})

test.each([
  { late: '/member/security', known: /^Logged in on this device/, pushed: /^Log out: / },
  { late: '/member/sessions', known: 'Medium, 40 of 70', pushed: /^Not me\?: / },
])(
  '[MEM-02] nothing can be pressed that $late, which is still on its way, would push on',
  async ({ late, known, pushed }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const answers = answerSecurity(server)
    stubBrowser(async (input, init) => {
      if (String(input).includes(late)) await answered
      return await answers(input, init)
    })
    await openSignedIn('/member')
    const centre = within(await screen.findByRole('dialog', { name: 'Security' }))
    await centre.findByText(known)
    expect(centre.queryByRole('button', { name: pushed })).toBeNull()
    answer()
    expect(await centre.findByRole('button', { name: pushed })).toBeTruthy()
  },
)
