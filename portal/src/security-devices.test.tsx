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

const startRegistration = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }))

let server: SecurityServer
let stop: () => void

beforeEach(() => {
  server = securityServer()
  stubBrowser(answerSecurity(server))
  startRegistration.mockReset()
  setSession({ is: 'out' })
  stop = hearFailures()
})

afterEach(() => {
  stop()
  act(() => closeAccountPopup('password'))
  cleanup()
  vi.unstubAllGlobals()
})

async function openCentre() {
  await openSignedIn('/member')
  const centre = await screen.findByRole('dialog', { name: 'Security' })
  await within(centre).findByText('Medium, 40 of 70')
  return centre
}

const sentTo = (call: string) => server.sent.filter((sent) => sent.call === call).map(({ body }) => body)
const press = async (part: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(part).findByRole('button', { name }))
const write = (popup: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(popup).getByLabelText(label), { target: { value } })

const passkey = { id: 'k'.repeat(22), name: 'Pixel 9', addedAt: '2026-09-21T00:00:00Z', usedAt: null }
const options = {
  challenge: 'c'.repeat(43),
  rp: { id: 'localhost', name: 'Banyan Play' },
  user: { id: 'dQ', name: 'linhtran88', displayName: 'linhtran88' },
  excludeCredentials: ['b2xk'],
}
const made = {
  id: 'bmV3',
  response: { clientDataJSON: 'Y2Q', attestationObject: 'YW8', transports: ['internal', 'thoughts'] },
}
const withPasskeys = () => vi.stubGlobal('PublicKeyCredential', class {})

async function openAddPasskey() {
  withPasskeys()
  server.answers.passkeyOptions = options
  await press(await openCentre(), 'Add a passkey')
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' })
  write(dialog, /^Name of the passkey/, ' My phone ')
  write(dialog, /^Your password/, 'right one')
  return dialog
}

