// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  answering,
  eachWithItsServer,
  fill,
  form,
  open,
  plain,
  press,
  question,
  send,
  sent,
  write,
  written,
} from './test-world/transfer-page.ts'
import { transferServer } from './test-world/transfer-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

eachWithItsServer()

test('[MEM-01] [WAL-05] the page names the receiver masked, with what may be sent now and today', async () => {
  const page = await form()
  expect(page.getByText('ag***2')).toBeTruthy()
  const figures = [...(page.getByText('Available').closest('dl')?.children ?? [])].map((each) =>
    plain(each.textContent),
  )
  expect(figures).toEqual(['Available₫5,000,500', 'Left today₫200,000,000', 'Can send now₫5,000,000'])
  expect(plain(page.getByText(/in steps of/).textContent)).toBe('₫50,000 to ₫50,000,000, in steps of ₫1,000')
  expect(page.getByText(/has to bet it once before withdrawing it/)).toBeTruthy()
  expect(page.getByText('Nothing stands in the way')).toBeTruthy()
})

test('[WAL-05] round amounts, and all that can be sent, are one press away', async () => {
  const page = await form()
  const presets = within(page.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button')
  expect(presets.map(({ textContent }) => plain(textContent))).toEqual([
    ...['₫100,000', '₫500,000', '₫1,000,000', '₫5,000,000'],
  ])
  await userEvent.click(presets[3] as HTMLElement)
  expect(written(page, /^Amount/)).toBe('5,000,000')
})

test('[WAL-05] what is sent is asked for once more, and then stands there with its number', async () => {
  const { page, router } = await open()
  await page.findByLabelText(/^Amount/)
  fill(page)
  await press(page, /^Send .*₫200,000/)
  const asked = await question()
  expect(plain(asked.getByRole('heading').textContent)).toBe('Send ₫200,000 to ag***2?')
  expect(sent('transferUpline')).toEqual([])
  await press(asked, 'Yes, send')
  const result = within(await page.findByRole('region', { name: /was sent/ }))
  const lines = result.getAllByRole('definition').map(({ textContent }) => plain(textContent))
  expect(lines).toEqual(['ag***2', '₫200,000', expect.stringMatching(/24 Nov/), 'T7M2P9QXABC2'])
  await waitFor(() => expect(document.activeElement).toBe(result.getByRole('heading')))
  expect(sent('transferUpline')).toEqual([
    { requestId: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/), amount: '200000', paymentPassword: '482916' },
  ])
  expect(sent('transferTerms').length).toBe(2)
  await userEvent.click(result.getByRole('link', { name: 'See your transactions' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/transactionHistory'))
})

test('[WAL-05] after a transfer a new one begins with an empty form', async () => {
  const page = await form()
  fill(page)
  await send(page)
  await press(page, 'New transfer')
  expect([written(page, /^Amount/), written(page, /^Payment password/)]).toEqual(['', ''])
})

test('[WAL-05] the question can be answered with no', async () => {
  const page = await form()
  fill(page)
  await press(page, /^Send/)
  await press(await question(), 'Look again')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(written(page, /^Payment password/)).toBe('482916')
  expect(sent('transferUpline')).toEqual([])
})

test('[WAL-05] a lost answer is said, and the repeated request is the same', async () => {
  answering.server.faults.transferUpline = 'lost'
  const page = await form()
  fill(page)
  await send(page)
  expect(await page.findByText(/never makes a second one/)).toBeTruthy()
  expect(written(page, /^Payment password/)).toBe('')
  delete answering.server.faults.transferUpline
  write(page, /^Payment password/, '482916')
  await send(page)
  await page.findByRole('region', { name: /was sent/ })
  const [first, second] = sent('transferUpline')
  expect(second).toEqual(first)
  expect(answering.server.transfers.size).toBe(1)
})

test('[WAL-05] a double press of the answer sends once', async () => {
  const page = await form()
  fill(page)
  await press(page, /^Send/)
  const button = (await question()).getByRole('button', { name: 'Yes, send' })
  act(() => {
    button.click()
    button.click()
  })
  await page.findByRole('region', { name: /was sent/ })
  expect(sent('transferUpline').length).toBe(1)
})

test.each([
  ['', /^Please enter an amount/],
  ['49000', /^The least that can be sent is/],
  ['50001000', /^The most that can be sent at once is/],
  ['50500', /^Please enter an amount in whole steps/],
  ['50000.50', /^Please enter a whole amount in digits/],
  ['5001000', /^You have .* to send/],
])('[WAL-05] the amount %j is refused with its bounds, and nothing is asked or sent', async (amount, said) => {
  const page = await form()
  fill(page, amount)
  await press(page, /^Send/)
  expect(await page.findByText(said)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Amount/)))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent('transferUpline')).toEqual([])
})

