// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { foundMember } from '#/src/test-world/members.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'
import { listedWithdrawal, waitingWithdrawals } from '#/src/test-world/withdrawals.ts'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))
const saveFile = vi.hoisted(() => vi.fn())
vi.mock('@banyan/ui/save-file.ts', () => ({ saveFile }))

const total = { count: 1_204, amount: '9007199254740993.01', received: '0.02' }
const listed = (change: object = {}, rest: object = {}) => ({
  ...{ rows: [{ ...listedWithdrawal, ...change }], next: null, total, waiting: waitingWithdrawals },
  ...rest,
})
const answers: Answers = {
  listWithdrawals: () => listed(),
  findMembers: () => ({ rows: [foundMember], next: null }),
}

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/withdrawals-page.tsx'))
beforeEach(() => {
  saveFile.mockReset()
  request.mockReset()
  localStorage.clear()
  answer(request, answers)
})
afterEach(cleanup)

/** What the tables ask for is asked for with whole pages; the counts in the navigation ask for less. */
const asked = () =>
  request.mock.calls.flatMap(([id, query]) => (id === 'listWithdrawals' && query.size === 100 ? [query] : []))
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const rowOf = (text: HTMLElement) => text.closest('tr') as HTMLElement

test('[OPS-05] the queue says how much waits, for how long by a clock, and what the checks found', async () => {
  const createdAt = new Date(Date.now() - (18 * 60 + 12) * 1_000).toISOString()
  answer(request, { ...answers, listWithdrawals: () => listed({ createdAt }) })
  await openConsole('/withdrawals')
  const number = await screen.findByText(listedWithdrawal.number)
  expect(number.closest('a')?.getAttribute('href')).toBe(`/withdrawals/${listedWithdrawal.number}`)
  expect(cells(rowOf(number)).slice(2, 8)).toEqual([
    ...['38,000,000.00', expect.stringMatching(/^18:[1-5]\d$/), '120', 'Device, Amount', 'linh'],
    '\u2066TCB •••• 3021\u2069',
  ])
  expect(asked()).toEqual([{ size: 100, from: '2000-01-01T00:00:00.000Z', state: 'waiting' }])
  expect(screen.getByText('9,007,199,254,740,993.01')).toBeTruthy()
})

test('[OPS-05] several that are chosen are approved at once with one reason; what could not be is named', async () => {
  const user = userEvent.setup()
  const [first, second, third] = ['K7M2Q9XWTRHP', 'B4N8Z2YVCDJK', 'H3W6T9QPLMRS']
  const rows = [first, second].map((number) => ({ ...listedWithdrawal, number }))
  const all = [...rows, { ...listedWithdrawal, number: third, state: 'onHold' }]
  const approveWithdrawals = vi.fn(() => ({
    approved: [first],
    others: [{ number: second, code: 'withdrawal_over' }],
  }))
  answer(request, { ...answers, listWithdrawals: () => listed({}, { rows: all }), approveWithdrawals })
  const router = await openConsole('/withdrawals')
  await user.click(await screen.findByRole('checkbox', { name: `Choose ${first}` }))
  await user.click(screen.getByRole('checkbox', { name: `Choose ${second}` }))
  expect(screen.queryByRole('checkbox', { name: `Choose ${third}` })).toBeNull()
  expect(router.state.location.pathname).toBe('/withdrawals')
  expect(screen.getByText('2 chosen, ₫76,000,000.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 withdrawals' }))
  await user.type(dialog.getByLabelText(/Reason/), 'Nothing was found')
  await user.click(dialog.getByRole('button', { name: 'Approve and pay ₫76,000,000.00' }))
  expect(await screen.findByText(/1 approved\. Not approved: B4N8Z2YVCDJK – /)).toBeTruthy()
  const body = { numbers: [first, second], reason: 'Nothing was found' }
  expect(request).toHaveBeenCalledWith('approveWithdrawals', {}, { body })
  expect(screen.queryByText(/chosen/)).toBeNull()
})