test('[MEM-02] a passkey is made by the browser from the server’s options, and added under its name', async () => {
  startRegistration.mockResolvedValue(made)
  const dialog = await openAddPasskey()
  await press(dialog, 'Continue')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a passkey' })).toBeNull())
  expect(startRegistration.mock.calls[0]?.[0].optionsJSON).toMatchObject({
    challenge: options.challenge,
    excludeCredentials: [{ id: 'b2xk', type: 'public-key' }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(sentTo('passkeyOptions')).toEqual([{ password: 'right one' }])
  const key = { id: 'bmV3', clientDataJSON: 'Y2Q', attestationObject: 'YW8', transports: ['internal'] }
  expect(sentTo('addPasskey')).toEqual([{ name: 'My phone', ...key }])
})

test.each([
  ['NotAllowedError', 'This was cancelled or took too long. You can try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['NotSupportedError', 'This browser could not complete it. Please try another device or another way.'],
])('[MEM-02] a browser that answers %s to it is told in words, and nothing is lost', async (name, text) => {
  startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name }))
  const dialog = await openAddPasskey()
  await press(dialog, 'Continue')
  expect(await within(dialog).findByText(text)).toBeTruthy()
  expect((within(dialog).getByLabelText(/^Name of the passkey/) as HTMLInputElement).value).toBe(' My phone ')
  expect(sentTo('addPasskey')).toEqual([])
})

test('[MEM-02] where the browser can’t make passkeys there is no button, but the reason', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const centre = within(await openCentre())
  expect(centre.getByText(/This browser can’t create passkeys/)).toBeTruthy()
  expect(centre.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('[MEM-02] a passkey is removed after a proof', async () => {
  server.security = { ...security, passkeys: [passkey] }
  await press(await openCentre(), 'Remove: Pixel 9')
  const dialog = await screen.findByRole('dialog', { name: 'Remove Pixel 9?' })
  write(dialog, /^Your password/, 'right one')
  await press(dialog, 'Remove')
  await waitFor(() => expect(sentTo('removePasskey')).toEqual([{ id: passkey.id, password: 'right one' }]))
})

test('[ACC-22] the sessions are listed, this one first, in words; another one is signed out', async () => {
  const centre = await openCentre()
  const card = (await within(centre).findByRole('heading', { name: 'Devices' })).closest('section') as HTMLElement
  const rows = within(card).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Chrome on macOSThis deviceVietnam, now')
  expect(rows[1]?.textContent).toContain('Chrome on Android')
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull()
  await press(card, 'Log out: Chrome on Android')
  await waitFor(() => expect(sentTo('endOwnSessions')).toEqual([{ id: 'b'.repeat(22) }]))
})

test('[ACC-22] all other sessions end together, once it was asked', async () => {
  const centre = await openCentre()
  await press(centre, 'Log out all others')
  const question = await screen.findByRole('alertdialog', { name: 'Log out all other devices?' })
  expect(sentTo('endOwnSessions')).toEqual([])
  await press(question, 'Log out all others')
  await waitFor(() => expect(sentTo('endOwnSessions')).toEqual([{}]))
})

test('[MEM-02] the sign-ins tell time, device, place, method and result; a refused one leads to the password', async () => {
  const centre = await openCentre()
  const rows = (await within(centre).findAllByRole('row')).slice(1)
  const said = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(said[0]?.slice(1, 5)).toEqual(['Chrome on macOS', 'Vietnam113.161.72.***', 'Password', 'Logged in'])
  expect(said[1]?.[4]).toBe('Refused')
  await press(rows[1] as HTMLElement, /^Change password/)
  expect(await screen.findByRole('dialog', { name: /password/i })).toBeTruthy()
})

test('[MEM-02] a sign-in by a code of customer service says so', async () => {
  server.signIns = server.signIns.map((row) => ({ ...row, method: 'service' }))
  const centre = await openCentre()
  expect(await within(centre).findAllByText('By customer service')).toHaveLength(server.signIns.length)
})

test('[MEM-02] five sign-ins are seen at first, and all of them when asked', async () => {
  const first = server.signIns[0] as SecurityServer['signIns'][number]
  server.signIns = Array.from({ length: 6 }, (_, index) => ({ ...first, at: `2026-11-2${index}T08:00:00Z` }))
  const centre = await openCentre()
  expect((await within(centre).findAllByRole('row')).length).toBe(6)
  await press(centre, 'See all')
  expect(within(centre).getAllByRole('row').length).toBe(7)
})

test('[MEM-02] whoever does not know a sign-in takes the account back, and must choose a new password', async () => {
  const centre = await openCentre()
  await press(centre, /^Not me\?/)
  const question = await screen.findByRole('alertdialog', { name: 'Was this not you?' })
  expect(sentTo('notMe')).toEqual([])
  await press(question, 'Secure my account')
  await waitFor(() => expect(sentTo('notMe')).toEqual([{}]))
  const popup = await screen.findByRole('dialog', { name: 'Change password' })
  // Whoever holds a session without knowing the password does not take the account with it.
  expect(within(popup).getByLabelText(/^Old password/, { selector: 'input' })).toHaveProperty('required', true)
  expect(within(popup).queryByRole('button', { name: 'Close' })).toBeNull()
})

test('[MEM-02] an account without a password may choose one after that, by a code, or leave it', async () => {
  server.security = { ...security, password: { isSet: false, setAt: null } }
  const centre = await openCentre()
  await press(centre, /^Not me\?/)
  await press(await screen.findByRole('alertdialog', { name: 'Was this not you?' }), 'Secure my account')
  const popup = await screen.findByRole('dialog', { name: 'Change password' })
  expect(within(popup).queryByLabelText(/^Old password/)).toBeNull()
  expect(within(popup).getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('[ACC-21] an answer that a password must be changed first opens its popup', async () => {
  server.answers.signIns = { refused: 'password_change_needed', status: 403 }
  await openCentre()
  expect(await screen.findByRole('dialog', { name: /password/i })).toBeTruthy()
})
