// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import type { ListedWalletTransfer } from '@banyan/contract/wallet/operator-vendor-wallet-calls.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'
import { waitingWithdrawals } from '#/src/test-world/withdrawals.ts'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const at = '2026-11-01T05:00:00.000Z'
const transfer = (number: string, given: Partial<ListedWalletTransfer> = {}): ListedWalletTransfer => ({
  ...{ number, member: { id: 'm'.repeat(22), username: 'linh' }, vendor: 'ACME', direction: 'out', state: 'done' },
  ...{ amount: '200000.00', reason: null, inquiries: 0, askAt: null, createdAt: at, changedAt: at, steps: [] },
  ...given,
})
const unclear = transfer('F7M2P9QXABC2', { state: 'case', reason: 'timeout', inquiries: 4 })
const rows = [unclear, transfer('F7M2P9QXABC3', { direction: 'in' })]
const answers: Answers = {
  listWithdrawals: () => ({
    ...{ rows: [], next: null, total: { count: 0, amount: '0', received: '0' }, waiting: waitingWithdrawals },
  }),
  listWalletTransfers: () => ({ rows, next: null, waiting: { cases: 1, unknown: 0 } }),
}

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/withdrawals-page.tsx'))
beforeEach(() => {
  request.mockReset()
  localStorage.clear()
  answer(request, answers)
})
afterEach(cleanup)

const asked = () => request.mock.calls.flatMap(([id, query]) => (id === 'listWalletTransfers' ? [query] : []))

test('[WAL-04] [OPS-05] transfers of vendors are listed with their way and state, and narrowed by the address', async () => {
  await openConsole('/withdrawals?tab=vendors&state=case')
  const row = within((await screen.findByText('F7M2P9QXABC2')).closest('tr') as HTMLElement)
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['F7M2P9QXABC2', '200,000.00', 'Case', 'Ask again', 'To ACME', 'linh', 'timeout', '1 Nov 2026, 12:00'],
  ])
  expect(screen.getByText('From ACME')).toBeTruthy()
  expect(asked()).toEqual([{ size: 100, state: 'case' }])
  cleanup()
  request.mockClear()
  await openConsole('/withdrawals?tab=vendors&state=nonsense')
  await waitFor(() => expect(asked()).toEqual([{ size: 100 }]))
})

test('[WAL-04] of a case the vendor is asked again, with a reason; of another transfer it is not', async () => {
  const user = userEvent.setup()
  const askVendorAgain = vi.fn(() => ({}))
  answer(request, { ...answers, askVendorAgain })
  await openConsole('/withdrawals?tab=vendors')
  await user.click(await screen.findByText('F7M2P9QXABC3'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Ask again' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask ACME again' }))
  await user.type(dialog.getByLabelText(/Reason/), 'They have mended it')
  await user.click(dialog.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('The vendor is asked again.')).toBeTruthy()
  const body = { number: unclear.number, reason: 'They have mended it' }
  expect(request).toHaveBeenCalledWith('askVendorAgain', {}, { body })
  await waitFor(() => expect(asked()).toHaveLength(2))
})

test('[WAL-04] a case that was cleared meanwhile says so, and the list is asked for again', async () => {
  const user = userEvent.setup()
  answer(request, {
    ...answers,
    askVendorAgain() {
      throw new RequestError('wallet_transfer_over', 'over', {})
    },
  })
  await openConsole('/withdrawals?tab=vendors')
  await user.click(await screen.findByText('F7M2P9QXABC2'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reason/), 'Asked by telephone')
  await user.click(dialog.getByRole('button', { name: 'Ask again' }))
  expect((await dialog.findByRole('alert')).textContent).not.toBe('')
  await waitFor(() => expect(asked()).toHaveLength(2))
})

test('[WAL-04] who may not see vendors’ transfers has no tab of them', async () => {
  answer(request, answers, operatorWith(['listWithdrawals', 'withdrawalRecord']))
  await openConsole('/withdrawals?tab=vendors')
  await screen.findByText('Nothing to decide')
  expect(screen.queryByRole('tab', { name: 'Vendor wallets' })).toBeNull()
  expect(asked()).toEqual([])
})
