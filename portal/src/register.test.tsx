// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { forgetSession } from '#/src/session/member-session.ts'
import { session } from '#/src/session/session.ts'
import { readKept } from '#/src/session/session-storage.ts'
import { refused, registered } from '#/src/test-world/account-server.ts'
import { topic } from '#/src/test-world/catalogue.ts'
import { openPortal } from '#/src/test-world/open-portal.tsx'
import {
  allSwitches,
  field,
  fill,
  info,
  type Merchant,
  openPopup,
  press,
  put,
  sentTo,
  submit,
  toldFailures,
  world,
} from '#/src/test-world/register-world.tsx'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

const on = true
const off = false
test.each([
  [on, on, ['Username', 'Mobile']],
  [on, off, ['username']],
  [off, on, ['mobileNum']],
  [off, off, []],
])(
  '[ACC-08] [SYS-07] username %s, mobile %s: the tabs, or the form, or that it is off',
  async (username, mobile, shown) => {
    const popup = await openPopup({ flags: { USERNAMEREG3: username, MOBILENUMREG3: mobile } })
    const tabs = within(popup).queryAllByRole('tab')
    if (shown.length === 2) return expect(tabs.map((tab) => tab.textContent)).toEqual(shown)
    expect(tabs).toEqual([])
    const names = [...popup.querySelectorAll('input')].map(({ name }) => name)
    if (shown.length === 0) {
      expect(names).toEqual([])
      expect(within(popup).getByText('You can’t register this way at the moment.')).toBeTruthy()
    } else expect(names).toContain(shown[0])
  },
)

const mobileWith = ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'terms']
test.each<[string, Merchant, string[]]>([
  ['all on', {}, mobileWith],
  ['MOBILENUMPASSREG3 off', { flags: { MOBILENUMPASSREG3: off } }, ['mobileNum', 'verificationCode', 'terms']],
  ['REGMOBVERF3 off', { flags: { REGMOBVERF3: off } }, ['mobileNum', 'password', 'confirmPassword', 'terms']],
  [
    'no code in the tree',
    { switches: [allSwitches[0], allSwitches[2]] as string[] },
    ['mobileNum', 'password', 'confirmPassword', 'terms'],
  ],
  ['no password in the tree', { switches: allSwitches.slice(0, 2) }, ['mobileNum', 'verificationCode', 'terms']],
])('[SYS-07] a registration by mobile, %s', async (_, merchant, expected) => {
  const popup = await openPopup({ ...merchant, flags: { USERNAMEREG3: off, ...merchant.flags } })
  expect([...popup.querySelectorAll('input')].map(({ name }) => name)).toEqual(expected)
})

const optional = [
  ['payeeName', /^Real name/],
  ['email', /^Email/],
  ['qqNum', /^QQ number/],
  ['line', /^Line/],
  ['whatsapp', /^WhatsApp/],
  ['facebook', /^Facebook/],
  ['wechat', /^WeChat/],
  ['idNumber', /^Identity number/],
  ['paymentPassword', /^Payment password/],
  ['recommenderId', /^Recommended by/],
  ['affiliateCode', /^Invitation code/],
] as const
test.each(optional)(
  '[ACC-09] %s shows only when it is enabled, and is required only when settings say so',
  async (name, label) => {
    const off = await openPopup({ fields: [field(name, { enabled: false })], switches: [] })
    expect(within(off).queryByLabelText(label, { selector: 'input' })).toBeNull()
    cleanup()
    const without = await openPopup({ fields: [field(name)], switches: [] })
    fill(without)
    await submit(without)
    await waitFor(() => expect(sentTo('register')).toHaveLength(1))
    act(forgetSession)
    cleanup()
    const needed = await openPopup({ fields: [field(name, { required: true })], switches: [] })
    fill(needed)
    await submit(needed)
    expect(await within(needed).findByText('Input cannot be empty')).toBeTruthy()
    expect(sentTo('register')).toHaveLength(1)
    put(needed, label, 'ABC')
    await submit(needed)
    await waitFor(() => expect(sentTo('register')).toHaveLength(2))
    expect(sentTo('register')[1]).toMatchObject({ [name]: 'ABC' })
  },
)

