// @vitest-environment happy-dom
import { type Obstacle, obstacleCodes } from '@banyan/contract/wallet/obstacle.ts'
import type { TurnoverLot } from '@banyan/contract/wallet/turnover-calls.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { tellEvent } from './api/pushes.ts'
import { accountPopup, closeAccountPopup } from './session/account-popup.ts'
import { answerSession, member, openSignedIn, trial } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { openPortal } from './test-world/open-portal.tsx'
import {
  answerWithdrawals,
  leg,
  now,
  sentWithdrawal,
  type WithdrawServer,
  withdrawal,
  withdrawServer,
} from './test-world/withdraw-server.ts'

let server: WithdrawServer
let account: typeof member

aroundEachTest(() => {
  server = withdrawServer()
  account = member
  return answerSession(
    () => account,
    (input, init) => answerWithdrawals(server)(input, init),
  )
})

async function open(address = '/member/withdraw') {
  return await openSignedIn(address)
}

const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ')
const why = async (name: RegExp = /^Why can’t I withdraw/) => within(await screen.findByRole('region', { name }))
const asked = () => server.sent.filter(({ call }) => call === 'withdrawalRequirements').map(({ body }) => body)
const lot: TurnoverLot = {
  ...{ id: '1', source: 'deposit', reference: 'D1', state: 'active', createdAt: now, overAt: null },
  ...{ amount: '1000000.00', factor: 20, required: '20000000.00', done: '15000000.00', left: '5000000.00' },
  contribution: null,
  largestBet: null,
}

test('[WAL-07] every line that is not met stands in its order, with what is missing and the way out', async () => {
  server.obstacles = [
    { line: 'hold', code: 'money_held', until: '2030-01-25T03:00:00.000Z' },
    { line: 'mobile', code: 'mobile_needed' },
    { line: 'open', code: 'withdrawal_open', number: 'W7M2P9QXABCD' },
    { line: 'turnover', code: 'turnover_not_met', left: '30000000.00' },
    { line: 'balance', code: 'insufficient_funds', left: '50000.00' },
  ]
  server.orders = [withdrawal()]
  await open()
  const panel = await why()
  expect(await panel.findByText(/^5 things are left/)).toBeTruthy()
  const lines = panel.getAllByRole('listitem').map((line) => plain(line.querySelector('p')?.textContent))
  expect(lines).toEqual([
    'Your money is held',
    'Add your mobile number',
    'Another withdrawal is still open',
    'Wagering left₫30,000,000',
    'Not enough money',
  ])
  expect(panel.getByText(/It ends on .*25/)).toBeTruthy()
  const hrefs = panel.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/member/securityCenter', '/member/withdraw?order=W7M2P9QXABCD', '/member/depositv2']),
  )
  expect(screen.getAllByText('₫0').length).toBeGreaterThan(0)
  await userEvent.click(panel.getByRole('link', { name: 'See the withdrawal' }))
  expect(await screen.findByRole('article', { name: 'Withdrawal W7M2P9QXABCD' })).toBeTruthy()
  expect(await (await why(/withdraw more/)).findByText('This withdrawal is still open')).toBeTruthy()
})

