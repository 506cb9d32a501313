// @vitest-environment happy-dom
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { forgetSession } from '#/src/session/member-session.ts'
import { openLogin } from '#/src/session/open-login.ts'
import { session } from '#/src/session/session.ts'
import { readKept } from '#/src/session/session-storage.ts'
import { announcement, calls } from '#/src/test-world/catalogue.ts'
import { openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { passTime } from '#/src/test-world/pass-time.ts'
import { answerSignIns, ownAccount, type SignInServer, signInServer } from '#/src/test-world/sign-in-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
  encryptFor: async (_key: unknown, text: string) => `sealed-${text}`,
}))

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: there is no cookieStore here
  document.cookie = `${cookie}; path=/`
}

let server: SignInServer
beforeEach(() => {
  server = signInServer()
  stubBrowser(answerSignIns(server))
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  for (const cookie of document.cookie.split('; ')) setCookie(`${cookie.split('=')[0]}=; max-age=0`)
})

afterEach(() => {
  act(forgetSession)
  cleanup()
  vi.unstubAllGlobals()
})

/** The portal with the login popup open; its merchant has these switches on. */
async function openPopup(switches: readonly string[] = []): Promise<HTMLElement> {
  const tree = switches.map((modId) => ({ modId, enabled: '1' as const }))
  const info: PortalConfig['info'] = { ...demoConfig.info, whitelabel: { ...demoConfig.info.whitelabel, tree } }
  await openPortal('/', { info })
  act(() => openLogin())
  return await screen.findByRole('dialog', { name: 'Log in' })
}

const submit = (popup: HTMLElement) => userEvent.click(within(popup).getByRole('button', { name: 'Log in' }))
const sentTo = (call: string) => server.sent.filter((sent) => sent.call === call).map(({ body }) => body)

async function write(popup: HTMLElement, username: string, password: string): Promise<void> {
  const put = (name: string, value: string) =>
    fireEvent.change(within(popup).getByLabelText(new RegExp(`^${name}`)), { target: { value } })
  put('Username', username)
  put('Password', password)
}

async function passWithoutPicture(popup: HTMLElement): Promise<void> {
  await userEvent.click(within(popup).getByRole('button', { name: 'Confirm without the picture' }))
  await waitFor(() => expect(within(popup).getAllByText('Confirmed').length).toBeGreaterThan(0))
}