test('[ACC-08] [ACC-12] what is sent, and what follows: the session, no popup, the lobby', async () => {
  const popup = await openPopup()
  fill(popup)
  await submit(popup)
  await waitFor(() => expect(session()).toMatchObject({ is: 'in', account: { nickname: 'Linh' } }))
  expect(sentTo('register')).toEqual([
    {
      username: 'linhtran88',
      password: 'correct horse',
      confirmPassword: 'correct horse',
      domain: location.hostname,
      registerUrl: `${location.origin}${location.pathname}`,
      registerMethod: 'WEB',
      login: true,
      termsAccepted: true,
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readKept('token')).toBe(registered.token)
  expect(readKept('firstTimeLogin')).toBe(true)
})

test('[ACC-26] [SYS-24] an empty form says what is missing, and the first of it has the focus', async () => {
  const popup = await openPopup()
  await submit(popup)
  await waitFor(() => expect(within(popup).getAllByText('Input cannot be empty')).toHaveLength(3))
  expect(document.activeElement).toBe(within(popup).getByLabelText(/^Username/, { selector: 'input' }))
  for (const label of [/^Username \*/, /^Password \*/, /^Confirm password \*/])
    expect(within(popup).getByLabelText(label, { selector: 'input' })).toHaveProperty('required', true)
  expect(sentTo('register')).toEqual([])
})

test('[ACC-11] another confirmation than the password is told', async () => {
  const popup = await openPopup()
  fill(popup)
  put(popup, /^Confirm password/, 'correct hors')
  await submit(popup)
  expect(await within(popup).findByText('Incorrect confirmation input')).toBeTruthy()
  expect(sentTo('register')).toEqual([])
})

describe('the terms', () => {
  test('[ACC-08] [ACC-26] are accepted at first, and refused when unchecked', async () => {
    const popup = await openPopup()
    const box = within(popup).getByRole('checkbox')
    expect(box).toHaveProperty('checked', true)
    await userEvent.click(box)
    fill(popup)
    await submit(popup)
    expect(await within(popup).findByText('Please confirm that you are 18 or older and accept the terms.')).toBeTruthy()
    expect(sentTo('register')).toEqual([])
  })

  test.each([
    ['terms', 'About terms'],
    ['legal licence', 'About licences'],
  ])('[NAV-16] the %s open over the form, which stays as it was', async (name, title) => {
    const popup = await openPopup()
    put(popup, /^Username/, 'linhtran88')
    await userEvent.click(await within(popup).findByRole('link', { name }))
    const over = await screen.findByRole('dialog', { name: title })
    await userEvent.click(within(over).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
    expect(within(popup).getByRole('checkbox')).toHaveProperty('checked', true)
    expect(within(popup).getByLabelText(/^Username/, { selector: 'input' })).toHaveProperty('value', 'linhtran88')
  })

  test('[NAV-16] a merchant who has stated no licence names none', async () => {
    world.server.catalogue.topics = () => [topic('terms')]
    const popup = await openPopup()
    await waitFor(() =>
      expect(world.server.catalogue.asked.some(({ pathname }) => pathname.includes('help'))).toBe(true),
    )
    expect(within(popup).queryByRole('link', { name: 'legal licence' })).toBeNull()
  })
})

test('two presses within one moment are one registration', async () => {
  const popup = await openPopup()
  fill(popup)
  const button = within(popup).getByRole('button', { name: 'Register' })
  act(() => {
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.submit(button.closest('form') as HTMLFormElement)
  })
  await waitFor(() => expect(session().is).toBe('in'))
  expect(sentTo('register')).toHaveLength(1)
})

test.each([
  ['username_taken', /^Username/],
  ['password_too_weak', /^Password/],
  ['payment_password_weak', /^Payment password/],
  ['inconsistent_twice', /^Confirm password/],
  ['mobile_taken', /^Mobile number/],
  ['verification_code_wrong', /^Verification code/],
  ['captcha_wrong', /^Characters in the image/],
  ['invitation_code_error', /^Invitation code/],
  ['terms_not_accepted', /^I am 18/],
] as const)('[SYS-24] %s is told at its field', async (code, label) => {
  world.answers.register = refused(code)
  const popup = await openPopup({
    fields: [field('mobileNum'), field('paymentPassword'), field('captcha'), field('affiliateCode')],
  })
  fill(popup)
  await within(popup).findByRole('button', { name: 'Country: Vietnam (+84)' })
  put(popup, /^Mobile number/, '912448107')
  put(popup, /^Verification code/, '123456')
  await submit(popup)
  await waitFor(() => expect(sentTo('register')).toHaveLength(1))
  await waitFor(() =>
    expect(within(popup).getByLabelText(label, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true'),
  )
})

test.each(['registration_off', 'service_unavailable'])('%s is told in a dialog, and the form stays', async (code) => {
  world.answers.register = refused(code)
  const told = toldFailures()
  const popup = await openPopup()
  fill(popup)
  await submit(popup)
  await waitFor(() => expect(told()).toEqual([[code, 'dialog']]))
  expect(within(popup).getByLabelText(/^Username/, { selector: 'input' })).toHaveProperty('value', 'linhtran88')
})

test('[SYS-08] a field that the server refuses shows its rule; one that has no place here, that something is wrong', async () => {
  world.answers.register = refused('invalid_input', { fields: [{ path: '/body/username', rule: 'rule' }] })
  const rules = [field('username', { patternId: 2, minLength: 6, maxLength: 16 })]
  const popup = await openPopup({ fields: rules })
  fill(popup)
  await submit(popup)
  await waitFor(() =>
    expect(
      within(popup)
        .getByLabelText(/^Username/, { selector: 'input' })
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  )
  world.answers.register = refused('invalid_input', { fields: [{ path: '/body/domain', rule: 'pattern' }] })
  await submit(popup)
  expect(await within(popup).findByText('Please check what you entered.')).toBeTruthy()
})

test('[NAV-12] the header opens the popup, and the popups lead to one another', async () => {
  await openPortal('/', { info: info({}) })
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  const popup = await screen.findByRole('dialog', { name: 'Register' })
  await press(popup, 'Log in')
  const login = await screen.findByRole('dialog', { name: 'Log in' })
  await press(login, 'Register')
  expect(await screen.findByRole('dialog', { name: 'Register' })).toBeTruthy()
})

test('[NAV-03] /register is the lobby with the popup over it; the address becomes the lobby’s', async () => {
  const { router } = await openPortal('/register', { info: info({}) })
  expect(await screen.findByRole('dialog', { name: 'Register' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})