test('[WAL-07] every code has a line of its own', async () => {
  server.obstacles = obstacleCodes.map(
    (code, index): Obstacle => ({
      ...{
        code,
        line:
          (
            [
              'offered',
              'account',
              'hold',
              'mobile',
              'payoutAccount',
              'password',
              'amount',
              'dayCount',
              'daySum',
              'open',
              'turnover',
              'balance',
            ] as const
          )[index % 12] ?? 'offered',
      },
      ...{ until: now, least: '100000.00', most: '5000000.00', step: '1000.00', left: '5000.00', atMost: 3 },
    }),
  )
  for (const obstacle of server.obstacles) {
    server.obstacles = [obstacle]
    await open()
    const panel = await why()
    expect(await panel.findByText('One thing is left. Here is what it needs.')).toBeTruthy()
    const [title, text] = panel.getByRole('listitem').querySelectorAll('p')
    expect(title?.textContent?.length).toBeGreaterThan(10)
    expect(text?.textContent).not.toMatch(/withdraw\.|\{/)
    cleanup()
  }
})

test('[WAL-07] the lines follow the amount that is written, once the writing pauses', async () => {
  await open()
  const field = await screen.findByLabelText(/^Amount/)
  expect(await screen.findByRole('region', { name: 'Nothing stands in the way' })).toBeTruthy()
  server.obstacles = [{ line: 'daySum', code: 'withdrawal_day_sum', left: '50000000.00' }]
  for (const value of ['6', '60', '60000000']) fireEvent.change(field, { target: { value } })
  const panel = await why()
  await waitFor(() => expect(asked().at(-1)).toEqual({ amount: '60000000', payoutAccount: 'a'.repeat(22) }))
  expect(asked().filter(({ amount }) => amount === '6' || amount === '60')).toEqual([])
  await userEvent.click(await panel.findByRole('button', { name: /Use .*₫12,480,000/ }))
  expect((field as HTMLInputElement).value).toBe('12,480,000')
})

test('[WAL-07] turnover is shown lot by lot, the oldest first, with what counts', async () => {
  server.obstacles = [{ line: 'turnover', code: 'turnover_not_met', left: '30000000.00' }]
  const contribution = [
    { product: 'RNG', percent: 100 },
    { product: 'FISH', percent: 100 },
    { product: 'LOTT', percent: 50 },
    { product: 'LIVE', percent: 0 },
  ] as const
  server.lots = [
    {
      ...lot,
      id: '3',
      source: 'bonus',
      createdAt: '2026-11-24T10:03:00.000Z',
      done: '0.00',
      contribution: [...contribution],
    },
    { ...lot, id: '2' },
    {
      ...lot,
      id: '1',
      state: 'done',
      createdAt: '2026-11-20T10:00:00.000Z',
      overAt: now,
      left: '0.00',
      done: '20000000.00',
    },
    { ...lot, id: '0', state: 'ended', createdAt: '2026-11-19T10:00:00.000Z', overAt: now },
  ]
  await open()
  const list = within(await screen.findByRole('list', { name: 'Wagering requirements, one by one' }))
  const items = list.getAllByRole('listitem')
  expect(
    items.map((item) => plain(item.querySelector('p')?.textContent)?.replace(/ of .*(Done|Active|Waiting)$/, ' $1')),
  ).toEqual(['Deposit Done', 'Deposit Active', 'Bonus Waiting'])
  expect(list.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['100', '75', '0'])
  expect(items[1]?.textContent).toMatch(/All games 100%/)
  expect(items[2]?.textContent).toMatch(/100%.* 50%$/)
})

test('[NAV-14] [MEM-03] a visitor signs in first, and a trial account is told that it needs a real one', async () => {
  await openPortal('/rng')
  const link = () =>
    within(screen.getByRole('navigation', { name: 'Main menu' })).findByRole('link', { name: 'Withdraw' })
  await userEvent.click(await link())
  await waitFor(() => expect(accountPopup()).toMatchObject({ shown: 'login', target: '/member/withdraw' }))
  act(() => closeAccountPopup('login'))
  cleanup()
  account = trial
  const { router } = await open('/rng')
  await screen.findByRole('button', { name: 'Account of trial-4711' })
  await userEvent.click(await link())
  expect(await screen.findByRole('alertdialog', { name: 'You need a real account' })).toBeTruthy()
  expect(router.state.location.href).toBe('/rng')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
})

const tell = (state: string, event: string) =>
  act(() => tellEvent('withdrawal.changed', { number: 'W7M2P9QXABCD', state, event }, true))
const said = async () => {
  const region = within(await screen.findByRole('region', { name: 'Notices' }))
  return region.queryAllByRole('listitem').map((item) => plain(item.querySelector('p')?.textContent))
}

test('[WAL-08] a payout that waits for an answer is told on any page, and leads to its question', async () => {
  server.orders = [sentWithdrawal()]
  await open('/rng')
  await screen.findAllByRole('button', { name: /^Account of/, hidden: true })
  tell('paying', 'accepted')
  tell('paying', 'paid')
  await waitFor(async () => expect(await said()).toEqual(['₫2,000,000 was sent to your bank. Did it arrive?']))
  tell('paying', 'paid')
  expect((await said()).length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText(/Did .* arrive\?/, { selector: 'article *' })).toBeTruthy()
})

test('[WAL-07] a withdrawal that the bank sent back is told once its money is back', async () => {
  server.orders = [sentWithdrawal({ legs: [leg({ state: 'returned', answerBy: null })], refunded: '2000000.00' })]
  await open('/rng')
  await screen.findAllByRole('button', { name: /^Account of/, hidden: true })
  tell('paying', 'accepted')
  tell('paid', 'bounced')
  tell('returned', 'returned')
  const text = 'The bank returned your withdrawal; ₫2,000,000 is back in your wallet'
  await waitFor(async () => expect(await said()).toEqual([text]))
})

test('[WAL-07] a withdrawal that ends is told; one that was answered meanwhile is not', async () => {
  server.orders = [sentWithdrawal({ legs: [leg({ state: 'received', answerBy: null })], received: '2000000.00' })]
  await open('/rng')
  await screen.findAllByRole('button', { name: /^Account of/, hidden: true })
  tell('paying', 'accepted')
  tell('paying', 'reminded')
  tell('paid', 'paid')
  await waitFor(async () => expect(await said()).toEqual(['₫2,000,000 was paid out to you']))
  tell('rejected', 'rejected')
  await waitFor(async () => expect((await said()).length).toBe(2))
})

const atVendors: Obstacle = { line: 'balance', code: 'money_at_vendors', left: '50000.00', atVendors: '700000.00' }
const recalls = () => server.sent.filter(({ call }) => call === 'walletRecall').map(({ body }) => body.requestId)
const recalled = (outcome: WithdrawServer['recalled'][number]['outcome'], amount?: string) => ({
  ...{ vendor: outcome.toUpperCase(), name: outcome, outcome },
  transfer:
    amount === undefined
      ? null
      : {
          ...{ number: 'F7M2P9QXABC2', from: 'PG', to: 'MAIN', name: outcome, amount, at: now },
          state: outcome === 'moved' ? ('done' as const) : ('inTransit' as const),
        },
})

test('[WAL-04] [WAL-07] money at vendors is brought back with one press; its line goes, and what came back is told', async () => {
  server.obstacles = [atVendors]
  await open()
  const panel = await why()
  expect(plain((await panel.findByRole('listitem')).textContent)).toMatch(
    /Some of your money is at game vendors.*₫50,000 can be withdrawn now.*₫700,000/,
  )
  server.recalled = [recalled('moved', '500000.00'), recalled('empty'), recalled('moved', '200000.00')]
  server.obstacles = []
  await userEvent.click(panel.getByRole('button', { name: 'Bring everything back' }))
  const free = await why(/^Nothing stands in the way/)
  expect(plain((await free.findByText(/is back in your main wallet/)).textContent)).toBe(
    '₫700,000 is back in your main wallet',
  )
  expect(free.queryByRole('link', { name: 'See game wallets' })).toBeNull()
  expect(recalls()).toHaveLength(1)
  expect(server.sent.filter(({ call }) => call === 'payoutAccounts').length).toBeGreaterThan(1)
})

test('[WAL-04] [WAL-07] vendors that did not hand it over are counted, with the way to their page', async () => {
  server.obstacles = [atVendors]
  server.recalled = [recalled('inTransit', '300000.00'), recalled('noAnswer'), recalled('empty')]
  await open()
  const panel = await why()
  await userEvent.click(await panel.findByRole('button', { name: 'Bring everything back' }))
  expect(await panel.findByText('Nothing came back this time')).toBeTruthy()
  expect(panel.getByText('2 vendors have not handed their money over yet.')).toBeTruthy()
  expect(panel.getByRole('link', { name: 'See game wallets' }).getAttribute('href')).toBe('/member/transferFund')
})

test('[WAL-04] [WAL-07] a recall whose answer was lost is the same one at the next press; too soon is told there', async () => {
  server.obstacles = [atVendors]
  server.faults.walletRecall = 'lost'
  await open()
  const panel = await why()
  const press = async () => userEvent.click(await panel.findByRole('button', { name: 'Bring everything back' }))
  await press()
  await waitFor(() => expect(recalls()).toHaveLength(1))
  server.faults.walletRecall = { refused: 'wallet_recall_too_soon', status: 429 }
  await press()
  expect(await panel.findByText(/Please wait ten seconds/)).toBeTruthy()
  server.faults = {}
  await press()
  await waitFor(() => expect(recalls()).toHaveLength(3))
  const [lost, again, later] = recalls()
  expect([again === lost, later === lost]).toEqual([true, false])
})
