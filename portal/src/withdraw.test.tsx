// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import {
  answerWithdrawals,
  techcombank,
  vietcombank,
  type WithdrawServer,
  withdrawal,
  withdrawServer,
} from './test-world/withdraw-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

let server: WithdrawServer

aroundEachTest(() => {
  server = withdrawServer()
  return answerSession(
    () => member,
    (input, init) => answerWithdrawals(server)(input, init),
  )
})

async function open(address = '/member/withdraw') {
  return await openSignedIn(address)
}

const centre = async () => within(await screen.findByRole('dialog', { name: 'Withdraw' }))
/** The page of withdrawals, once its form is there. */
async function form() {
  await open()
  const page = await centre()
  await page.findByLabelText(/^Amount/)
  return page
}
type Page = Awaited<ReturnType<typeof centre>>
const write = (page: Page, label: RegExp, value: string) =>
  fireEvent.change(page.getByLabelText(label), { target: { value } })
const fill = (page: Page, amount = '2000000', password = '482916') => {
  write(page, /^Amount/, amount)
  if (password) write(page, /^Payment password/, password)
}
const press = async (page: Page, name: string | RegExp) => userEvent.click(await page.findByRole('button', { name }))
const written = (page: Page, label: RegExp) => (page.getByLabelText(label) as HTMLInputElement).value
const sent = (call: string) => server.sent.filter((each) => each.call === call).map(({ body }) => body)
const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ')

test('[WAL-07] accounts are masked, the default one is chosen, and one that is held says until when', async () => {
  const page = await form()
  const [first, second] = page.getAllByRole('radio') as HTMLInputElement[]
  expect(first?.checked).toBe(true)
  expect(plain(first?.closest('label')?.textContent)).toBe('VietcombankDefault•••• 6789ending in 6789')
  expect(second?.disabled).toBe(true)
  expect(second?.closest('label')?.textContent).toMatch(/Can be used from .*25/)
})

test('[WAL-07] the fee is taken as the server counts it, with what arrives', async () => {
  const page = await form()
  write(page, /^Amount/, '1000000')
  expect(page.getByText('−₫10,000')).toBeTruthy()
  expect(page.getByText('₫990,000')).toBeTruthy()
  write(page, /^Amount/, '3001000')
  expect(page.getByText('−₫15,005')).toBeTruthy()
  expect(plain(page.getByText(/The fee is/).textContent)).toMatch(/^The fee is 0\.5% of the amount, at least ₫10,000\./)
})

test('[WAL-07] the most that can go out is one press away, in whole steps', async () => {
  const page = await form()
  await press(page, /₫12,480,000/)
  expect(written(page, /^Amount/)).toBe('12,480,000')
  expect(page.getByText('−₫62,400')).toBeTruthy()
})

test.each([
  ['', /^Please enter an amount/],
  ['99999', /^The least that can be withdrawn is/],
  ['300000001', /^The most that can be withdrawn at once is/],
  ['100001', /^Please enter an amount in whole steps/],
  ['500000.50', /^Please enter a whole amount in digits/],
])('[WAL-07] the amount %j is refused with its bounds, and nothing is sent', async (written, said) => {
  const page = await form()
  fill(page, written)
  await press(page, /^Withdraw/)
  expect(await page.findByText(said)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Amount/)))
  expect(sent('requestWithdrawal')).toEqual([])
})

test('[WAL-07] the payment password is six digits, which no browser takes for a password', async () => {
  const page = await form()
  const field = page.getByLabelText(/^Payment password/) as HTMLInputElement
  expect([field.type, field.autocomplete, field.inputMode]).toEqual(['text', 'off', 'numeric'])
  fill(page, '2000000', '48a29')
  // What is no digit stays and is told: a digit too few would be told as well, but nobody would see why.
  expect(field.value).toBe('48a29')
  await press(page, /^Withdraw/)
  expect(await page.findByText(/six digits of your payment password/)).toBeTruthy()
  expect(sent('requestWithdrawal')).toEqual([])
})

test('[WAL-07] a withdrawal that is asked for is shown at an address of its own', async () => {
  const { router } = await open('/rng')
  const header = within(screen.getAllByRole('banner')[0] as HTMLElement)
  await userEvent.click(await header.findByRole('link', { name: 'Withdraw' }))
  const page = await centre()
  await page.findByLabelText(/^Amount/)
  fill(page)
  await press(page, /^Withdraw .*₫2,000,000/)
  expect(await page.findByRole('article', { name: 'Withdrawal W7M2P9QXABCD' })).toBeTruthy()
  expect(sent('requestWithdrawal')).toMatchObject([
    { payoutAccount: vietcombank.id, amount: '2000000', paymentPassword: '482916' },
  ])
  expect(router.state.location.href).toBe('/member/withdraw?order=W7M2P9QXABCD')
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.href).toBe('/rng'))
})

