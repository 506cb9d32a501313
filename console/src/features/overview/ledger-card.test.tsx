// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleTexts, loadTexts, speak } from '#/src/i18n/text.ts'
import { LedgerCard } from './ledger-card.tsx'
import { overviewTexts } from './overview-texts.ts'

const request = vi.hoisted(() => vi.fn<(id: string, query: object) => Promise<object>>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const right = { entries: 1234, transfers: 617, accounts: 42, differences: [] }

beforeEach(async () => {
  request.mockReset().mockResolvedValue(right)
  await speak('en')
  await loadTexts(consoleTexts, errorTexts, overviewTexts)
})
afterEach(cleanup)

async function prove(name = 'Verify the ledger'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }))
}

function open(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LedgerCard />
    </QueryClientProvider>,
  )
}

test('[WAL-01] the book is proved when an operator asks for it, not before, and again when asked again', async () => {
  open()
  expect(request).not.toHaveBeenCalled()
  await prove()
  expect(await screen.findByText('The ledger is correct')).toBeTruthy()
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['1,234', '617', '42'])
  expect(screen.queryByRole('listitem')).toBeNull()
  await prove('Verify again')
  expect(request.mock.calls).toEqual([
    ['verifyBook', {}],
    ['verifyBook', {}],
  ])
})

test('[WAL-01] what differs is named with its rows, and how many more there are', async () => {
  const rows = ['transfer 7: debits 5, credits 4', 'transfer 9: debits 1, credits 2']
  const differences = [{ invariant: 'I1', rule: 'every transfer balances', count: 5, rows }]
  request.mockResolvedValue({ ...right, differences })
  open()
  await prove()
  expect(await screen.findByText('The ledger is not correct')).toBeTruthy()
  expect(screen.getByText('I1: every transfer balances')).toBeTruthy()
  expect(screen.getByText('5 rows differ')).toBeTruthy()
  for (const row of rows) expect(screen.getByText(row)).toBeTruthy()
  expect(screen.getByText('and 3 more')).toBeTruthy()
  expect(screen.queryByText('The ledger is correct')).toBeNull()
})

test('[WAL-01] a proof that did not come says so, and says nothing about the book', async () => {
  request.mockRejectedValue(new RequestError('unknown_error', ''))
  open()
  await prove()
  expect((await screen.findByRole('alert')).textContent).toContain('The ledger could not be verified')
  expect(screen.queryByText('The ledger is correct')).toBeNull()
  request.mockResolvedValue(right)
  await prove()
  expect(await screen.findByText('The ledger is correct')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
