// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openSignedIn } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { answerSecurity, payouts, type SecurityServer, securityServer } from './test-world/security-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

let server: SecurityServer

aroundEachTest(() => {
  server = securityServer()
  return answerSecurity(server)
})

const at = '2026-11-20T08:00:00.000Z'
const paymentPassword = { setAt: at, lockedUntil: null }
const account = (id: string, given: object = {}) => ({
  ...{ id: id.repeat(22), bin: '970436', bank: 'Vietcombank', last4: '4556', isDefault: false },
  ...{ addedAt: at, usableFrom: at, isHeld: false, ...given },
})

async function openCard(): Promise<HTMLElement> {
  await openSignedIn('/member')
  const centre = await screen.findByRole('dialog', { name: 'Security' })
  const card = within(centre).findByRole('heading', { name: 'Withdrawals' })
  return (await card).closest('section') as HTMLElement
}

const sentTo = (call: string) => server.sent.filter((sent) => sent.call === call).map(({ body }) => body)
const press = async (part: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(part).findByRole('button', { name }))
const write = (popup: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(popup).getByLabelText(label), { target: { value } })
const fault = (popup: HTMLElement, text: string | RegExp) => within(popup).findByText(text)

async function openSetPassword() {
  await press(await openCard(), 'Add: Payment password')
  return await screen.findByRole('dialog', { name: 'Set a payment password' })
}

async function openAddAccount() {
  await press(await openCard(), 'Add a bank account')
  return await screen.findByRole('dialog', { name: 'Add a bank account' })
}

