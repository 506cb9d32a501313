// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccountPopup, openAccountPopup } from './session/account-popup.ts'
import { forgetSession } from './session/member-session.ts'
import { openLogin } from './session/open-login.ts'
import { session, setSession } from './session/session.ts'
import { hearFailures } from './shell/hear-failures.ts'
import { member } from './test-world/accounts.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'
import { answerSecurity, type SecurityServer, securityServer } from './test-world/security-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

const startAuthentication = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }))

const id = 's'.repeat(43)
const ways = [
  { method: 'sms', to: '+84 91* *** 678' },
  { method: 'email', to: 'li***@gmail.com' },
  { method: 'authenticator' },
  { method: 'recovery' },
  { method: 'bankAccountName' },
]
const signedIn = { ...member, token: 'x'.repeat(43), firstTimeLogin: false }
const proven = { ...signedIn, passwordExpired: false, passwordIsWeak: false, mustChangePassword: false }

let server: SecurityServer
let stop: () => void

beforeEach(() => {
  server = securityServer({ account: undefined })
  server.answers.login = { refused: 'step_up_needed', status: 401, value: { stepUp: { id, ways } } }
  server.answers.finishStepUp = proven
  stubBrowser(answerSecurity(server))
  startAuthentication.mockReset()
  setSession({ is: 'out' })
  stop = hearFailures()
})

afterEach(() => {
  stop()
  act(() => closeAccountPopup('login'))
  act(forgetSession)
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'broughtIn')
  // biome-ignore lint/suspicious/noDocumentCookie: as the portal writes them
  for (const name of ['loginRemember', 'lastUsername']) document.cookie = `${name}=; path=/; max-age=0`
})

async function openPopup(target?: string) {
  const portal = await openPortal()
  act(() => openLogin({ target }))
  return { ...portal, popup: await screen.findByRole('dialog', { name: 'Log in' }) }
}

const sentTo = (call: string) => server.sent.filter((sent) => sent.call === call).map(({ body }) => body)
const press = async (popup: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(popup).findByRole('button', { name }))
const write = (popup: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(popup).getByLabelText(label), { target: { value } })

/** A login by username that is asked for one proof more. */
async function untilAsked(target?: string) {
  const opened = await openPopup(target)
  const { popup } = opened
  write(popup, /^Username/, 'linhtran88')
  write(popup, /^Password/, 'right one')
  await press(popup, 'Confirm without the picture')
  await waitFor(() => expect(within(popup).getAllByText('Confirmed').length).toBeGreaterThan(0))
  await press(popup, 'Log in')
  await within(popup).findByRole('heading', { name: 'Prove once more that it is you' })
  return opened
}

const isIn = () => waitFor(() => expect(session()).toMatchObject({ is: 'in', account: { account: 'linhtran88' } }))

test('[ACC-19] a login from an unknown address shows the ways of the account, and where codes go', async () => {
  const { popup } = await untilAsked()
  const choices = within(popup).getAllByRole('radio')
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    ...['Code by SMS+84 91* *** 678', 'Code by emailli***@gmail.com', 'Authenticator', 'Recovery code'],
    'Bank account name',
  ])
  expect(session().is).toBe('out')
})