test('[OPS-05] who may not approve chooses nothing', async () => {
  answer(request, answers, operatorWith(['listWithdrawals', 'withdrawalRecord']))
  await openConsole('/withdrawals')
  await screen.findByText(listedWithdrawal.number)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('[OPS-05] payouts in dispute have a list of their own, and tabs say how much waits', async () => {
  answer(request, { ...answers, listWithdrawals: () => listed({ state: 'paying', disputes: 2, unknown: 1 }) })
  await openConsole('/withdrawals?tab=disputes')
  const row = rowOf(await screen.findByText(listedWithdrawal.number))
  expect(within(row).getByText('2 payouts in dispute')).toBeTruthy()
  expect(within(row).getByText('1 without an answer')).toBeTruthy()
  expect(asked()).toEqual([{ size: 100, from: '2000-01-01T00:00:00.000Z', state: 'disputed' }])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['To do1717 wait', 'Disputes22 wait', 'All withdrawals', 'Vendor wallets'],
  ])
})

test('[OPS-05] all withdrawals are filtered by the address, and what is no filter narrows nothing', async () => {
  await openConsole('/withdrawals?tab=all&state=paying&days=2026-11-01..2026-11-01&member=linh&x=1')
  expect(await screen.findByText(listedWithdrawal.number)).toBeTruthy()
  expect(asked()).toEqual([
    {
      ...{ size: 100, state: 'paying' },
      ...{ from: '2026-10-31T17:00:00.000Z', until: '2026-11-01T17:00:00.000Z' },
    },
  ])
  expect(screen.getByRole('button', { name: 'State: Being paid' })).toBeTruthy()
  expect(screen.getByText('1,204 orders')).toBeTruthy()
})

test('[OPS-05] one box finds a withdrawal by its number, and those of a member by the username', async () => {
  answer(request, { ...answers, findMembers: ({ q }) => ({ rows: q === 'linh' ? [foundMember] : [], next: null }) })
  await openConsole('/withdrawals?tab=all&q=w7m2%20qx9p%20abcd')
  await waitFor(() => expect(asked()).toEqual([{ size: 100, number: listedWithdrawal.number }]))
  cleanup()
  request.mockClear()
  await openConsole('/withdrawals?tab=all&q=linh')
  await waitFor(() => expect(asked()).toEqual([{ size: 100, member: foundMember.id }]))
  cleanup()
  request.mockClear()
  await openConsole('/withdrawals?tab=all&q=nobody')
  expect(await screen.findByText('No withdrawal found')).toBeTruthy()
  expect(asked()).toEqual([])
})

test('[OPS-05] the exported file has the columns and the rows of the grid, and no whole number of an account', async () => {
  await openConsole('/withdrawals?tab=all')
  await screen.findByText(listedWithdrawal.number)
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
  const [name, , text] = saveFile.mock.calls[0] ?? []
  const [head, row] = String(text).replace('\uFEFF', '').trim().split('\r\n')
  expect(name).toBe('withdrawals.csv')
  expect(head).toBe('Order,Asked for (Asia/Ho_Chi_Minh),Member,State,Amount,Received,To account')
  expect(row).toBe(
    [listedWithdrawal.number, '2026-11-01 12:00:00', 'linh', 'In review', '38000000.00', '0.00', 'TCB ****3021'].join(),
  )
})

test('[WAL-08] payouts without an answer are told, so that nobody pays them elsewhere', async () => {
  answer(request, {
    ...answers,
    listWithdrawals: () => listed({}, { waiting: { ...waitingWithdrawals, unknown: 3 } }),
  })
  await openConsole('/withdrawals')
  expect(await screen.findByText(/has not said whether 3 payouts were paid/)).toBeTruthy()
})

test('[OPS-05] the navigation counts what waits, and leads nowhere that the role may not go', async () => {
  await openConsole('/withdrawals')
  expect((await screen.findAllByText('19 withdrawals wait for a decision')).length).toBeGreaterThan(0)
  cleanup()
  request.mockClear()
  answer(request, { ...answers, runningState: () => ({}) }, operatorWith(['listDeposits']))
  await openConsole('/')
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy()
  expect(request.mock.calls.map(([id]) => id)).not.toContain('listWithdrawals')
  expect(screen.queryByRole('link', { name: /Withdrawals/ })).toBeNull()
})

test('[OPS-05] where nothing waits, the page says so; where nothing comes, it can be asked for again', async () => {
  answer(request, { ...answers, listWithdrawals: () => listed({}, { rows: [] }) })
  await openConsole('/withdrawals')
  expect(await screen.findByText('Nothing to decide')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: /^Disputes/ }))
  expect(await screen.findByText('No dispute')).toBeTruthy()
  cleanup()
  answer(request, {
    listWithdrawals: () => {
      throw new RequestError('role_forbids', 'no')
    },
  })
  await openConsole('/withdrawals')
  expect(await screen.findByText('Try again')).toBeTruthy()
})
