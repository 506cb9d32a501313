// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
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

const press = async (inside: Pick<Awaited<ReturnType<typeof open>>, 'findByRole'>, name: string | RegExp) =>
  userEvent.click(await inside.findByRole('button', { name }))
const question = async () => within(await screen.findByRole('alertdialog'))

test('[MEM-01] [WAL-04] with one wallet there is one balance and no way to transfer, and the tab keeps that', async () => {
  server = fundServer({ isSingle: true, vendors: [] })
  const page = await open()
  expect(await page.findByText('All games play from this balance')).toBeTruthy()
  expect(await page.findByText('₫5,000,000')).toBeTruthy()
  expect(page.queryByRole('button', { name: /Add money|Bring/ })).toBeNull()
  expect(sessionStorage.getItem('merchantWallet')).toBe('{"isSingle":true}')
})

test('[SYS-23] [WAL-04] what the tab keeps is shown at once, and the server’s word replaces it', async () => {
  sessionStorage.setItem('merchantWallet', '{"isSingle":true}')
  server.faults.GCS_merchantWallet = { refused: 'unknown_error', status: 500 }
  const page = await open()
  expect(await page.findByText('All games play from this balance')).toBeTruthy()
  server.faults = {}
  cleanup()
  const again = await open()
  expect(await again.findByRole('list', { name: 'Vendors’ wallets' })).toBeTruthy()
  expect(sessionStorage.getItem('merchantWallet')).toBe('{"isSingle":false}')
})

test.each(['null', '7', '{"isSingle":"yes"}', 'no json'])(
  '[SYS-23] %s in the storage is not believed',
  async (text) => {
    sessionStorage.setItem('merchantWallet', text)
    const page = await open()
    expect(await page.findByRole('list', { name: 'Vendors’ wallets' })).toBeTruthy()
  },
)

test('[WAL-04] the main wallet stands on top, and the total has its parts', async () => {
  const page = await open()
  const money = within(await page.findByRole('region', { name: 'Your money' }))
  expect(money.getAllByText('₫1,000,500').length).toBe(2)
  expect(plain(money.getByText('Total').closest('summary')?.textContent)).toBe('Total₫1,350,500')
  const parts = [...(money.getByText('In transit').closest('dl')?.children ?? [])].map((each) =>
    plain(each.textContent),
  )
  expect(parts).toEqual([
    ...['Main wallet₫1,000,500', 'Held for withdrawals and tables₫50,000', 'In transit₫0'],
    'acme₫300,000',
  ])
})

test('[WAL-04] a vendor has its balance with its age; in transit and in maintenance nothing can be moved', async () => {
  server = fundServer({
    inTransit: '100000.00',
    vendors: [
      fundVendor('FRESH'),
      fundVendor('OLD', { balanceAt: '2026-11-24T09:56:30.000Z' }),
      fundVendor('ASKED', { inTransit: '100000.00', balanceAt: '2026-11-24T07:56:30.000Z' }),
      fundVendor('CLOSED', { maintenance: true, balanceAt: '2026-11-22T07:56:30.000Z' }),
      fundVendor('EMPTY', { balance: '0.00' }),
      fundVendor('MUTE', { balance: null, balanceAt: null }),
    ],
  })
  const page = await open()
  const list = within(await page.findByRole('list', { name: 'Vendors’ wallets' }))
  const rows = list.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    expect.stringContaining('fresh₫300,000Updated just now'),
    expect.stringContaining('old₫300,000Updated 3 minutes ago'),
    expect.stringMatching(/^asked₫300,000Updated 2 hours ago₫100,000 in transit/),
    expect.stringMatching(/^closedMaintenance₫300,000Updated 2 days ago/),
    expect.stringContaining('empty₫0'),
    expect.stringContaining('muteBalance not known yet'),
  ])
  const enabled = rows.map((row) =>
    within(row)
      .getAllByRole<HTMLButtonElement>('button')
      .map(({ disabled }) => !disabled),
  )
  expect(enabled).toEqual([
    ...[
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ],
    ...[
      [true, false],
      [true, false],
    ],
  ])
  expect(page.getByText(/It is counted in your total/)).toBeTruthy()
})