test('[WAL-07] a lost answer is said; the password is written anew, and the request is the same', async () => {
  server.faults.requestWithdrawal = 'lost'
  const page = await form()
  fill(page)
  await press(page, /^Withdraw/)
  expect(await page.findByText(/never makes a second one/)).toBeTruthy()
  expect(written(page, /^Payment password/)).toBe('')
  delete server.faults.requestWithdrawal
  write(page, /^Payment password/, '482916')
  await press(page, /^Withdraw/)
  expect(await page.findByRole('article', { name: 'Withdrawal W7M2P9QXABCD' })).toBeTruthy()
  const [first, second] = sent('requestWithdrawal')
  expect(first?.requestId).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  expect(second).toEqual(first)
  expect(server.orders.length).toBe(1)
})

test('[WAL-07] a double press asks once', async () => {
  const page = await form()
  fill(page)
  const button = page.getByRole('button', { name: /^Withdraw/ })
  act(() => {
    button.click()
    button.click()
  })
  await page.findByRole('article')
  expect(sent('requestWithdrawal').length).toBe(1)
})

test('[WAL-07] a wrong payment password is told at its field with the tries that are left, and is gone', async () => {
  server.faults.requestWithdrawal = { refused: 'payment_password_wrong', status: 422, value: { left: 3 } }
  const page = await form()
  fill(page)
  await press(page, /^Withdraw/)
  expect(await page.findByText(/3 tries are left/)).toBeTruthy()
  const field = page.getByLabelText(/^Payment password/) as HTMLInputElement
  expect(field.value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[WAL-07] an amount that the server refuses is told at its field', async () => {
  server.faults.requestWithdrawal = { refused: 'withdrawal_amount_refused', status: 422 }
  const page = await form()
  fill(page)
  await press(page, /^Withdraw/)
  expect(await page.findByText(/in steps of 1,000 within the limits/)).toBeTruthy()
  expect(page.getByLabelText(/^Amount/).getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ...['withdrawals_closed', 'account_suspended', 'money_held', 'mobile_needed', 'payout_account_needed'],
  ...['payout_account_held', 'payment_password_needed', 'withdrawal_day_count', 'withdrawal_day_sum'],
  ...['withdrawal_open', 'turnover_not_met', 'insufficient_funds', 'idempotency_conflict'],
])('[WAL-07] %s is told in a dialog, and what stands in the way is asked for again', async (refused) => {
  server.faults.requestWithdrawal = { refused, status: 409 }
  const page = await form()
  fill(page)
  await press(page, /^Withdraw/)
  const dialog = within(await screen.findByRole('alertdialog'))
  const before = sent('withdrawalRequirements').length
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(before).toBeGreaterThan(1)
  expect(written(page, /^Amount/)).toBe('2000000')
})

test('[WAL-07] without an account and without a payment password the security centre is the way', async () => {
  server.payout = { ...server.payout, accounts: [], paymentPassword: null }
  const page = await form()
  for (const name of ['Add a bank account', 'Set a payment password'])
    expect(page.getByRole('link', { name }).getAttribute('href')).toBe('/member/securityCenter')
  expect((page.getByRole('button', { name: 'Withdraw' }) as HTMLButtonElement).disabled).toBe(true)
})

test('[WAL-07] a payment password that is locked says until when; accounts that are all held refuse the form', async () => {
  server.payout = {
    ...server.payout,
    accounts: [techcombank],
    paymentPassword: { setAt: vietcombank.addedAt, lockedUntil: '2030-01-25T03:00:00.000Z' },
  }
  const page = await form()
  expect(page.getByText('Your payment password is locked')).toBeTruthy()
  cleanup()
  server.payout = withdrawServer({}).payout
  server.payout.accounts = [techcombank]
  const again = await form()
  fill(again)
  await press(again, /^Withdraw/)
  expect(await again.findByText(/None of your bank accounts can be used yet/)).toBeTruthy()
  expect(sent('requestWithdrawal')).toEqual([])
})

test('[WAL-07] what did not come is asked for again', async () => {
  server.faults.withdrawalRequirements = { refused: 'unknown_error', status: 500 }
  await open()
  const page = await centre()
  const [again] = await page.findAllByRole('button', { name: 'Try again' })
  server.faults = {}
  await userEvent.click(again as HTMLElement)
  expect(await page.findByLabelText(/^Amount/)).toBeTruthy()
})

test('[WAL-07] the history goes from page to page, and leads to the one that is open', async () => {
  const letters = [...'ABCDEFGHJKLM']
  server.orders = letters.map((letter, index) =>
    withdrawal({ number: `W7M2P9QXAB${letter}D`, state: index === 0 ? 'review' : 'paid', received: '2000000.00' }),
  )
  const page = await form()
  const list = within(await page.findByRole('list', { name: 'Your withdrawals' }))
  expect(list.getAllByRole('listitem').length).toBe(10)
  await press(page, 'Show more')
  await waitFor(() => expect(list.getAllByRole('listitem').length).toBe(12))
  await userEvent.click(page.getByRole('link', { name: 'Open withdrawal' }))
  expect(await page.findByRole('article', { name: 'Withdrawal W7M2P9QXABAD' })).toBeTruthy()
})