test('[ACC-01] the tabs show only where verification-code login is on', async () => {
  const popup = await openPopup()
  expect(within(popup).queryByRole('tab')).toBeNull()
  cleanup()
  const withSms = await openPopup(['VERIFICATION_LOGIN'])
  expect(
    within(withSms)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Username', 'Mobile (SMS)'])
})

test.each([
  ['', ''],
  ['   ', 'secret-1'],
  ['linhtran', '   '],
])('[ACC-01] username %j with password %j is not sent', async (username, password) => {
  const popup = await openPopup()
  await write(popup, username, password)
  await passWithoutPicture(popup)
  await submit(popup)
  expect(await within(popup).findAllByText('Please enter the username and password')).not.toEqual([])
  expect(sentTo('login')).toEqual([])
})

test('[ACC-03] a login without its verification says so', async () => {
  const popup = await openPopup()
  await write(popup, 'linhtran', 'secret-1')
  await submit(popup)
  expect(await within(popup).findByText('Please complete verification first')).toBeTruthy()
  expect(sentTo('login')).toEqual([])
})

test('[ACC-01] [ACC-02] the username travels trimmed, the password as it is, with the verification; then the popup closes', async () => {
  server.login = ownAccount()
  const popup = await openPopup()
  await write(popup, '  linhtran ', '  pass word\u00a0 ')
  await passWithoutPicture(popup)
  await submit(popup)
  await waitFor(() => expect(session()).toMatchObject({ is: 'in', account: { nickname: 'Linh' } }))
  expect(sentTo('login')).toEqual([
    {
      type: 'username',
      entrance: 'member',
      username: 'linhtran',
      password: '  pass word\u00a0 ',
      remember: false,
      passToken: 'pass-for-w',
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull())
  expect(readKept('token')).toBe('a'.repeat(43))
})

test.each([
  [true, ['News for F', 'News for A']],
  [false, ['News for A']],
])('[ACC-04] [MSG-02] a login whose firstTimeLogin is %s opens %j', async (firstTimeLogin, expected) => {
  Object.assign(server, { login: ownAccount(), firstTimeLogin })
  server.catalogue.announcements = (['A', 'F'] as const).map((execution, index) =>
    announcement(index, { type: 'PU', execution, title: `News for ${execution}` }),
  )
  const popup = await openPopup()
  await write(popup, 'linhtran', 'secret-1')
  await passWithoutPicture(popup)
  await submit(popup)
  const opened: (string | null)[] = []
  for (const title of expected) {
    const news = within(await screen.findByRole('dialog', { name: 'Announcements' }))
    opened.push((await news.findByRole('heading', { name: /^News/ })).textContent)
    await userEvent.click(news.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
  }
  expect(opened).toEqual(expected)
  const asked = calls(server.catalogue, 'announcements').map(({ searchParams }) => searchParams.get('execution'))
  expect(asked.includes('F')).toBe(firstTimeLogin)
})

test('[ACC-02] a refusal is told in place, turns the captcha on, and uses the verification up', async () => {
  server.login = { code: 'wrong_credentials', status: 401, value: { captcha: true } }
  const popup = await openPopup()
  await write(popup, 'linhtran', 'wrong')
  await passWithoutPicture(popup)
  expect(within(popup).queryByLabelText(/^Characters in the image/)).toBeNull()
  await submit(popup)
  expect(await within(popup).findByText('Wrong username or password')).toBeTruthy()
  const field = await within(popup).findByLabelText(/^Characters in the image/)
  await passWithoutPicture(popup)
  await submit(popup)
  expect(await within(popup).findByText('Please enter the captcha')).toBeTruthy()
  expect(sentTo('login')).toHaveLength(1)
  await within(popup).findByAltText('Five characters to read')
  fireEvent.change(field, { target: { value: ' k7xpd ' } })
  server.login = ownAccount()
  await submit(popup)
  await waitFor(() => expect(session().is).toBe('in'))
  expect(sentTo('login')[1]).toMatchObject({ captcha: 'k7xpd', captchaId: 'c'.repeat(22) })
})

test('who can’t read the image confirms without it', async () => {
  server.login = { code: 'captcha_required', status: 422, value: { captcha: true } }
  const popup = await openPopup()
  await write(popup, 'linhtran', 'secret-1')
  await passWithoutPicture(popup)
  await submit(popup)
  await userEvent.click(await within(popup).findByRole('button', { name: 'Continue without the image' }))
  await waitFor(() => expect(within(popup).queryByLabelText(/^Characters in the image/)).toBeNull())
  await passWithoutPicture(popup)
  server.login = ownAccount()
  await submit(popup)
  await waitFor(() => expect(session().is).toBe('in'))
  expect(sentTo('login')[1]).toMatchObject({ captchaPass: 'pass-for-w' })
})

test('a locked login says for how long', async () => {
  server.login = { code: 'login_locked', status: 429, value: { retryAfterSeconds: 130 } }
  const popup = await openPopup()
  await write(popup, 'linhtran', 'secret-1')
  await passWithoutPicture(popup)
  await submit(popup)
  expect(await within(popup).findByText(/Please try again in 3 minutes\.$/)).toBeTruthy()
})

test('[ACC-03] the slider is moved by the keyboard; a wrong place gets another picture, the right one passes', async () => {
  const popup = await openPopup()
  await userEvent.click(within(popup).getByRole('button', { name: 'Slide to confirm' }))
  const slider = await within(popup).findByRole('slider', { name: 'Slide to confirm' })
  fireEvent.change(slider, { target: { value: '30' } })
  fireEvent.keyDown(slider, { key: 'Enter' })
  expect(await within(popup).findByText('The piece is not in the right place, try again')).toBeTruthy()
  const again = await within(popup).findByRole('slider', { name: 'Slide to confirm' })
  fireEvent.change(again, { target: { value: '122' } })
  fireEvent.keyDown(again, { key: 'Enter' })
  await waitFor(() => expect(within(popup).getAllByText('Confirmed').length).toBeGreaterThan(0))
  expect(sentTo('solveSlider').map(({ x }) => x)).toEqual([30, 122])
  // Enter let the piece go; it did not send the form.
  expect(within(popup).queryByText('Please enter the username and password')).toBeNull()
})

test('[ACC-07] what is remembered stands in cookies, without the password, and signs in with one press', async () => {
  server.login = ownAccount()
  const popup = await openPopup()
  await write(popup, 'linhtran', 'secret-1')
  await userEvent.click(within(popup).getByRole('checkbox', { name: 'Remember this device for a day' }))
  await passWithoutPicture(popup)
  await submit(popup)
  await waitFor(() => expect(session().is).toBe('in'))
  expect(sentTo('login')[0]).toMatchObject({ remember: true })
  expect(document.cookie).toContain('loginRemember=1')
  expect(document.cookie).toContain('lastUsername=linhtran')
  expect(`${document.cookie}${JSON.stringify({ ...sessionStorage, ...localStorage })}`).not.toContain('secret-1')
  act(forgetSession)
  server.remembered = ownAccount()
  act(() => openLogin())
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as linhtran' }))
  await waitFor(() => expect(session().is).toBe('in'))
  expect(sentTo('rememberedLogin')).toEqual([{ username: 'linhtran', entrance: 'member' }])
})

test('[ACC-07] a device that is no longer remembered asks for the password', async () => {
  setCookie('loginRemember=1')
  setCookie('lastUsername=linhtran')
  server.remembered = { code: 'remembered_login_over', status: 401 }
  const popup = await openPopup()
  await userEvent.click(within(popup).getByRole('button', { name: 'Continue as linhtran' }))
  expect(await within(popup).findByText(/no longer remembers you/)).toBeTruthy()
  expect(within(popup).getByLabelText(/^Username/)).toHaveProperty('value', 'linhtran')
  expect(document.cookie).not.toContain('loginRemember')
})

test('[ACC-06] trial play is offered only while it is on, and opens a trial account', async () => {
  const popup = await openPopup()
  expect(within(popup).queryByRole('button', { name: 'Try without an account' })).toBeNull()
  cleanup()
  const offered = await openPopup(['FREE_PLAY'])
  await userEvent.click(within(offered).getByRole('button', { name: 'Try without an account' }))
  await waitFor(() => expect(session()).toMatchObject({ is: 'in', account: { type: 4 } }))
  expect(sentTo('freePlay')[0]).toMatchObject({ platform: 'W', gatewayVersion: 3, passToken: 'pass-for-w' })
  expect(String(sentTo('freePlay')[0]?.random)).toMatch(/^sealed-[0-9a-f]{48}$/)
})

test('[ACC-01] [ACC-13] a number that can’t exist is sent no code; another is, and the button counts down', async () => {
  const popup = await openPopup(['VERIFICATION_LOGIN'])
  await userEvent.click(within(popup).getByRole('tab', { name: 'Mobile (SMS)' }))
  const number = within(popup).getByLabelText(/^Mobile number/)
  await within(popup).findByRole('button', { name: 'Country: Vietnam (+84)' })
  fireEvent.change(number, { target: { value: '12' } })
  await passWithoutPicture(popup)
  await userEvent.click(within(popup).getByRole('button', { name: 'Send code' }))
  expect(await within(popup).findByText('Please enter a valid mobile number')).toBeTruthy()
  expect(sentTo('smsCode')).toEqual([])
  fireEvent.change(number, { target: { value: '0912 448 107' } })
  passTime(1_000)
  await userEvent.click(within(popup).getByRole('button', { name: 'Send code' }))
  expect(await within(popup).findByText(/It is valid for 5 minutes/)).toBeTruthy()
  expect(sentTo('smsCode')).toEqual([
    { countryDialingCode: '84', mobileNum: '0912448107', passToken: 'pass-for-w', purpose: 'login' },
  ])
  expect(within(popup).getByRole('button', { name: 'Send again in 300 s' })).toHaveProperty('disabled', true)
  await submit(popup)
  expect(await within(popup).findByText('Please enter a valid verification code')).toBeTruthy()
  server.login = ownAccount()
  fireEvent.change(within(popup).getByLabelText(/^Verification code/), { target: { value: '123 456' } })
  await submit(popup)
  await waitFor(() => expect(session().is).toBe('in'))
  expect(sentTo('login')[0]).toMatchObject({ type: 'sms', mobileNum: '0912448107', verificationCode: '123456' })
  expect(document.cookie).toContain('loginTypeSms=1')
})
