// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bet, days, movement, openPage, play, profit, world } from './test-world/records-world.ts'

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

test('[WAL-09] the export has every page of what is filtered, and no cell that runs as a formula', async () => {
  const saved = savedFiles()
  world.answers.transactions = (query) =>
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
  world.answers.bets = inPages(bet('r-1'), bet('r-2', { payout: '0.00', profit: '-100.00', status: 'lost' }))
  world.answers.bonuses = inPages(bonus('1', 'active'), bonus('2', 'expired'))
  world.answers.profit = () => ({
    ...profit([{ product: 'RNG', ...play }]),
    bets: 1_234,
    rebate: '5.25',
    promotion: '33.33',
  })
  const { popup } = await openPage(page, title)
  const button = await popup.findByRole('button', { name: 'Download as CSV' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(button)
  await waitFor(() => expect(saved.names).toEqual([`${name}.csv`]))
  const [, ...lines] = (await saved.texts[0])?.trim().split('\r\n') ?? []
  expect(lines.map((line) => line.replace(/".*"/, '…'))).toEqual(expected)
})