test('[WAL-04] everything is brought back with one press, with a line for each vendor', async () => {
  const transfer = fundTransfer('F7M2P9QXABC2', { from: 'ACME', to: 'MAIN' })
  const outcomes = ['moved', 'inTransit', 'refused', 'empty', 'busy', 'maintenance', 'noAnswer'] as const
  server.recalled = outcomes.map((outcome) => ({
    ...{ vendor: outcome.toUpperCase(), name: outcome, outcome },
    transfer: outcome === 'moved' || outcome === 'inTransit' ? transfer : null,
  }))
  const page = await open()
  await press(page, 'Bring all money back')
  const lines = within(await page.findByRole('list', { name: 'What each vendor did' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => plain(textContent))).toEqual([
    'moved₫100,000 is back',
    'inTransit₫100,000 in transit',
    'refusedNot handed over; the money is still there',
    'emptyNothing to bring back',
    'busyA transfer is still under way',
    'maintenanceMaintenance: try again later',
    'noAnswerNo answer: try again later',
  ])
  await waitFor(() => expect([sent('GCS_merchantWallet').length, sent('walletTransfers').length]).toEqual([2, 2]))
})

test('[WAL-04] a recall whose answer was lost is the same recall at the next press, and another one after that', async () => {
  server.faults.walletRecall = 'lost'
  const page = await open()
  await press(page, 'Bring all money back')
  await waitFor(() => expect(sent('walletRecall')).toHaveLength(1))
  delete server.faults.walletRecall
  await press(page, 'Bring all money back')
  await waitFor(() => expect(sent('walletRecall')).toHaveLength(2))
  await press(page, 'Bring all money back')
  await waitFor(() => expect(sent('walletRecall')).toHaveLength(3))
  const [lost, again, later] = sent('walletRecall').map(({ requestId }) => requestId)
  expect([again === lost, later === lost]).toEqual([true, false])
})

test('[WAL-04] everything brought back too soon is told below the button', async () => {
  server.faults.walletRecall = { refused: 'wallet_recall_too_soon', status: 429 }
  const page = await open()
  await press(page, 'Bring all money back')
  expect(await page.findByText(/Please wait ten seconds/)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each(['wallet_single', 'account_suspended'])('[WAL-04] %s refuses to bring back in a dialog', async (refused) => {
  server.faults.walletRecall = { refused, status: 409 }
  await press(await open(), 'Bring all money back')
  await press(await question(), 'OK')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('[WAL-04] the last transfers are listed, the older ones unfold', async () => {
  server.rows = Array.from({ length: 10 }, (_none, index) =>
    fundTransfer(`F7M2P9QXABC${'23456789AB'[index]}`, {
      ...(index === 0 && { state: 'inTransit' }),
      ...(index === 1 && { from: 'ACME', to: 'MAIN', state: 'returned' }),
    }),
  )
  const page = await open()
  const list = within(await page.findByRole('list', { name: 'Recent transfers' }))
  const rows = list.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
  expect(rows.length).toBe(8)
  expect(rows.slice(0, 3)).toEqual([
    expect.stringMatching(/^₫100,000In transitTo acme.*F7M2P9QXABC2$/),
    expect.stringMatching(/^₫100,000ReturnedFrom acme/),
    expect.stringMatching(/^₫100,000DoneTo acme/),
  ])
  await press(page, 'Show more')
  expect(list.getAllByRole('listitem').length).toBe(10)
  expect(page.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('[WAL-04] without transfers the list says so, and what did not come is asked for again', async () => {
  server.faults.GCS_merchantWallet = { refused: 'unknown_error', status: 500 }
  const page = await open()
  const again = await page.findByRole('button', { name: 'Try again' })
  server.faults = {}
  await userEvent.click(again)
  expect(await page.findByText(/^No transfers yet/)).toBeTruthy()
})

test('[WAL-04] money comes along when a game is started, once that is chosen, and the choice can be taken back', async () => {
  const page = await open()
  const choice = await page.findByRole<HTMLInputElement>('switch', { name: /^Take my money along/ })
  expect(choice.checked).toBe(false)
  await userEvent.click(choice)
  await waitFor(() => expect([choice.checked, server.wallet.takesAlong]).toEqual([true, true]))
  await userEvent.click(choice)
  await waitFor(() => expect([choice.checked, server.wallet.takesAlong]).toEqual([false, false]))
  expect(sent('walletTakeAlong')).toEqual([{ takesAlong: true }, { takesAlong: false }])
})

test('[WAL-04] a choice that was not kept is put back', async () => {
  server.faults.walletTakeAlong = { refused: 'unknown_error', status: 500 }
  const page = await open()
  const choice = await page.findByRole<HTMLInputElement>('switch', { name: /^Take my money along/ })
  await userEvent.click(choice)
  await waitFor(() => expect(sent('walletTakeAlong')).toHaveLength(1))
  await waitFor(() => expect(choice.checked).toBe(false))
})

test('[WAL-04] from a vendor that was set back to the main wallet money only comes back', async () => {
  server = fundServer({ vendors: [fundVendor('ACME', { backOnly: true })] })
  const page = await open()
  const list = within(await page.findByRole('list', { name: 'Vendors’ wallets' }))
  expect(list.getByText(/now play from your main wallet/)).toBeTruthy()
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Bring back'])
})
