// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<(id: string, query: { range?: string }, options?: object) => Promise<object>>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const hour = (at: string, staked: string, paid: string, rest: object = {}) => ({
  ...{ at, stakes: 2, staked, paid, signIns: 3, refusedSignIns: 1, requests: 100, failures: 0 },
  ...rest,
})
const figures = {
  foldedUntil: '2026-03-01T12:00:00.000Z',
  money: { available: '1000.00', held: '5.00', owed: '0.00' },
  points: [
    hour('2026-03-01T11:00:00.000Z', '9007199254740993.01', '10.50'),
    hour('2026-03-01T12:00:00.000Z', '0.02', '-3.00', { failures: 4 }),
  ],
  failing: [
    { call: '', count: 3 },
    { call: 'launchGame', count: 1 },
  ],
}
const health = {
  since: '2026-03-01T11:00:00.000Z',
  forgedCalls: 2,
  vendors: [
    {
      ...{ vendor: 'PG', state: 'fine', asked: 9, silent: 0, calls: 50, failedCalls: 0 },
      ...{ stakes: 4, staked: '77.00', paid: '0.00', lastAt: null },
    },
    {
      ...{ vendor: 'JDB', state: 'silent', asked: 4, silent: 3, calls: 0, failedCalls: 0 },
      ...{ stakes: 0, staked: '0.00', paid: '0.00', lastAt: null },
    },
  ],
}
const running = { waiting: { approvals: 2, parkedEvents: 0 }, processes: [], jobs: [] }

