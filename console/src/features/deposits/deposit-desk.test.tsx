// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { difference, listedDeposit, paymentProvider, reportedPayment } from '#/src/test-world/deposits.ts'
import { foundMember } from '#/src/test-world/members.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))
const saveFile = vi.hoisted(() => vi.fn())
vi.mock('@banyan/ui/save-file.ts', () => ({ saveFile }))

const unmatched = { ...reportedPayment, receivingAccount: '0123456789' }
const total = { count: 1_204, amount: '9007199254740993.01', credited: '0.02' }

const answers: Answers = {
  listDeposits: () => ({ rows: [listedDeposit], next: null, total }),
  listUnmatched: () => ({ rows: [unmatched], next: null, waiting: 4 }),
  paymentProviders: () => ({
    providers: [
      { ...paymentProvider, unknown: 2, differences: 1 },
      { ...paymentProvider, code: 'MANUAL', isConfigured: false },
    ],
  }),
  listDifferences: () => ({ rows: [difference], next: null }),
  findMembers: () => ({ rows: [foundMember], next: null }),
  bindPayment: () => ({ approval: '5' }),
  settleDifference: () => ({}),
}

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/deposits-page.tsx'))
beforeEach(() => {
  saveFile.mockReset()
  request.mockReset()
  localStorage.clear()
  answer(request, answers)
})
afterEach(cleanup)

const sentTo = (call: string) => request.mock.calls.filter(([id]) => id === call)
/** What the table asks for is asked for with whole pages; the counts in the navigation ask for less. */
const asked = () => sentTo('listDeposits').flatMap(([, query]) => (query.size === 100 ? [query] : []))
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

async function giveReason(dialog: HTMLElement, button: string | RegExp): Promise<void> {
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'as the bank says')
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}

test('[OPS-05] orders are filtered by the address, and what is no filter narrows nothing', async () => {
  await openConsole('/deposits?state=open&channel=MOMO&days=2026-11-01..2026-11-01&member=linh&x=1')
  expect(await screen.findByText(listedDeposit.number)).toBeTruthy()
  expect(asked()).toEqual([
    {
      ...{ size: 100, state: 'open', channel: 'MOMO' },
      ...{ from: '2026-10-31T17:00:00.000Z', until: '2026-11-01T17:00:00.000Z' },
    },
  ])
  expect(screen.getByRole('button', { name: 'State: Waiting for payment' })).toBeTruthy()
})

test('[OPS-05] sums are those of the whole filter, exact, as the server added them up', async () => {
  await openConsole('/deposits')
  expect(await screen.findByText('1,204 orders')).toBeTruthy()
  expect(screen.getByText('9,007,199,254,740,993.01')).toBeTruthy()
})

test('[OPS-05] one box finds an order by its number however it is written, and orders of a member by the username', async () => {
  answer(request, { ...answers, findMembers: ({ q }) => ({ rows: q === 'linh' ? [foundMember] : [], next: null }) })
  await openConsole('/deposits?q=k7m2%20qx9p%20abcd')
  await waitFor(() => expect(asked()).toEqual([{ size: 100, number: listedDeposit.number }]))
  cleanup()
  request.mockClear()
  await openConsole('/deposits?q=linh')
  await waitFor(() => expect(asked()).toEqual([{ size: 100, member: foundMember.id }]))
  cleanup()
  request.mockClear()
  await openConsole('/deposits?q=nobody')
  expect(await screen.findByText('No order found')).toBeTruthy()
  expect(asked()).toEqual([])
})

test('[OPS-05] a preset narrows to what is in review, and the member of an address is named', async () => {
  answer(request, { ...answers, memberRecord: () => ({ username: 'linh' }) })
  const router = await openConsole(`/deposits?member=${foundMember.id}`)
  expect(await screen.findByText('Member: linh')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'In review' }))
  expect(router.state.location.searchStr).toBe('?state=review')
})

test('[OPS-05] the exported file has the columns and the rows of the grid', async () => {
  await openConsole('/deposits')
  await screen.findByText(listedDeposit.number)
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
  const [name, , text] = saveFile.mock.calls[0] ?? []
  const [head, row] = String(text).replace('\uFEFF', '').trim().split('\r\n')
  expect(name).toBe('deposits.csv')
  expect(head).toBe(heads.join(',').replace('Ordered', 'Ordered (Asia/Ho_Chi_Minh)'))
  expect(row).toBe(
    [listedDeposit.number, '2026-11-01 12:00:00', 'linh', 'In review', 'MOMO', '1500000.00', ''].join(','),
  )
})

test('[OPS-05] reviews say how much waits, why, and for how long, and lead to the order', async () => {
  const since = new Date(Date.now() - 3 * 3_600_000).toISOString()
  answer(request, {
    ...answers,
    listDeposits: () => ({ rows: [{ ...listedDeposit, changedAt: since }], next: null, total }),
  })
  await openConsole('/deposits?tab=reviews')
  const link = (await screen.findByText(listedDeposit.number)).closest('a')
  expect(link?.getAttribute('href')).toBe(`/deposits/${listedDeposit.number}`)
  expect(cells(link?.closest('tr') as HTMLElement).slice(1, 4)).toEqual([
    '1,500,000.00',
    '3 hr',
    'Another amount was paid',
  ])
  expect(asked()).toEqual([{ size: 100, state: 'review' }])
})

