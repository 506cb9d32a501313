// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { tellEvent } from './api/pushes.ts'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { answerFunds, type FundServer, fundServer, fundTransfer, fundVendor } from './test-world/fund-server.ts'

let server: FundServer

aroundEachTest(() => {
  server = fundServer()
  return answerSession(
    () => member,
    (input, init) => answerFunds(server)(input, init),
  )
})

async function open() {
  await openSignedIn('/member/transferFund')
  return within(await screen.findByRole('dialog', { name: 'Game wallets' }))
}
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
const sent = (call: string) => server.sent.filter((each) => each.call === call).map(({ body }) => body)

type Page = Awaited<ReturnType<typeof open>>
const press = async (inside: Pick<Page, 'findByRole'>, name: string | RegExp) =>
  userEvent.click(await inside.findByRole('button', { name }))
/** Opens the form and answers it. */
async function form(page: Page, action: 'Add money' | 'Bring back' = 'Add money') {
  await press(page, `${action}: acme`)
  const title = action === 'Add money' ? /^Add money to/ : /^Bring money back/
  return within(await screen.findByRole('dialog', { name: title }))
}
const write = (inside: Page, amount: string) =>
  fireEvent.change(inside.getByLabelText(/^Amount/), { target: { value: amount } })
const question = async () => within(await screen.findByRole('alertdialog'))

test('[WAL-04] money is added to a vendor; the result says so, with its number, and all is asked for again', async () => {
  const page = await open()
  const dialog = await form(page)
  expect(plain(dialog.getByText(/in steps of/).textContent)).toBe('₫20,000 to ₫1,000,000, in steps of ₫1,000')
  const presets = within(dialog.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button')
  expect(presets.map(({ textContent }) => plain(textContent))).toEqual([...['₫40,000', '₫200,000', '₫400,000']])
  write(dialog, '100000')
  await press(dialog, /^Add .*₫100,000/)
  const title = await dialog.findByRole('heading', { level: 3 })
  expect(plain(title.textContent)).toBe('₫100,000 was added to acme')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(dialog.getByText('F7M2P9QXABC2')).toBeTruthy()
  expect(sent('GCS_walletTransfer')).toEqual([
    { from: 'MAIN', to: 'ACME', amount: '100000', requestId: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/) },
  ])
  await waitFor(() => expect([sent('GCS_merchantWallet').length, sent('walletTransfers').length]).toEqual([2, 2]))
  await press(dialog, 'OK')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Add money to/ })).toBeNull())
  expect((await form(page)).getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('')
})