/** Tells of each chart's place that it has come into the window. */
let comeIntoView: (() => void)[] = []
let isInView = true
class Views {
  readonly #tell: () => void
  constructor(callback: IntersectionObserverCallback) {
    this.#tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  observe() {
    if (isInView) this.#tell()
    else comeIntoView.push(this.#tell)
  }
  disconnect() {}
}

let calls: readonly string[]
// The chart library is large, and a loaded machine takes a while to read it.
beforeAll(() => import('@banyan/ui/time-chart.tsx'))
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Views)
  isInView = true
  comeIntoView = []
  calls = ['activityFigures', 'vendorHealth', 'runningState']
  request.mockReset().mockImplementation(async (id) => {
    if (id === 'activityFigures') return figures
    if (id === 'vendorHealth') return health
    if (id === 'runningState') return running
    return operatorWith(calls)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const card = async (name: string) =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('section') as HTMLElement

test('[OPS-05] sums are exact, and each chart says the same as a table', async () => {
  await openConsole()
  const play = within(await card('What was played'))
  expect(await play.findByText('₫9,007,199,254,740,993.03')).toBeTruthy()
  expect(play.getByText('₫7.50')).toBeTruthy()
  expect(play.getByText('4 stakes')).toBeTruthy()
  expect(play.getByText('From the ledger up to 1 Mar 2026, 19:00 \u2066GMT+7\u2069')).toBeTruthy()
  await userEvent.click(await play.findByRole('button', { name: 'As a table' }))
  const rows = play.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(rows.slice(1)).toEqual([
    ['0.02', '-3.00'],
    ['9,007,199,254,740,993.01', '10.50'],
  ])
  await userEvent.click(play.getByRole('button', { name: 'As a chart' }))
  expect(play.queryByRole('table')).toBeNull()
})

test('[OPS-05] another range is asked for; nothing of it keeps the session alive', async () => {
  await openConsole()
  await card('Logins')
  await userEvent.click(screen.getByRole('button', { name: '30 days' }))
  const asked = request.mock.calls.filter(([id]) => id === 'activityFigures')
  expect(asked.map(([, { range }]) => range)).toEqual(['day', 'month'])
  for (const [, , options] of asked) expect(options).toEqual({ isUnattended: true })
})

test('[OPS-05] what fails and which vendor is not fine stand out, with their figures', async () => {
  await openConsole()
  const failures = within(await card('Failures of the server'))
  expect((await failures.findByText('launchGame')).closest('div')?.textContent).toBe('launchGame1')
  expect(failures.getByText('Files').closest('div')?.textContent).toBe('Files3')
  const vendors = within(await card('Game vendors'))
  expect(vendors.getByText('JDB').parentElement?.textContent).toBe('JDBDoes not answer')
  expect(vendors.getByText('3 of 4 questions without an answer')).toBeTruthy()
  expect(vendors.getByText(/2 calls with a bad signature/)).toBeTruthy()
  expect(vendors.getByText('PG').closest('div')?.textContent).toBe('PG₫77.00')
})

test('[ACC-23] whoever may not see the money sees what waits, and asks for nothing else', async () => {
  calls = ['runningState']
  await openConsole()
  expect(await screen.findByText('2 requests wait', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'What was played' })).toBeNull()
  expect(request.mock.calls.map(([id]) => id)).not.toContain('activityFigures')
})

test('[OPS-05] deposits and transfers that wait are told with the way to them, to roles that may see them', async () => {
  const answer = request.getMockImplementation()
  const waiting = { approvals: 0, parkedEvents: 0, deposits: 3, payments: 1 }
  request.mockImplementation(async (id, query) =>
    id === 'runningState' ? { ...running, waiting } : ((await answer?.(id, query)) ?? {}),
  )
  calls = ['runningState', 'listDeposits', 'listUnmatched']
  await openConsole()
  expect(await screen.findByText('3 deposits wait for a decision.', { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the reviews' }).getAttribute('href')).toBe('/deposits?tab=reviews')
  expect(screen.getByRole('link', { name: 'To the transfers' }).getAttribute('href')).toBe('/deposits?tab=unmatched')
  cleanup()
  calls = ['runningState']
  await openConsole()
  expect(await screen.findByText('Nothing waits for anybody.')).toBeTruthy()
})

test('[OPS-05] withdrawals and payouts that wait are told with the way to them, to roles that may see them', async () => {
  const answer = request.getMockImplementation()
  request.mockImplementation(async (id, query) =>
    id === 'listWithdrawals'
      ? { rows: [], next: null, waiting: { reviews: 17, disputes: 1, unknown: 0 } }
      : id === 'runningState'
        ? { ...running, waiting: { approvals: 0, parkedEvents: 0 } }
        : ((await answer?.(id, query)) ?? {}),
  )
  calls = ['runningState', 'listWithdrawals']
  await openConsole()
  expect(await screen.findByText('17 withdrawals wait for a decision.', { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the withdrawals' }).getAttribute('href')).toBe('/withdrawals')
  expect(screen.getByRole('link', { name: 'To the disputes' }).getAttribute('href')).toBe('/withdrawals?tab=disputes')
})

test('figures that do not come say so in their place', async () => {
  const answer = request.getMockImplementation()
  request.mockImplementation(async (id, query) => {
    if (id === 'activityFigures') throw new RequestError('role_forbids', 'no')
    return (await answer?.(id, query)) ?? {}
  })
  await openConsole()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByText('2 requests wait', { exact: false })).toBeTruthy()
})

test('a chart comes to whoever sees it', async () => {
  isInView = false
  await openConsole()
  await within(await card('What was played')).findByText('₫7.50')
  expect(screen.queryByRole('figure')).toBeNull()
  for (const come of comeIntoView) act(come)
  expect(await screen.findAllByRole('figure')).toHaveLength(3)
})

test('on a phone nothing moves: the rest is shown once it is known what waits, and how vendors are', async () => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  const answer = request.getMockImplementation()
  request.mockImplementation(async (id, ...rest) => {
    if (id === 'vendorHealth') await told
    return (await answer?.(id, ...rest)) ?? {}
  })
  await openConsole()
  // It is asked for and made meanwhile.
  const sum = await screen.findByText('₫7.50')
  expect(sum.closest('[hidden]')).not.toBeNull()
  await act(async () => tell())
  await screen.findByRole('heading', { name: 'Game vendors' })
  expect(sum.closest('[hidden]')).toBeNull()
})
