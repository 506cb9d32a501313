// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from './session/session.ts'
import { startSession } from './session/start-session.ts'
import { member, rememberSignIn } from './test-world/accounts.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'
import { answerSecurity, type SecurityServer, securityServer } from './test-world/security-server.ts'

const days = { from: '2026-11-18', to: '2026-11-24' }
const nowIso = () => new Date().toISOString()
const movement = (version: number, fields: object = {}) => ({
  ...{ at: '2026-11-24T09:00:00.000Z', reference: `ref-${version}`, group: 'bet', type: 'bet', amount: '-10.00' },
  ...{
    balance: '90.00',
    version,
    remark: { vendor: 'PG', game: 'Golden Koi', gameCode: 'koi', roundId: `r-${version}` },
  },
  ...fields,
})
const bet = (roundId: string, fields: object = {}) => ({
  ...{ vendor: 'PG', roundId, product: 'RNG', game: 'Golden Koi', gameCode: 'koi', status: 'won' },
  ...{ stake: '100.00', valid: '75.00', payout: '250.50', profit: '150.50', openedAt: '2026-11-24T09:00:00.000Z' },
  ...{ closedAt: '2026-11-24T09:00:02.000Z', ...fields },
})

let server: SecurityServer
/** Addresses that were asked, with their queries. */
let asked: string[]
/** What each call answers, by the query. */
let answers: Record<string, (query: URLSearchParams) => object>

