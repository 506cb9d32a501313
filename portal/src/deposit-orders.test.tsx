// @vitest-environment happy-dom
import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { tellEvent } from './api/pushes.ts'
import { startSession } from './session/start-session.ts'
import { answerSession, member, openSignedIn, rememberSignIn } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { answerDeposits, type DepositServer, depositServer, move, order } from './test-world/deposit-server.ts'
import { openPortal } from './test-world/open-portal.tsx'
import { passTime } from './test-world/pass-time.ts'

let server: DepositServer

aroundEachTest(() => {
  server = depositServer()
  return answerSession(
    () => member,
    (input, init) => answerDeposits(server)(input, init),
  )
})

let lastNumber = 0
/** Orders that a page of an earlier test has asked about are not asked about again, so each test has its own. */
function numbered(fields: Partial<Deposit> = {}): Deposit {
  lastNumber += 1
  return order({
    number: `K7M2P9QXAA${'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(lastNumber / 20)}${'ABCDEFGHJKLMNPQRSTUV'.charAt(lastNumber % 20)}`,
    ...fields,
  })
}

/** The screen of an order, opened by its address. */
async function openOrder(known: Deposit, more = '') {
  server.orders = [known, ...server.orders]
  const opened = await openSignedIn(`/member/depositv2?order=${known.number}${more}`)
  const shown = within(await screen.findByRole('article', { name: `Deposit ${known.number}` }))
  return { ...opened, shown }
}

const sent = (call: string) => server.sent.filter((each) => each.call === call).map(({ body }) => body)
const press = async (within_: ReturnType<typeof within>, name: string | RegExp) =>
  userEvent.click(await within_.findByRole('button', { name }))
const credited = { credited: '495000.00', fee: '5000.00', finishedAt: '2026-11-24T10:05:00.000Z' }

const told: readonly (readonly [what: string, Partial<Deposit>, headline: string, buttons: string[]])[] = [
  ['created', {}, 'Waiting for your transfer', ['I have paid', 'Cancel the order']],
  [
    'created at a provider',
    { kind: 'hosted', page: 'https://pay.example/1' },
    'Waiting for your payment',
    ['Ask the provider now', 'Cancel the order'],
  ],
  [
    'created by a card',
    { kind: 'scratchCard' },
    'Your card is being checked',
    ['Ask the provider now', 'Cancel the order'],
  ],
  ['submitted', { state: 'submitted' }, 'Waiting for the bank’s report', []],
  ['unknown', { state: 'unknown', kind: 'hosted' }, 'The provider has not answered yet', ['Ask the provider now']],
  ['review', { state: 'review' }, 'Our staff are checking this payment', []],
  ['review of a receipt', { state: 'review', kind: 'manual' }, 'Our staff are looking for your transfer', []],
  ['completed', { state: 'completed', ...credited }, '₫495,000 is in your wallet', []],
  ['expired', { state: 'expired' }, 'The time to pay is up', []],
  ['cancelled', { state: 'cancelled' }, 'You cancelled this order', []],
  ['failed', { state: 'failed', kind: 'hosted' }, 'Nothing was paid', []],
  ['rejected', { state: 'rejected', reason: 'Another account.' }, 'This deposit was rejected', []],
  ['reversed', { state: 'reversed', ...credited }, 'This deposit was taken back', []],
]

test.each(told)(
  '[WAL-06] an order that is %s says what that means and what can be done',
  async (_, fields, headline, buttons) => {
    const { shown } = await openOrder(numbered(fields))
    const news = await shown.findByRole('status')
    expect(news.firstElementChild?.textContent?.replace(/[\u2066\u2069]/g, '')).toBe(headline)
    expect(news.children[1]?.textContent?.length).toBeGreaterThan(20)
    const own = shown.queryAllByRole('button').flatMap(({ textContent }) => textContent || [])
    expect(own).toEqual(buttons)
    const isOver = !['created', 'submitted', 'unknown', 'review'].includes(fields.state ?? 'created')
    expect(shown.queryByRole('link', { name: 'New deposit' }) !== null).toBe(isOver)
    expect(shown.queryByText('What comes next') !== null).toBe(!isOver)
    expect(shown.queryByRole('timer') !== null).toBe(!isOver && fields.state !== 'review')
  },
)

