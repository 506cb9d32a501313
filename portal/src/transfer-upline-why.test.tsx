// @vitest-environment happy-dom
import { within } from '@testing-library/react'
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
} from './test-world/transfer-page.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

eachWithItsServer()

test('[WAL-05] everything that stands in the way has a line with its way out', async () => {
  answering.server.terms = {
    ...answering.server.terms,
    ...{ available: '1000.00', leftToday: '0.00', turnoverLeft: '300000.00', openWithdrawal: 'W7M2P9QXABCD' },
    ...{ heldUntil: '2030-01-25T03:00:00.000Z', hasPaymentPassword: false },
  }
  const page = await form()
  const why = within(page.getByRole('region', { name: 'Why can’t I send money?' }))
  expect(why.getByRole('status').textContent).toMatch(/^6 things are left/)
  const lines = why.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
  expect(lines).toEqual([
    expect.stringMatching(/^1Your money is held.*It ends on 25 Jan/),
    expect.stringMatching(/^2Nothing is left to send today/),
    expect.stringMatching(/^3A withdrawal is still open/),
    expect.stringMatching(/^4Wagering left₫300,000/),
    expect.stringMatching(/^5Not enough money.*₫50,000/),
    expect.stringMatching(/^6Set a payment password/),
  ])
  expect(why.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    ...['/member/withdraw?order=W7M2P9QXABCD', '/member/withdraw', '/member/personalHistoryCopy', '/member/depositv2'],
    '/member/securityCenter',
  ])
  expect((page.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true)
  expect(page.queryByRole('group', { name: 'Quick amounts' })).toBeNull()
})

test('[WAL-05] an agent chooses between its upline and an account below, whose username it writes', async () => {
  answering.server.terms = { ...answering.server.terms, mayDownline: true }
  const page = await form()
  expect((page.getByRole('radio', { name: /^Your upline/ }) as HTMLInputElement).checked).toBe(true)
  await userEvent.click(page.getByRole('radio', { name: /^An account below you/ }))
  fill(page)
  await press(page, /^Send/)
  expect(await page.findByText(/^Please enter the username/)).toBeTruthy()
  write(page, /^Receiver’s username/, ' minhpham ')
  await press(page, /^Send/)
  const asked = await question()
  expect(plain(asked.getByRole('heading').textContent)).toBe('Send ₫200,000 to minhpham?')
  await press(asked, 'Yes, send')
  await page.findByRole('region', { name: /was sent/ })
  expect(sent('transferDownline')).toMatchObject([{ amount: '200000', username: 'minhpham' }])
})

test('[WAL-05] an account that is not below is refused at its field, until another is written', async () => {
  answering.server.terms = { ...answering.server.terms, upline: null, mayUpline: false, mayDownline: true }
  answering.server.faults.transferDownline = { refused: 'transfer_target_refused', status: 422 }
  const page = await form()
  expect(page.queryByRole('radio')).toBeNull()
  write(page, /^Receiver’s username/, 'nobody')
  fill(page)
  await send(page)
  expect(await page.findByText(/it must be below you, and active/)).toBeTruthy()
  write(page, /^Receiver’s username/, 'minhpham')
  expect(page.queryByText(/it must be below you, and active/)).toBeNull()
})

test('[WAL-05] where it is not offered the page says so', async () => {
  answering.server.terms = { ...answering.server.terms, upline: null, mayUpline: false }
  const { page } = await open()
  expect(await page.findByText('Transfers are not offered to your account')).toBeTruthy()
  expect(page.queryByLabelText(/^Amount/)).toBeNull()
})

test('[WAL-05] what did not come is asked for again', async () => {
  answering.server.faults.transferTerms = { refused: 'unknown_error', status: 500 }
  const { page } = await open()
  const again = await page.findByRole('button', { name: 'Try again' })
  answering.server.faults = {}
  await userEvent.click(again)
  expect(await page.findByLabelText(/^Amount/)).toBeTruthy()
})