test('[WAL-04] all of it is one press away, in whole units', async () => {
  server = fundServer({ vendors: [fundVendor('ACME', { balance: '310500.00' })] })
  const dialog = await form(await open(), 'Bring back')
  await press(dialog, /^All: .*₫310,000/)
  expect(dialog.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('310,000')
  await press(dialog, /^Bring back .*₫310,000/)
  expect(plain((await dialog.findByRole('heading', { level: 3 })).textContent)).toMatch(/₫310,000 is back/)
  expect(sent('GCS_walletTransfer')).toMatchObject([{ from: 'ACME', to: 'MAIN', amount: '310000' }])
})

test.each([
  ['inTransit', 'Add money', /is in transit$/, /either arrives or comes back to your main wallet/],
  ['inTransit', 'Bring back', /is in transit$/, /stays with the vendor/],
  ['returned', 'Add money', /was returned$/, /is in your main wallet again/],
  ['returned', 'Bring back', /was not moved$/, /The money is still there/],
] as const)('[WAL-04] a transfer that is %s says what it means: %s', async (state, action, title, text) => {
  server.state = state
  const dialog = await form(await open(), action)
  write(dialog, '100000')
  await press(dialog, /^(Add|Bring back) .*₫100,000/)
  expect(plain((await dialog.findByRole('heading', { level: 3 })).textContent)).toMatch(title)
  expect(dialog.getByText(text)).toBeTruthy()
})

test('[WAL-04] a result in transit becomes what the vendor said, with the balance’s push', async () => {
  server.state = 'inTransit'
  const dialog = await form(await open())
  write(dialog, '100000')
  await press(dialog, /^Add .*₫100,000/)
  await dialog.findByText(/is in transit/)
  server.rows = [...server.transfers.values()].map((each) => ({ ...each, state: 'done' }))
  act(() => tellEvent('balance.changed', { balance: '900500.00', held: '0.00', owed: '0.00', version: 9 }, true))
  expect(await dialog.findByText(/was added to/, undefined, { timeout: 3_000 })).toBeTruthy()
})

test('[WAL-04] what stays at the vendor is told by a push of its own, and the page asks by no clock', async () => {
  server.rows = [fundTransfer('F7M2P9QXABC2', { from: 'ACME', to: 'MAIN', state: 'inTransit' })]
  const page = await open()
  const list = within(await page.findByRole('list', { name: 'Recent transfers' }))
  await list.findByText('In transit')
  server.rows = [fundTransfer('F7M2P9QXABC2', { from: 'ACME', to: 'MAIN', state: 'returned' })]
  act(() => tellEvent('transfer.changed', { number: 'F7M2P9QXABC2', state: 'returned' }, true))
  expect(await list.findByText('Returned', undefined, { timeout: 3_000 })).toBeTruthy()
  expect(sent('GCS_merchantWallet').length).toBe(2)
})

test('[WAL-04] a lost answer is said, and the repeated request is the same, even where nothing seems left', async () => {
  server.faults.GCS_walletTransfer = 'lost'
  const dialog = await form(await open())
  await press(dialog, /^All: /)
  server.wallet = { ...server.wallet, main: '500.00' }
  await press(dialog, /^Add .*₫1,000,000/)
  expect(await dialog.findByText(/never makes a second one/)).toBeTruthy()
  await waitFor(() => expect(sent('GCS_merchantWallet').length).toBe(2))
  server.faults = {}
  await press(dialog, /^Add .*₫1,000,000/)
  await dialog.findByText(/was added to/)
  const [first, second] = sent('GCS_walletTransfer')
  expect(second).toEqual(first)
  expect(server.transfers.size).toBe(1)
})

test('[WAL-04] a double press moves once', async () => {
  const dialog = await form(await open())
  write(dialog, '100000')
  const button = dialog.getByRole('button', { name: /^Add .*₫100,000/ })
  act(() => {
    button.click()
    button.click()
  })
  await dialog.findByText(/was added to/)
  expect(sent('GCS_walletTransfer').length).toBe(1)
})

test.each([
  ['', /^Please enter an amount/],
  ['19000', /^The least that can be moved/],
  ['1001000', /^You can move .* at most/],
  ['20500', /^Please enter an amount in whole steps/],
  ['20000.50', /^Please enter a whole amount in digits/],
])('[WAL-04] the amount %j is refused with its bounds, and nothing is sent', async (amount, said) => {
  const dialog = await form(await open())
  write(dialog, amount)
  await userEvent.click(dialog.getByRole('button', { name: 'Add money' }))
  expect(await dialog.findByText(said)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Amount/)))
  expect(sent('GCS_walletTransfer')).toEqual([])
})

test('[WAL-04] less than the least is said instead of a form', async () => {
  server = fundServer({ main: '15000.00' })
  const dialog = await form(await open())
  expect(plain(dialog.getByText(/less than the least/).textContent)).toMatch(/which is ₫20,000\.$/)
  expect(dialog.queryByLabelText(/^Amount/)).toBeNull()
})

test('[WAL-04] wallet_transfer_amount is told at the amount, until it is changed', async () => {
  server.faults.GCS_walletTransfer = { refused: 'wallet_transfer_amount', status: 422 }
  const dialog = await form(await open())
  write(dialog, '100000')
  await press(dialog, /^Add .*₫100,000/)
  const field = dialog.getByLabelText(/^Amount/)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(field))
  write(dialog, '200000')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

test('[WAL-04] wallet_vendor_unknown is told in the form', async () => {
  server.faults.GCS_walletTransfer = { refused: 'wallet_vendor_unknown', status: 404 }
  const dialog = await form(await open())
  write(dialog, '100000')
  await press(dialog, /^Add .*₫100,000/)
  expect(await dialog.findByText('There is no such wallet.')).toBeTruthy()
})

test.each([
  ...['wallet_single', 'wallet_vendor_closed', 'wallet_transfer_open', 'insufficient_funds', 'account_suspended'],
  'idempotency_conflict',
])('[WAL-04] %s is told in a dialog, and the wallets are asked for again', async (refused) => {
  server.faults.GCS_walletTransfer = { refused, status: 409 }
  const dialog = await form(await open())
  write(dialog, '100000')
  await press(dialog, /^Add .*₫100,000/)
  await press(await question(), 'OK')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(sent('GCS_merchantWallet').length).toBe(2))
})