test('[WAL-06] a transfer has its QR code, and each part can be copied', async () => {
  const written: string[] = []
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
  const { shown } = await openOrder(numbered())
  expect(await shown.findByRole('img', { name: 'QR code of the transfer' })).toBeTruthy()
  for (const what of ['Bank', 'Account number', 'Account holder', 'Exact amount', 'Transfer content']) {
    await press(shown, `Copy: ${what}`)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Copied' }))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(written).toEqual(['Vietcombank', '0123456789', 'CONG TY BANYAN', '500000', 'D7K2M9QX'])
  expect(shown.getByText('D7K2M9QX').getAttribute('dir')).toBe('ltr')
  copying.mockRestore()
})

test('[WAL-06] the time to pay runs by the server’s clock; at its end the order is asked for, and stays payable', async () => {
  const known = numbered()
  const { shown } = await openOrder(known)
  // This device's clock stands somewhere else altogether.
  expect((await shown.findByRole('timer')).getAttribute('aria-label')).toMatch(/^Time left to pay: 1[45]:\d\d$/)
  const before = sent('depositOrder').length
  passTime(15 * 60_000 + 5_000)
  expect(await shown.findByText(/money is credited all the same/)).toBeTruthy()
  await waitFor(() => expect(sent('depositOrder').length).toBeGreaterThan(before))
  expect(shown.getByText('D7K2M9QX')).toBeTruthy()
  move(server, known.number, { state: 'expired' })
  act(() => tellEvent('deposit.changed', { number: known.number, state: 'expired', credited: null }, true))
  expect(await shown.findByText(/If you have paid, nothing is lost/)).toBeTruthy()
  expect(shown.queryByText('D7K2M9QX')).toBeNull()
})

test('[WAL-06] money that comes after the order has expired shows as credited, late and of another amount', async () => {
  const known = numbered({ state: 'expired' })
  const { shown } = await openOrder(known)
  await shown.findByText('The time to pay is up')
  move(server, known.number, { state: 'completed', credited: '400000.00', isLate: true, differs: true })
  act(() => tellEvent('deposit.changed', { number: known.number, state: 'completed', credited: '400000.00' }, true))
  expect(await shown.findByText(/came after the order had ended/)).toBeTruthy()
  expect(shown.getByText(/You paid another amount than you ordered/)).toBeTruthy()
  expect(shown.getByText('A bonus is given only for payments in time.')).toBeTruthy()
  expect(shown.getByText('You paid').nextElementSibling?.textContent).toBe('₫400,000')
  expect(screen.queryByRole('button', { name: 'See the order' })).toBeNull()
})

test('[WAL-06] “I have paid” is handed on, and the screen waits for the bank', async () => {
  const known = numbered()
  const { shown } = await openOrder(known)
  await press(shown, 'I have paid')
  expect(await shown.findByText('Waiting for the bank’s report')).toBeTruthy()
  expect(sent('declareDepositPaid')).toEqual([{ number: known.number }])
  expect(shown.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
})

test('[WAL-06] an order is cancelled once that is confirmed', async () => {
  const { shown } = await openOrder(numbered())
  await press(shown, 'Cancel the order')
  await press(within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' })), 'Keep the order')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('cancelDeposit')).toEqual([])
  await press(shown, 'Cancel the order')
  await press(within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' })), 'Cancel the order')
  expect(await shown.findByText('You cancelled this order')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('[WAL-06] what another tab does is seen here, and what has moved on meanwhile is told and shown anew', async () => {
  const known = numbered()
  const { shown } = await openOrder(known)
  await shown.findByRole('button', { name: 'I have paid' })
  server.faults.declareDepositPaid = { refused: 'deposit_over', status: 409 }
  move(server, known.number, { state: 'cancelled' })
  await press(shown, 'I have paid')
  await press(within(await screen.findByRole('alertdialog', { name: 'That did not work' })), 'OK')
  expect(await shown.findByText('You cancelled this order')).toBeTruthy()
  move(server, known.number, { state: 'completed', ...credited })
  act(() => tellEvent('deposit.changed', { number: known.number, state: 'completed', credited: '495000.00' }, true))
  expect((await shown.findByRole('status')).textContent).toMatch(/is in your wallet/)
})

test('[WAL-06] who comes back from the provider’s page has it asked once, whatever the address claims', async () => {
  const known = numbered({ kind: 'hosted', page: 'https://pay.example/1' })
  const { shown } = await openOrder(known, '&status=success&amount=900000000&state=completed')
  await waitFor(() => expect(sent('checkDeposit')).toEqual([{ number: known.number }]))
  expect(await shown.findByText('Waiting for your payment')).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Go to the payment page' }).getAttribute('href')).toBe('https://pay.example/1')
  expect(shown.getByRole('link', { name: 'Go to the payment page' }).getAttribute('target')).toBeNull()
  act(() => tellEvent('deposit.changed', { number: known.number, state: 'created', credited: null }, true))
  await press(shown, 'Ask the provider now')
  await waitFor(() => expect(sent('checkDeposit').length).toBe(2))
})

test('[WAL-06] a transfer by QR is never asked about at the provider; a check that fails changes nothing', async () => {
  const { shown } = await openOrder(numbered())
  await shown.findByText('Waiting for your transfer')
  expect(sent('checkDeposit')).toEqual([])
  cleanup()
  server.faults.checkDeposit = 'lost'
  const again = await openOrder(numbered({ kind: 'hosted', state: 'unknown' }))
  await waitFor(() => expect(sent('checkDeposit').length).toBe(1))
  expect(await again.shown.findByText('The provider has not answered yet')).toBeTruthy()
  expect(screen.queryByText(/Network link/)).toBeNull()
})

test('[WAL-06] a deposit that was taken back says what the account owes', async () => {
  server.catalogue.money = { balance: '0.00', currencySymbol: '₫', held: '0.00', owed: '145000.00', version: 2 }
  const { shown } = await openOrder(numbered({ state: 'reversed', ...credited, reason: 'Recalled by the bank' }))
  expect((await shown.findByText('You still owe')).nextElementSibling?.textContent).toBe('₫145,000')
  expect(shown.getByText(/Reason:.*Recalled by the bank/)).toBeTruthy()
})

test.each(['K7M2P9QXZZZZ', '234567892345'])(
  '[WAL-06] an order %s that is not there says so, and leads back',
  async (number) => {
    rememberSignIn()
    const portal = openPortal(`/member/depositv2?order=${number}`)
    startSession()
    const { router } = await portal
    const shown = within(await screen.findByRole('article', { name: `Deposit ${number}` }))
    expect(await shown.findByText('There is no such order.')).toBeTruthy()
    await userEvent.click(shown.getByRole('link', { name: 'All deposits' }))
    await waitFor(() => expect(router.state.location.href).toBe('/member/depositv2'))
  },
)

test.each(['short', '<script>', 'k7m2p9qxabcd', ''])(
  '[WAL-06] an address with the order %j shows the page of deposits',
  async (number) => {
    await openSignedIn(`/member/depositv2?order=${encodeURIComponent(number)}`)
    expect(await screen.findByRole('region', { name: 'Your deposits' })).toBeTruthy()
    expect(sent('depositOrder')).toEqual([])
  },
)

test('[WAL-06] the history tells what became of each order, brings more, and leads to one', async () => {
  server.pageSize = 2
  server.orders = [
    numbered({ state: 'completed', ...credited }),
    numbered({ state: 'rejected', reason: 'The receipt shows another account.' }),
    numbered({ amount: '700000.00' }),
  ]
  rememberSignIn()
  const portal = openPortal('/member/depositv2')
  startSession()
  const { router } = await portal
  const list = within(await screen.findByRole('region', { name: 'Your deposits' }))
  const rows = await list.findAllByRole('listitem')
  expect(rows.length).toBe(2)
  for (const part of ['₫500,000', 'Credited', '₫5,000', '+₫495,000', 'Bank QR', server.orders[0]?.number ?? '-'])
    expect(rows[0]?.textContent).toContain(part)
  expect(rows[1]?.textContent).toContain('The receipt shows another account.')
  await press(list, 'Show more')
  await userEvent.click(await list.findByRole('link', { name: /₫700,000/ }))
  const number = server.orders[2]?.number
  expect(router.state.location.href).toBe(`/member/depositv2?order=${number}`)
  expect(sent('depositOrders')).toEqual([{ size: '10' }, { size: '10', after: '2' }])
})