beforeEach(() => {
  asked = []
  answers = {
    transactions: () => ({ ...days, rows: [movement(2), movement(1)], next: null }),
    'transactions/totals': () => ({ ...days, in: '100.00', out: '30.00', net: '70.00', asOf: nowIso() }),
    bets: () => ({ ...days, rows: [bet('r-1')], next: null }),
    'bets/totals': () => ({
      ...days,
      rounds: 1,
      stake: '100.00',
      valid: '75.00',
      payout: '250.50',
      profit: '150.50',
      isComplete: true,
    }),
    'bets/bet': () => ({
      ...bet('r-1'),
      isComplete: true,
      calls: [call('bet', '100.00', '0.00'), call('payout', '0.00', '250.50')],
    }),
    'bets/games': () => ({ list: [{ vendor: 'PG', gameCode: 'koi', product: 'RNG', game: 'Golden Koi' }] }),
    profit: () => profit([{ product: 'RNG', ...play }]),
    bonuses: () => ({ ...days, rows: [], next: null, total: '0.00' }),
  }
  server = securityServer()
  const usual = answerSecurity(server)
  stubBrowser(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal')
    const name = pathname.startsWith('/wps/records/') ? pathname.slice('/wps/records/'.length) : undefined
    const answer = name === undefined ? undefined : answers[name]
    if (!answer) return await usual(input, init)
    asked.push(`${name}?${searchParams}`)
    return new Response(JSON.stringify({ success: true, value: answer(searchParams) }))
  })
  setSession({ is: 'out' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = (type: string, stake: string, payout: string) => ({ at: nowIso(), reference: type, type, stake, payout })
const play = { bets: 2, stake: '110.00', valid: '100.00', payout: '250.50', profit: '140.50' }
const profit = (products: object[]) => ({
  ...{ ...days, products, ...play, rebate: '0.00', promotion: '0.00', pending: '10.00' },
  ...{ deposits: '0.00', withdrawals: '0.00', asOf: nowIso() },
})

async function openPage(name: string, title: string) {
  server.account = member
  rememberSignIn()
  const portal = openPortal(`/member/${name}`)
  startSession()
  const { router } = await portal
  const popup = await screen.findByRole('dialog', { name: title })
  return { router, popup: within(popup) }
}

/** Text of what was saved as a file. */
function savedFiles(): { readonly texts: Promise<string>[]; readonly names: string[] } {
  const saved = { texts: [] as Promise<string>[], names: [] as string[] }
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.texts.push(blob.text())}`,
      revokeObjectURL: () => {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.names.push(this.download)
  })
  return saved
}

test('[WAL-09] [MEM-01] transactions show what moved, the totals of all, and go on page by page', async () => {
  answers.transactions = (query) =>
    query.get('after')
      ? { ...days, rows: [movement(1)], next: null }
      : { ...days, rows: [movement(3), movement(2)], next: 'two' }
  const { popup } = await openPage('transactionHistory', 'Transactions')
  const totals = within(await popup.findByRole('region', { name: 'Totals' }))
  await totals.findByText(/70\.00/)
  expect(await popup.findAllByRole('button', { name: 'Details: Bet' })).toHaveLength(2)
  await userEvent.click(await popup.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(popup.getAllByRole('button', { name: 'Details: Bet' })).toHaveLength(3))
  expect(popup.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('[WAL-09] periods and filters are asked of the list and of its totals alike', async () => {
  const { popup } = await openPage('transactionHistory', 'Transactions')
  await userEvent.click(await popup.findByRole('button', { name: 'Past 30 days' }))
  await userEvent.click(popup.getByRole('button', { name: 'Type' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Corrections' }))
  await waitFor(() => {
    const last = (name: string) => asked.findLast((each) => each.startsWith(`${name}?`)) ?? ''
    for (const name of ['transactions', 'transactions/totals'])
      expect(last(name)).toMatch(/period=thirtyDays.*group=admin|group=admin.*period=thirtyDays/)
  })
})

test('[WAL-09] a page without a row that goes on is gone through by itself', async () => {
  answers.transactions = (query) =>
    query.get('after') === 'c3'
      ? { ...days, rows: [movement(1)], next: null }
      : { ...days, rows: [], next: query.get('after') === 'c2' ? 'c3' : 'c2' }
  const { popup } = await openPage('transactionHistory', 'Transactions')
  expect(await popup.findByRole('button', { name: 'Details: Bet' })).toBeTruthy()
})

test('[WAL-09] a movement opens its details, and leads to its bet', async () => {
  const { popup } = await openPage('transactionHistory', 'Transactions')
  await userEvent.click((await popup.findAllByRole('button', { name: 'Details: Bet' }))[0] as HTMLElement)
  const details = within(await screen.findByRole('dialog', { name: 'Bet' }))
  expect(details.getByText('ref-2')).toBeTruthy()
  await userEvent.click(details.getByRole('button', { name: 'See the bet' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Details' }))
  expect(await shown.findByText('Payout')).toBeTruthy()
  expect(asked.at(-1)).toContain('roundId=r-2')
})

test('[WAL-09] the export has every page of what is filtered, and no cell that runs as a formula', async () => {
  const saved = savedFiles()
  answers.transactions = (query) =>
    query.get('after')
      ? { ...days, rows: [movement(1, { reference: '=cmd|x' })], next: null }
      : { ...days, rows: [movement(2)], next: 'two' }
  const { popup } = await openPage('transactionHistory', 'Transactions')
  await popup.findAllByRole('button', { name: 'Details: Bet' })
  await userEvent.click(popup.getByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(saved.names).toEqual(['transactions.csv']))
  const lines = (await saved.texts[0])?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('ref-2,-10.00,90.00')
  expect(lines[2]).toContain("'=cmd|x")
})

const bonus = (id: string, state: string) => ({
  ...{ id, at: '2026-11-24T09:00:00.000Z', name: `Bonus ${id}`, type: 'promotion', amount: '1000.00', state },
  ...{ multiplier: '20', required: '20000.00', done: '500.00', remaining: '19500.00', products: [] },
  ...{ expiresAt: null, mayGiveUp: false },
})
const inPages = (first: object, last: object) => (query: URLSearchParams) =>
  query.get('after') ? { ...days, rows: [last], next: null } : { ...days, rows: [first], next: 'two' }

test.each([
  [
    ...(['bets', 'personalHistoryCopy', 'Betting record'] as const),
    [
      'Golden Koi,PG,2026-11-24T09:00:00.000Z,r-1,100.00,75.00,250.50,150.50,Won',
      'Golden Koi,PG,2026-11-24T09:00:00.000Z,r-2,100.00,75.00,0.00,-100.00,Lost',
    ],
  ],
  [
    ...(['bonuses', 'bonusDetails', 'Bonus details'] as const),
    ['Bonus 1,2026-11-24T09:00:00.000Z,…,1000.00,Active', 'Bonus 2,2026-11-24T09:00:00.000Z,…,1000.00,Expired'],
  ],
  [
    ...(['profit', 'personalProfit', 'Profit and loss'] as const),
    [
      'Slots,2,110.00,100.00,250.50,140.50',
      'Rebates,,,,,5.25',
      'Promotions,,,,,33.33',
      'Total,1234,110.00,100.00,250.50,140.50',
    ],
  ],
])('[WAL-09] the export of %s has every row of every page', async (name, page, title, expected) => {
  const saved = savedFiles()
  answers.bets = inPages(bet('r-1'), bet('r-2', { payout: '0.00', profit: '-100.00', status: 'lost' }))
  answers.bonuses = inPages(bonus('1', 'active'), bonus('2', 'expired'))
  answers.profit = () => ({ ...profit([{ product: 'RNG', ...play }]), bets: 1_234, rebate: '5.25', promotion: '33.33' })
  const { popup } = await openPage(page, title)
  const button = await popup.findByRole('button', { name: 'Download as CSV' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(button)
  await waitFor(() => expect(saved.names).toEqual([`${name}.csv`]))
  const [, ...lines] = (await saved.texts[0])?.trim().split('\r\n') ?? []
  expect(lines.map((line) => line.replace(/".*"/, '…'))).toEqual(expected)
})

test('[WAL-09] where there is nothing, it says so and shows the way on', async () => {
  answers.transactions = () => ({ ...days, rows: [], next: null })
  const { popup } = await openPage('transactionHistory', 'Transactions')
  await popup.findByText('No transactions in these days')
  await userEvent.click(popup.getByRole('button', { name: 'Show the past 30 days' }))
  expect((await popup.findByRole('link', { name: 'Find a game' })).getAttribute('href')).toBe('/')
  await userEvent.click(popup.getByRole('button', { name: 'Direction' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Money in' }))
  await popup.findByText('Nothing matches these filters')
  await userEvent.click(popup.getByRole('button', { name: 'Clear the filters' }))
  await popup.findByText('No transactions in these days')
})

test('[WAL-09] a list that does not come says why, and comes at another try', async () => {
  server.answers.transactionHistory = { refused: 'range_too_old', status: 422 }
  const { transactions, ...others } = answers
  answers = others
  const { popup } = await openPage('transactionHistory', 'Transactions')
  expect((await popup.findByRole('alert')).textContent).toContain('Records go back 90 days.')
  answers = { ...others, transactions: transactions as (typeof answers)[string] }
  await userEvent.click(popup.getByRole('button', { name: 'Try again' }))
  expect(await popup.findAllByRole('button', { name: 'Details: Bet' })).toHaveLength(2)
})

test('[WAL-09] [NAV-12] the betting record is in the account’s menu, and a bet shows what happened in it', async () => {
  server.account = member
  rememberSignIn()
  const portal = openPortal('/rng')
  startSession()
  const { router } = await portal
  await userEvent.click(await screen.findByRole('button', { name: 'Account of linhtran88' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Betting record' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Betting record' }))
  expect(router.state.location.pathname).toBe('/member/personalHistoryCopy')
  await userEvent.click(await popup.findByRole('button', { name: 'Details: Golden Koi' }))
  const details = within(await screen.findByRole('dialog', { name: 'Details' }))
  const course = within(await details.findByRole('region', { name: 'What happened' }))
  expect(course.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Bet',
    'Payout',
  ])
})

test('[WAL-09] bets are filtered by vendor and then by its games', async () => {
  const { popup } = await openPage('personalHistoryCopy', 'Betting record')
  const press = async (filter: string, option: string) => {
    await userEvent.click(await popup.findByRole('button', { name: filter }))
    const choices = within(await screen.findByRole('dialog', { name: filter }))
    await userEvent.click(choices.getByRole('button', { name: option }))
  }
  await press('Vendor', 'PG')
  await press('Game', 'Golden Koi')
  await waitFor(() => expect(asked.findLast((each) => each.startsWith('bets?'))).toMatch(/vendor=PG&gameCode=koi/))
})

test('[WAL-09] totals that stop at a bound say so', async () => {
  answers['bets/totals'] = () => ({
    ...days,
    rounds: 10_000,
    stake: '1.00',
    payout: '0.00',
    profit: '-1.00',
    isComplete: false,
  })
  const { popup } = await openPage('personalHistoryCopy', 'Betting record')
  expect(await popup.findByText(/Totals of the newest 10,000 bets/)).toBeTruthy()
})

test('[WAL-09] profit stands by product and as a total; another period is asked for', async () => {
  const { popup } = await openPage('personalProfit', 'Profit and loss')
  const table = within(await popup.findByRole('table', { name: 'By product' }))
  await table.findByRole('rowheader', { name: 'Slots' })
  expect(table.getByRole('rowheader', { name: 'Total' })).toBeTruthy()
  answers.profit = () => profit([])
  await userEvent.click(popup.getByRole('button', { name: 'Yesterday' }))
  await popup.findByText('You placed no bets in these days')
  expect(asked.at(-1)).toBe('profit?period=yesterday')
})

test('[WAL-09] bonus details say that there are none yet', async () => {
  const { popup } = await openPage('bonusDetails', 'Bonus details')
  expect(await popup.findByText('No bonuses in these days')).toBeTruthy()
  expect(popup.getByText(/each with the wagering it still needs/)).toBeTruthy()
})

test('[WAL-09] bonus details show the sum of all bonuses that the filter lets through, and those that expire next', async () => {
  const lot = {
    ...{ id: '7', at: '2026-11-24T09:00:00.000Z', name: 'Welcome', type: 'promotion', amount: '100000.00' },
    ...{ multiplier: '10', required: '1000000.00', done: '0.00', remaining: '1000000.00', products: [] },
    ...{ expiresAt: '2026-12-01T09:00:00.000Z', state: 'active', mayGiveUp: true },
  }
  answers.bonuses = () => ({ ...days, rows: [lot], next: 'more', total: '350000.00' })
  const { popup } = await openPage('bonusDetails', 'Bonus details')
  const sums = within(await popup.findByRole('region', { name: 'Totals' }))
  expect(await sums.findByText(/350,000/)).toBeTruthy()
  for (const [name, period] of [
    ['Expire in 7 days', 'nextSevenDays'],
    ['Expire in 30 days', 'nextThirtyDays'],
  ] as const) {
    await userEvent.click(popup.getByRole('button', { name }))
    await waitFor(() => expect(asked.at(-1)).toContain(`period=${period}`))
  }
})

test('[WAL-09] bets say won or lost, and show what of the stake counts as valid', async () => {
  const lost = bet('r-2', { status: 'lost', payout: '0.00', profit: '-100.00', valid: '100.00' })
  answers.bets = () => ({ ...days, rows: [bet('r-1'), lost], next: null })
  const { popup } = await openPage('personalHistoryCopy', 'Betting record')
  const table = within(await popup.findByRole('table', { name: 'Betting record' }))
  expect(await table.findByText('Won')).toBeTruthy()
  expect(table.getByText('Lost')).toBeTruthy()
  expect(table.getByRole('columnheader', { name: 'Valid bet' })).toBeTruthy()
  expect(table.getByText(/75\.00/)).toBeTruthy()
})