test('[ACC-19] a code by SMS is sent, counted down, and finishes the login; it goes on where it was going', async () => {
  const { popup, router } = await untilAsked('/rng')
  await press(popup, 'Send code')
  await waitFor(() => expect(sentTo('stepUpCode')).toEqual([{ stepUp: id, method: 'sms' }]))
  expect((await within(popup).findByRole('button', { name: /^Send again in/ })).hasAttribute('disabled')).toBe(true)
  write(popup, /^Code in the SMS/, '12345')
  await press(popup, 'Confirm and log in')
  expect(await within(popup).findByText('Please enter the six digits from the SMS.')).toBeTruthy()
  expect(sentTo('finishStepUp')).toEqual([])
  write(popup, /^Code in the SMS/, '123456')
  await press(popup, 'Confirm and log in')
  await isIn()
  expect(sentTo('finishStepUp')).toEqual([{ stepUp: id, method: 'sms', proof: '123456' }])
  await waitFor(() => expect(router.state.location.href).toBe('/rng'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['Code by email', /^Code in the email/, '123456', 'email'],
  ['Authenticator', /^Six digits/, '123456', 'authenticator'],
  ['Recovery code', /^One of your recovery codes/, 'ABCDE-23456', 'recovery'],
  ['Bank account name', /^Name on your bank account/, 'TRAN THI LINH', 'bankAccountName'],
])('[ACC-19] %s finishes it too', async (way, label, proof, method) => {
  const { popup } = await untilAsked()
  await userEvent.click(within(popup).getByRole('radio', { name: new RegExp(way) }))
  write(popup, label, proof)
  await press(popup, 'Confirm and log in')
  await isIn()
  expect(sentTo('finishStepUp')).toEqual([{ stepUp: id, method, proof }])
})

test('[ACC-19] a sign-in link asks for the authenticator, and goes on with what it answers', async () => {
  server.answers.handoffAccount = { nickname: 'Linh' }
  const stepUp = { id, ways: [{ method: 'authenticator' }] }
  server.answers.redeemHandoff = { refused: 'step_up_needed', status: 401, value: { stepUp } }
  Reflect.set(window, 'broughtIn', { token: 'c'.repeat(27) })
  await openPortal()
  const question = await screen.findByRole('alertdialog')
  await press(question, 'Continue')
  const asked = await screen.findByRole('dialog', { name: 'Log in' })
  expect(session().is).toBe('out')
  write(asked, /^Six digits/, '123456')
  await press(asked, 'Confirm and log in')
  await isIn()
  expect(sentTo('finishStepUp')).toEqual([{ stepUp: id, method: 'authenticator', proof: '123456' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[ACC-19] a wrong proof is said at its field, and can be tried again', async () => {
  server.answers.finishStepUp = { refused: 'step_up_wrong', status: 422 }
  const { popup } = await untilAsked()
  write(popup, /^Code in the SMS/, '123456')
  await press(popup, 'Confirm and log in')
  expect(await within(popup).findByText('This is not correct. Please check it and try again.')).toBeTruthy()
  expect((within(popup).getByLabelText(/^Code in the SMS/) as HTMLInputElement).value).toBe('123456')
  server.answers.finishStepUp = proven
  await press(popup, 'Confirm and log in')
  await isIn()
})

test('[ACC-19] one that is over leads back to the form, which says so and still holds what was written', async () => {
  server.answers.finishStepUp = { refused: 'step_up_over', status: 401 }
  const { popup } = await untilAsked()
  write(popup, /^Code in the SMS/, '123456')
  await press(popup, 'Confirm and log in')
  expect(await within(popup).findByText(/This login took too long/)).toBeTruthy()
  expect(within(popup).queryByText('Prove once more that it is you')).toBeNull()
  expect((within(popup).getByLabelText(/^Username/) as HTMLInputElement).value).toBe('linhtran88')
  expect((within(popup).getByLabelText(/^Password/) as HTMLInputElement).value).toBe('right one')
})

test('[ACC-19] a password that must be changed is asked for after the proof as after any login', async () => {
  server.answers.finishStepUp = { ...proven, mustChangePassword: true }
  const { popup } = await untilAsked()
  write(popup, /^Code in the SMS/, '123456')
  await press(popup, 'Confirm and log in')
  expect(await screen.findByRole('dialog', { name: /password/i })).toBeTruthy()
})

test('[ACC-19] [ACC-17] a forgotten password that is set by mobile asks for the proof too, and then signs in', async () => {
  server.answers.resetByMobile = server.answers.login as object
  const { router } = await openPortal('/rng')
  act(() => openAccountPopup('forgotten'))
  const popup = await screen.findByRole('dialog', { name: /password/i })
  const mobile = within(popup).queryByRole('tab', { name: /Mobile/ })
  if (mobile) await userEvent.click(mobile)
  await within(popup).findByText(/^\+84/)
  write(popup, /^Mobile number/, '912448107')
  write(popup, /^Verification code/, '123456')
  for (const field of popup.querySelectorAll<HTMLInputElement>('input[type=password]'))
    fireEvent.change(field, { target: { value: 'a new password 1' } })
  await userEvent.click(popup.querySelector('button[type=submit]') as HTMLElement)
  write(
    popup,
    /^Code in the SMS/,
    await within(popup)
      .findByText('Code by SMS')
      .then(() => '123456'),
  )
  await press(popup, 'Confirm and log in')
  await isIn()
  await waitFor(() => expect(router.state.location.href).toBe('/'))
})

const shown = { clientDataJSON: 'Y2Q', authenticatorData: 'YWQ', signature: 'c2ln', userHandle: 'dWg' }

test('[ACC-19] a passkey signs in without a name, a password or another proof', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  server.answers.passkeyChallenge = { challenge: 'c'.repeat(43), rpId: 'localhost' }
  server.answers.passkeyLogin = proven
  startAuthentication.mockResolvedValue({ id: 'bmV3', response: shown })
  const { popup } = await openPopup()
  await press(popup, 'Use a passkey')
  await isIn()
  expect(startAuthentication.mock.calls[0]?.[0].optionsJSON).toMatchObject({
    challenge: 'c'.repeat(43),
    rpId: 'localhost',
  })
  expect(sentTo('passkeyLogin')).toEqual([{ entrance: 'member', id: 'bmV3', ...shown }])
})

test('[ACC-19] a passkey that is refused, or not shown, is told below the button', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  server.answers.passkeyChallenge = { challenge: 'c'.repeat(43), rpId: 'localhost' }
  server.answers.passkeyLogin = { refused: 'passkey_refused', status: 401 }
  startAuthentication.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  const { popup } = await openPopup()
  await press(popup, 'Use a passkey')
  expect(await within(popup).findByText(/This was cancelled/)).toBeTruthy()
  startAuthentication.mockResolvedValue({ id: 'bmV3', response: shown })
  await press(popup, 'Use a passkey')
  expect(await within(popup).findByText(/This passkey was not accepted/)).toBeTruthy()
  expect(session().is).toBe('out')
})

test('where the browser can’t show passkeys nothing offers one', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const { popup } = await openPopup()
  await within(popup).findByRole('button', { name: 'Log in' })
  expect(within(popup).queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})