async function chooseBank(dialog: HTMLElement, name: string) {
  await userEvent.click(within(dialog).getByRole('button', { name: /^Choose a bank/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

test.each([
  ['9704 0000 0000 0000 018', '9704000000000000018'],
  ['\u200f\u20669704.0000.0000.0000.018\u2069', '9704000000000000018'],
  ['۹۷۰۴ ۰۰۰۰ ۰۱۸', '97040000018'],
])('[MEM-02] an account that is pasted as %j goes whole', async (pasted, number) => {
  const dialog = await openAddAccount()
  await chooseBank(dialog, 'Vietcombank')
  await userEvent.click(within(dialog).getByLabelText(/^Account number/))
  await userEvent.paste(pasted)
  write(dialog, /^Account holder/, 'Nguyễn Văn Đức')
  write(dialog, /^Your password/, 'right one')
  await press(dialog, 'Add a bank account')
  await waitFor(() => expect(sentTo('addPayoutAccount')).toMatchObject([{ number }]))
})

test('[MEM-02] an account that is pasted with too many digits is told, not cut', async () => {
  const dialog = await openAddAccount()
  await userEvent.click(within(dialog).getByLabelText(/^Account number/))
  await userEvent.paste('9704 0000 0000 0000 0189')
  await press(dialog, 'Add a bank account')
  const field = within(dialog).getByLabelText(/^Account number/)
  expect(field).toHaveProperty('value', '97040000000000000189')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(await fault(dialog, /6 to 19 digits/)).toBeTruthy()
})

test('[MEM-02] a payment password is written twice, and set with the login password', async () => {
  const dialog = await openSetPassword()
  write(dialog, /^New payment password/, '1357')
  await press(dialog, 'Set payment password')
  expect(within(dialog).getByText('Please enter six digits.')).toBeTruthy()
  expect(within(dialog).getByText('Please enter your password.')).toBeTruthy()
  write(dialog, /^New payment password/, '135 790')
  write(dialog, /^Repeat the new/, '135791')
  write(dialog, /^Your password/, 'right one')
  await press(dialog, 'Set payment password')
  expect(within(dialog).getByText('Incorrect confirmation input')).toBeTruthy()
  expect(sentTo('setPaymentPassword')).toEqual([])
  write(dialog, /^Repeat the new/, '135790')
  await press(dialog, 'Set payment password')
  await waitFor(() =>
    expect(sentTo('setPaymentPassword')).toEqual([{ paymentPassword: '135790', password: 'right one' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set a payment password' })).toBeNull())
})

test('[MEM-02] digits that are easy to guess are refused at their field', async () => {
  server.answers.setPaymentPassword = { refused: 'payment_password_weak', status: 422 }
  const dialog = await openSetPassword()
  write(dialog, /^New payment password/, '123456')
  write(dialog, /^Repeat the new/, '123456')
  write(dialog, /^Your password/, 'right one')
  await press(dialog, 'Set payment password')
  expect(await fault(dialog, /^These digits are easy to guess/)).toBeTruthy()
  expect(
    within(dialog)
      .getByLabelText(/^New payment password/)
      .getAttribute('aria-invalid'),
  ).toBe('true')
})

test('[MEM-02] it is changed by the present one and the authenticator; a wrong one says how many tries are left', async () => {
  server.payouts = { ...payouts, paymentPassword, proof: 'authenticator' }
  await press(await openCard(), 'Change: Payment password')
  const dialog = await screen.findByRole('dialog', { name: 'Change the payment password' })
  expect(within(dialog).queryByLabelText(/^Your password/)).toBeNull()
  write(dialog, /^Present payment password/, '999999')
  write(dialog, /^New payment password/, '246801')
  write(dialog, /^Repeat the new/, '246801')
  await press(dialog, 'Change')
  expect(sentTo('changePaymentPassword')).toEqual([])
  write(dialog, /^The six digits that it shows/, '112233')
  server.answers.changePaymentPassword = { refused: 'payment_password_wrong', status: 422, value: { left: 1 } }
  await press(dialog, 'Change')
  expect(await fault(dialog, /1 attempt left, then it is locked/)).toBeTruthy()
  server.answers.changePaymentPassword = {}
  write(dialog, /^Present payment password/, '135790')
  await press(dialog, 'Change')
  const body = { oldPaymentPassword: '135790', paymentPassword: '246801', authenticatorCode: '112233' }
  await waitFor(() => expect(sentTo('changePaymentPassword').at(-1)).toEqual(body))
})

test('[WAL-07] the first account asks for bank, number and the real name', async () => {
  server.answers.addPayoutAccount = account('a', { isDefault: true })
  const dialog = await openAddAccount()
  write(dialog, /^Your password/, 'right one')
  await press(dialog, 'Add a bank account')
  expect(within(dialog).getByText('Please enter the 6 to 19 digits of the account number.')).toBeTruthy()
  expect(within(dialog).getByText('Please enter 2 to 60 letters, without digits or signs.')).toBeTruthy()
  await chooseBank(dialog, 'Vietcombank')
  write(dialog, /^Account number/, '0011 2233 44556')
  write(dialog, /^Account holder/, ' Nguyễn Văn Đức ')
  await press(dialog, 'Add a bank account')
  const body = { bin: '970436', number: '0011223344556', holder: 'Nguyễn Văn Đức', password: 'right one' }
  await waitFor(() => expect(sentTo('addPayoutAccount')).toEqual([body]))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a bank account' })).toBeNull())
})

test('[WAL-07] a later account asks for the payment password and a code, and shows whose it must be', async () => {
  server.payouts = {
    ...payouts,
    ...{ accounts: [account('a', { isDefault: true })], holder: 'N*** V*** Đ***', needsPaymentPassword: true },
    ...{ paymentPassword, proof: 'ownCode' },
  }
  server.answers.addPayoutAccount = { refused: 'payout_account_used', status: 409 }
  const dialog = await openAddAccount()
  expect(within(dialog).queryByLabelText(/^Account holder/)).toBeNull()
  expect(within(dialog).getByText(/N\*\*\* V\*\*\* Đ\*\*\*/)).toBeTruthy()
  await chooseBank(dialog, 'Techcombank')
  write(dialog, /^Account number/, '19034567')
  write(dialog, /^Payment password/, '135790')
  write(dialog, /^Code sent to/, '112233')
  await press(dialog, 'Add a bank account')
  const body = { bin: '970407', number: '19034567', paymentPassword: '135790', ownCode: '112233' }
  await waitFor(() => expect(sentTo('addPayoutAccount')).toEqual([body]))
  expect(await fault(dialog, /^This bank account can’t be added/)).toBeTruthy()
  expect(
    within(dialog)
      .getByLabelText(/^Account number/)
      .getAttribute('aria-invalid'),
  ).toBe('true')
})

test('[WAL-07] without a payment password a further account leads to setting one', async () => {
  server.payouts = { ...payouts, accounts: [account('a', { isDefault: true })], needsPaymentPassword: true }
  const dialog = await openAddAccount()
  await press(dialog, 'Set payment password')
  expect(await screen.findByRole('dialog', { name: 'Set a payment password' })).toBeTruthy()
})

test('[WAL-07] the accounts tell which is the default and which is held; another one is made the default', async () => {
  server.payouts = {
    ...payouts,
    accounts: [account('a', { isDefault: true }), account('b', { last4: '7788', isHeld: true })],
    moneyHeldUntil: at,
    paymentPassword: { setAt: at, lockedUntil: at },
  }
  const card = await openCard()
  const rows = (await within(card).findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Locked until')
  expect(rows[1]).toMatch(/Vietcombank •••• 4556.*Default.*Added/)
  expect(rows[2]).toMatch(/Vietcombank •••• 7788.*Can be used from/)
  expect(within(card).getByText(/money can’t be withdrawn until/)).toBeTruthy()
  expect(within(card).getByRole('button', { name: 'Change: Payment password' })).toHaveProperty('disabled', true)
  await press(card, /^Make default/)
  await waitFor(() => expect(sentTo('chooseDefaultPayoutAccount')).toEqual([{ id: 'b'.repeat(22) }]))
})

test('[WAL-07] five accounts are the most, and while contacts are held none is added', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => account(id))
  server.payouts = { ...payouts, accounts: five }
  const card = await openCard()
  expect(await within(card).findByText(/five accounts, the maximum/)).toBeTruthy()
  expect(within(card).queryByRole('button', { name: 'Add a bank account' })).toBeNull()
  cleanup()
  server.payouts = { ...payouts, contactsHeldUntil: at }
  expect(await within(await openCard()).findByRole('button', { name: 'Add a bank account' })).toHaveProperty(
    'disabled',
    true,
  )
})

test('a failure stands in the place of the accounts, and is tried again', async () => {
  server.answers.payoutAccounts = { refused: 'service_unavailable', status: 503 }
  const card = await openCard()
  const again = await within(card).findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
  server.answers.payoutAccounts = payouts
  await act(async () => await userEvent.click(again))
  expect(await within(card).findByText(/No bank account yet/)).toBeTruthy()
})
