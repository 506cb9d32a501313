// @vitest-environment happy-dom
import type { GiftVendor, HeldGift, VendorCampaign } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const at = '2026-11-26T05:00:00.000Z'
const stopped: GiftVendor = {
  ...{ vendor: 'PG', name: 'Pocket', given: '900000.00', counted: '700000.00', perCall: '500000.00' },
  ...{ perDay: '1000000.00', stop: { at, cause: 'over_call', by: null } },
  held: { count: 2, amount: '1200000.00', newest: '17' },
}
const giving: GiftVendor = {
  ...{ ...stopped, vendor: 'JDB', name: 'Jade', stop: null },
  held: { count: 0, amount: '0.00', newest: null },
}
const held: HeldGift = {
  ...{ number: '17', vendor: 'PG', transaction: 'tx-17', operation: 'promoWin', campaign: 'spring' },
  ...{ member: { id: 'm'.repeat(22), username: 'linh' }, amount: '600000.00', reason: 'over_call', state: 'held' },
  ...{ tries: 3, heldAt: at, lastAt: at, decidedBy: null },
}
const campaign: VendorCampaign = {
  ...{ vendor: 'PG', campaign: 'spring', name: 'Spring', from: at, until: '2026-12-26T05:00:00.000Z' },
  ...{ budget: '9000000.00', spent: '1000000.00', state: 'open' },
}
const answers: Answers = {
  vendorGifts: () => ({ vendors: [stopped, giving] }),
  listHeldGifts: () => ({ rows: [held, { ...held, number: '16', transaction: 'tx-16', state: 'paid' }], next: null }),
  listVendorCampaigns: () => ({ rows: [campaign], next: null }),
}

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/gifts-page.tsx'))
beforeEach(() => {
  request.mockReset()
  localStorage.clear()
  answer(request, answers)
})
afterEach(cleanup)

const sent = (id: string) => request.mock.calls.flatMap(([call, , given]) => (call === id ? [given?.body] : []))
const asked = (id: string) => request.mock.calls.flatMap(([call, query]) => (call === id ? [query] : []))
const cellsOf = (text: HTMLElement) =>
  within(text.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
async function giveReason(press: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Reason/), 'as agreed')
  await userEvent.click(dialog.getByRole('button', { name: press }))
}

test('[OPS-05] vendors stand with today’s sums, caps and stop; one operator stops, and asks a second one to lift', async () => {
  answer(request, { ...answers, stopVendorGifts: () => ({}), liftVendorGifts: () => ({ approval: '4' }) })
  await openConsole('/gifts')
  expect(cellsOf(await screen.findByText('Pocket')).slice(1, 8)).toEqual([
    ...['Stopped', 'Lift the stop', '700,000.00', '1,000,000.00', '500,000.00', '900,000.00', '1,200,000.00 · 2'],
  ])
  expect(screen.getByText('A gift passed the cap of one gift')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop the gifts of Jade' }))
  await giveReason('Stop')
  await waitFor(() => expect(sent('stopVendorGifts')).toEqual([{ vendor: 'JDB', reason: 'as agreed' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Let Pocket give again' }))
  expect(await screen.findByText(/^2 held gifts of ₫1,200,000.00 together are paid/)).toBeTruthy()
  await giveReason('Lift the stop')
  // What was held later than what was shown is not part of it.
  await waitFor(() => expect(sent('liftVendorGifts')).toEqual([{ vendor: 'PG', seen: '17', reason: 'as agreed' }]))
  expect(await screen.findByText(/^Sent for approval/)).toBeTruthy()
})

test('[OPS-05] held gifts say why, and one that waits is refused for good; one that was paid is not', async () => {
  answer(request, { ...answers, refuseHeldGift: () => ({}) })
  await openConsole('/gifts?tab=held&vendor=PG&which=any')
  expect(cellsOf(await screen.findByText('PG tx-17')).slice(0, 7)).toEqual([
    ...['PG tx-17', '600,000.00', 'Held', 'Above the cap of one gift', 'linh', 'Refuse', 'Promotion'],
  ])
  expect(asked('listHeldGifts')).toEqual([{ size: 100, vendor: 'PG', state: 'any' }])
  expect(screen.getAllByRole('button', { name: /^Refuse/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Refuse ₫600,000.00 for linh' }))
  await giveReason('Refuse')
  const body = { vendor: 'PG', transaction: 'tx-17', reason: 'as agreed' }
  await waitFor(() => expect(sent('refuseHeldGift')).toEqual([body]))
})

test('[OPS-05] a campaign is changed with its budget and times by the merchant’s clocks, and ended', async () => {
  answer(request, { ...answers, setVendorCampaign: () => ({}), endVendorCampaign: () => ({}) })
  await openConsole('/gifts?tab=campaigns')
  await userEvent.click(await screen.findByRole('button', { name: 'Change the campaign Spring' }))
  const dialog = within(await screen.findByRole('dialog'))
  const budget = dialog.getByLabelText(/^Budget/)
  await userEvent.clear(budget)
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await userEvent.type(budget, '12000000.5')
  const until = dialog.getByLabelText(/^Until/)
  await userEvent.clear(until)
  await userEvent.type(until, '2026-11-01T00:00')
  expect(dialog.getByText('The end must come after the beginning')).toBeTruthy()
  await userEvent.clear(until)
  await userEvent.type(until, '2026-12-31T12:00')
  await giveReason('Save')
  await waitFor(() =>
    expect(sent('setVendorCampaign')).toEqual([
      {
        ...{ vendor: 'PG', campaign: 'spring', name: 'Spring', from: at, until: '2026-12-31T05:00:00Z' },
        ...{ budget: '12000000.50', reason: 'as agreed' },
      },
    ]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'End the campaign Spring now' }))
  await giveReason('End')
  const body = { vendor: 'PG', campaign: 'spring', reason: 'as agreed' }
  await waitFor(() => expect(sent('endVendorCampaign')).toEqual([body]))
})

test('[OPS-05] who may only look has nothing to press', async () => {
  answer(request, answers, operatorWith(['vendorGifts']))
  await openConsole('/gifts')
  await screen.findByText('Pocket')
  expect(screen.queryByRole('button', { name: /Pocket|Jade/ })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Campaigns' })).toBeNull()
})
