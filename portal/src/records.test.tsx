// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startSession } from './session/start-session.ts'
import { member, rememberSignIn } from './test-world/accounts.ts'
import { openPortal } from './test-world/open-portal.tsx'
import { bet, days, movement, openPage, profit, world } from './test-world/records-world.ts'

test('[WAL-09] [MEM-01] transactions show what moved, the totals of all, and go on page by page', async () => {
  world.answers.transactions = (query) =>
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
    const last = (name: string) => world.asked.findLast((each) => each.startsWith(`${name}?`)) ?? ''
    for (const name of ['transactions', 'transactions/totals'])
      expect(last(name)).toMatch(/period=thirtyDays.*group=admin|group=admin.*period=thirtyDays/)
  })
})

test('[WAL-09] a page without a row that goes on is gone through by itself', async () => {
  world.answers.transactions = (query) =>
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
  expect(world.asked.at(-1)).toContain('roundId=r-2')
})

test('[WAL-09] where there is nothing, it says so and shows the way on', async () => {
  world.answers.transactions = () => ({ ...days, rows: [], next: null })
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
  world.server.answers.transactionHistory = { refused: 'range_too_old', status: 422 }
  const { transactions, ...others } = world.answers
  world.answers = others
  const { popup } = await openPage('transactionHistory', 'Transactions')
  expect((await popup.findByRole('alert')).textContent).toContain('Records go back 90 days.')
  world.answers = { ...others, transactions: transactions as (typeof world.answers)[string] }
  await userEvent.click(popup.getByRole('button', { name: 'Try again' }))
  expect(await popup.findAllByRole('button', { name: 'Details: Bet' })).toHaveLength(2)
})

test('[WAL-09] [NAV-12] the betting record is in the account’s menu, and a bet shows what happened in it', async () => {
  world.server.account = member
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
  await waitFor(() =>
    expect(world.asked.findLast((each) => each.startsWith('bets?'))).toMatch(/vendor=PG&gameCode=koi/),
  )
})

test('[WAL-09] totals that stop at a bound say so', async () => {
  world.answers['bets/totals'] = () => ({
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
  world.answers.profit = () => profit([])
  await userEvent.click(popup.getByRole('button', { name: 'Yesterday' }))
  await popup.findByText('You placed no bets in these days')
  expect(world.asked.at(-1)).toBe('profit?period=yesterday')
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
  world.answers.bonuses = () => ({ ...days, rows: [lot], next: 'more', total: '350000.00' })
  const { popup } = await openPage('bonusDetails', 'Bonus details')
  const sums = within(await popup.findByRole('region', { name: 'Totals' }))
  expect(await sums.findByText(/350,000/)).toBeTruthy()
  for (const [name, period] of [
    ['Expiring within 7 days', 'nextSevenDays'],
    ['Expiring within 30 days', 'nextThirtyDays'],
  ] as const) {
    await userEvent.click(popup.getByRole('button', { name }))
    await waitFor(() => expect(world.asked.at(-1)).toContain(`period=${period}`))
  }
})

test('[WAL-09] bets say won or lost, and show what of the stake counts as valid', async () => {
  const lost = bet('r-2', { status: 'lost', payout: '0.00', profit: '-100.00', valid: '100.00' })
  world.answers.bets = () => ({ ...days, rows: [bet('r-1'), lost], next: null })
  const { popup } = await openPage('personalHistoryCopy', 'Betting record')
  const table = within(await popup.findByRole('table', { name: 'Betting record' }))
  expect(await table.findByText('Won')).toBeTruthy()
  expect(table.getByText('Lost')).toBeTruthy()
  expect(table.getByRole('columnheader', { name: 'Valid bet' })).toBeTruthy()
  expect(table.getByText(/75\.00/)).toBeTruthy()
})