test('[OPS-05] a transfer is given to a member who is searched for, once a second operator approves', async () => {
  await openConsole('/deposits?tab=unmatched')
  expect(await screen.findByText(String(unmatched.content))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: `Give transfer ${unmatched.transactionId} to a member` }))
  const dialog = await screen.findByRole('dialog', { name: 'Give ₫1,400,000.00 to a member' })
  const button = within(dialog).getByRole('button', { name: 'Ask to credit ₫1,400,000.00' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Name, mobile number/ }), 'linh')
  await userEvent.click(await within(dialog).findByRole('radio', {}, { timeout: 3_000 }))
  expect(within(dialog).getByText(/₫1,400,000\.00 is credited to linh/)).toBeTruthy()
  await giveReason(dialog, 'Ask to credit ₫1,400,000.00')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo('bindPayment').map(([, , sent]) => sent?.body)).toEqual([
    { payment: '31', member: foundMember.id, reason: 'as the bank says' },
  ])
  expect(screen.getByText(/Nothing moves until a second operator approves/)).toBeTruthy()
})

test('[OPS-05] a payment that was called back is given to nobody', async () => {
  answer(request, {
    ...answers,
    listUnmatched: () => ({ rows: [{ ...unmatched, status: 'reversed' }], next: null, waiting: 1 }),
  })
  await openConsole('/deposits?tab=unmatched')
  expect(await screen.findByText('Called back')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Give transfer/ })).toBeNull()
})

test('[OPS-05] providers show what waits in gold, and the way to the days that differ', async () => {
  await openConsole('/deposits?tab=providers')
  expect(await screen.findByText('Look here')).toBeTruthy()
  const card = within((await screen.findByRole('heading', { name: 'MOMO' })).closest('section') as HTMLElement)
  const fact = (name: string) => card.getByText(name).parentElement?.querySelector('dd')?.textContent
  expect([fact('Without an answer'), fact('Paid in 24 hours'), fact('Received in all')]).toEqual([
    ...['2', '₫30,000,000.00', '\u2066-₫5,000.00\u2069'],
  ])
  // Operators themselves are no provider that the environment names.
  expect(screen.queryByText('Not set up')).toBeNull()
  expect(card.getByRole('link', { name: '1' }).getAttribute('href')).toBe('/deposits?tab=differences&provider=MOMO')
})

test('[OPS-05] a provider that never sent anything is not called fine', async () => {
  const quiet = {
    ...{ code: 'QUIET', isConfigured: true, channels: ['QUIET'], heardAt: null, paid: 0, paidAmount: '0.00', open: 0 },
    ...{ unknown: 0, balance: '0.00', reconciledDay: null, differences: 0 },
  }
  answer(request, { ...answers, paymentProviders: () => ({ providers: [quiet] }) })
  await openConsole('/deposits?tab=providers')
  const card = within((await screen.findByRole('heading', { name: 'QUIET' })).closest('section') as HTMLElement)
  expect(card.getByText('Nothing received yet')).toBeTruthy()
  expect(card.queryByText('Fine')).toBeNull()
})

test('[OPS-05] differences stand with theirs beside ours, and are settled with a note', async () => {
  await openConsole('/deposits?tab=differences&provider=MOMO')
  const row = (await screen.findByText('31 Oct 2026')).closest('tr') as HTMLElement
  expect(cells(row).slice(1, 5)).toEqual(['Other amount', '1,500,000.00', '1,400,000.00', '+100,000.00'])
  expect(sentTo('listDifferences').at(-1)?.[1]).toEqual({ size: 100, state: 'open', provider: 'MOMO' })
  await userEvent.click(within(row).getByRole('button', { name: /^Settle/ }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/No money moves by this/)).toBeTruthy()
  await giveReason(dialog, /^Mark as settled/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo('settleDifference')[0]?.[2]?.body).toEqual({ id: '8', reason: 'as the bank says' })
})

test('[OPS-05] a role sees only its tabs, and no action that it does not include', async () => {
  answer(request, answers, operatorWith(['listDeposits', 'listUnmatched', 'listDifferences']))
  await openConsole('/deposits?tab=unmatched')
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Orders/),
    expect.stringMatching(/^Reviews/),
    expect.stringMatching(/^Unmatched/),
    expect.stringMatching(/^Differences/),
  ])
  expect(await screen.findByText(String(unmatched.content))).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Give transfer/ })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: /^Differences/ }))
  expect(await screen.findByText('31 Oct 2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull()
  expect(sentTo('paymentProviders')).toEqual([])
})

test('[OPS-05] the navigation counts what waits, as far as the role may know', async () => {
  await openConsole('/deposits')
  expect((await screen.findAllByText('1,208 deposits wait for a decision')).length).toBeGreaterThan(0)
  cleanup()
  request.mockClear()
  answer(request, { ...answers, runningState: () => ({}) }, operatorWith(['listUnmatched']))
  await openConsole('/')
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy()
  expect(sentTo('listDeposits')).toEqual([])
  expect(screen.queryByRole('link', { name: /Deposits/ })).toBeNull()
})

test('[OPS-05] where nothing is, the page says so; where nothing comes, it can be asked for again', async () => {
  answer(request, { ...answers, listUnmatched: () => ({ rows: [], next: null, waiting: 0 }) })
  await openConsole('/deposits?tab=unmatched')
  expect(await screen.findByText('Every transfer has its order')).toBeTruthy()
  cleanup()
  answer(request, {
    ...answers,
    listDeposits: () => {
      throw new RequestError('role_forbids', 'no')
    },
  })
  await openConsole('/deposits')
  expect(await screen.findByText('Try again')).toBeTruthy()
})