test('[WAL-05] more than is left of the day is refused with what is left', async () => {
  answering.server.terms = { ...answering.server.terms, leftToday: '100000.00' }
  const page = await form()
  fill(page)
  await press(page, /^Send/)
  expect(plain((await page.findByText(/^You can still send/)).textContent)).toMatch(
    /^You can still send ₫100,000 today/,
  )
})

test.each([
  ['transfer_amount_refused', 422, /^Amount/],
  ['transfer_day_sum', 409, /^Amount/],
  ['payment_password_wrong', 422, /^Payment password/],
  ['payment_password_locked', 429, /^Payment password/],
])('[WAL-05] %s is told at its field, which has the focus', async (refused, status, label) => {
  answering.server.faults.transferUpline = { refused, status }
  const page = await form()
  fill(page)
  await send(page)
  await waitFor(() => expect(page.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(label)))
  expect(written(page, /^Payment password/)).toBe('')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[WAL-05] a wrong payment password tells the tries that are left', async () => {
  answering.server.faults.transferUpline = { refused: 'payment_password_wrong', status: 422, value: { left: 3 } }
  const page = await form()
  fill(page)
  await send(page)
  expect(await page.findByText(/3 tries are left/)).toBeTruthy()
})

test.each([
  ['transfer_target_refused', 422, /^Your upline can’t receive money/],
  ['transfer_too_soon', 429, /Please wait ten seconds/],
])('[WAL-05] %s is told in the form', async (refused, status, said) => {
  answering.server.faults.transferUpline = { refused, status }
  const page = await form()
  fill(page)
  await send(page)
  expect(await page.findByText(said)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ...['transfer_not_offered', 'account_suspended', 'money_held', 'withdrawal_open', 'turnover_not_met'],
  ...['insufficient_funds', 'idempotency_conflict', 'payment_password_needed'],
])('[WAL-05] %s is told in a dialog, and the terms are asked for again', async (refused) => {
  answering.server.faults.transferUpline = { refused, status: 409 }
  const page = await form()
  fill(page)
  await send(page)
  await press(await question(), 'OK')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('transferTerms').length).toBe(2)
  expect(written(page, /^Amount/)).toBe('200000')
})

test('[WAL-05] an account with an authenticator writes its code too; a wrong one is told at its field', async () => {
  answering.server = transferServer({ needsAuthenticator: true })
  const page = await form()
  fill(page)
  await press(page, /^Send/)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(page.getByLabelText(/^Code of your authenticator/).getAttribute('aria-invalid')).toBe('true')
  answering.server.faults = { transferUpline: { refused: 'authenticator_code_wrong', status: 403 } }
  write(page, /^Code of your/, '112233')
  await send(page)
  await waitFor(() => expect(written(page, /^Code of your/)).toBe(''))
  expect(page.getByLabelText(/^Code of your authenticator/).getAttribute('aria-invalid')).toBe('true')
  answering.server.faults = {}
  write(page, /^Payment password/, '482916')
  write(page, /^Code of your/, '445566')
  await send(page)
  await waitFor(() => expect(answering.server.transfers.size).toBe(1))
  expect(sent('transferUpline').at(-1)).toMatchObject({ amount: '200000', authenticatorCode: '445566' })
})
