// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { exposedIssue, exposure, feedReport, issueRecord, listedIssue } from '#/src/test-world/lottery.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const answers: Answers = {
  lotteryExposures: () => ({ issues: [exposedIssue], serverTime: exposure.serverTime }),
  lotteryExposure: () => exposure,
  lotteryNumbers: () => ({
    numbers: [
      {
        playCode: 'SEA_3TOP',
        numero: null,
        number: '125',
        sale: 'closed',
        by: 'mai',
        at: exposure.serverTime,
        reason: 'hot',
      },
    ],
  }),
  lotteryPrices: () => ({ prices: [], prizeGroups: { least: 1_800, most: 1_960 } }),
  lotteryPriceVersions: () => ({ rows: [], next: null }),
  lotteryIssues: () => ({
    ...{ rows: [listedIssue], next: null, waiting: { results: 2, overdue: 1 }, serverTime: exposure.serverTime },
  }),
  lotteryIssue: () => issueRecord,
}
const lan = { ...feedReport, id: '2', by: 'operator', source: 'lan.vo' }
const differing = {
  ...issueRecord,
  issue: { ...listedIssue, step: 'differing', reports: 2 },
  reports: [
    { ...lan, published: { ...feedReport.published, DB: ['84678'] }, differsFrom: ['1'] },
    { ...feedReport, differsFrom: ['2'] },
  ],
}

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/lottery-pages.tsx'))
beforeEach(() => {
  request.mockReset()
  localStorage.clear()
  answer(request, answers)
})
afterEach(cleanup)

const sent = (id: string) => request.mock.calls.flatMap(([call, , given]) => (call === id ? [given?.body] : []))
const asked = (id: string) => request.mock.calls.flatMap(([call, query]) => (call === id ? [query] : []))
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const rowOf = (text: HTMLElement) => text.closest('tr') as HTMLElement

test('[OPS-05] [LOT-08] issues are listed by what they may cost, and lead to their numbers', async () => {
  await openConsole('/lottery/exposure')
  const game = await screen.findByText('South-East Asia, every 5 minutes')
  expect(game.closest('a')?.getAttribute('href')).toBe('/lottery/exposure/THF5M/20261126-001')
  expect(cells(rowOf(game)).slice(1, 5)).toEqual(['31.0%', '2,790,000.00', '-2,784,000.00', '6,000.00'])
})

test('[OPS-05] [LOT-08] a hot number is closed for one issue or for every one, with a reason', async () => {
  const user = userEvent.setup()
  const markLotteryNumbers = vi.fn(() => ({ changed: 1 }))
  answer(request, { ...answers, markLotteryNumbers })
  await openConsole('/lottery/exposure/THF5M/20261126-001')
  const number = await screen.findByText('126')
  expect(cells(rowOf(number)).slice(0, 5)).toEqual(['126', '67.5%', '2,700,000.00', 'Top · 3 top', 'As usual'])
  expect(screen.getByText('3 bets of 2 players')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change how 126 is sold' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reason/), 'Too much on it')
  await user.click(dialog.getByRole('button', { name: 'Close 1 number' }))
  expect(await screen.findByText('1 number is closed')).toBeTruthy()
  expect(sent('markLotteryNumbers')).toEqual([
    {
      ...{ gameCode: 'THF5M', numero: '20261126-001', playCode: 'SEA_3TOP', numbers: ['126'], sale: 'closed' },
      reason: 'Too much on it',
    },
  ])
})

test('[OPS-05] who may not mark numbers sees them all the same', async () => {
  answer(request, answers, operatorWith(['lotteryExposure', 'lotteryExposures', 'lotteryNumbers']))
  await openConsole('/lottery/exposure/THF5M/20261126-001')
  expect(await screen.findByText('126')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Change how/ })).toBeNull()
  cleanup()
  await openConsole('/lottery/numbers?game=THF5M')
  expect(cells(rowOf(await screen.findByText('125'))).slice(1, 5)).toEqual([
    ...['Top · 3 top', 'Closed', 'Every draw, until it is changed', 'mai'],
  ])
  expect(screen.queryByRole('button', { name: 'Close or halve numbers' })).toBeNull()
})

test('[OPS-05] [LOT-05] a price says what it pays back as it is typed, and beyond the guard asks a second operator', async () => {
  const user = userEvent.setup()
  answer(request, {
    ...answers,
    setLotteryPrice: () => ({ version: 1 }),
    setLotteryPriceBeyondGuard: () => ({ approval: '7' }),
  })
  await openConsole('/lottery/prices?mode=SEA&game=THF5M')
  const play = await screen.findByText('Top · 2 top')
  expect(cells(rowOf(play)).slice(0, 5)).toEqual(['Top · 2 top', '90', '90.00%', '1.000%', 'House list'])
  await user.click(play)
  const dialog = within(await screen.findByRole('dialog', { name: 'Top · 2 top' }))
  await user.click(dialog.getByRole('button', { name: /House price/ }))
  await user.click(await screen.findByRole('option', { name: /Own odds/ }))
  const odds = dialog.getByLabelText('Odds')
  await user.clear(odds)
  await user.type(odds, '85.5')
  expect(dialog.getByText('85.50%')).toBeTruthy()
  await user.clear(odds)
  await user.type(odds, '101')
  expect(dialog.getByText('It would pay back more than all stakes.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Change the price' }).hasAttribute('disabled')).toBe(true)
  await user.clear(odds)
  await user.type(odds, '99.95')
  expect(dialog.getByText(/Beyond the guard of 30% to 99.9%/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'For the festival')
  await user.click(dialog.getByRole('button', { name: 'Ask a second operator' }))
  expect(await screen.findByText(/The price stays until a second operator approves it/)).toBeTruthy()
  const price = { mode: 'SEA', gameCode: 'THF5M', playCode: 'SEA_2TOP', version: 0, price: { 1: '99.95' } }
  expect(sent('setLotteryPriceBeyondGuard')).toEqual([{ ...price, reason: 'For the festival' }])
})

test('[OPS-05] issues are filtered by the address, what is no filter narrows nothing, and what waits is counted', async () => {
  await openConsole('/lottery/draws?game=VNN&queue=result&state=x&results=imported&day=2026-11-26')
  const row = rowOf(await screen.findByText('Northern draw, daily'))
  expect(cells(row).slice(0, 3)).toEqual(['Northern draw, daily', '20261126', 'Waits for a resultOverdue'])
  expect(asked('lotteryIssues')).toEqual([
    { size: 100, gameCode: 'VNN', queue: 'result', results: 'imported', day: '2026-11-26' },
  ])
  expect(screen.getByText('2 results to enter, 1 overdue')).toBeTruthy()
})

test('[OPS-05] [LOT-07] reports stand side by side; what differs is marked, and to confirm it needs a reason', async () => {
  const user = userEvent.setup()
  answer(request, {
    ...answers,
    lotteryIssue: () => differing,
    confirmLotteryResult: () => ({ report: '9', step: 'confirmed', settlesAt: exposure.serverTime }),
  })
  await openConsole('/lottery/draws/VNN/20261126')
  const marks = await waitFor(() => {
    const found = Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent)
    expect(found).toHaveLength(2)
    return found
  })
  expect(marks).toEqual(['84678 Differs', '84679 Differs'])
  await user.click(screen.getAllByRole('button', { name: 'Confirm' })[1] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Reports differ' }))
  await user.type(dialog.getByLabelText(/Reason/), 'The station says so')
  await user.click(dialog.getByRole('button', { name: 'Confirm the result' }))
  expect(await screen.findByText(/Confirmed. It is settled at/)).toBeTruthy()
  expect(sent('confirmLotteryResult')).toEqual([
    { gameCode: 'VNN', numero: '20261126', report: '1', differenceSeen: 'The station says so' },
  ])
})

test('[OPS-05] [LOT-07] a placeholder is marked, and to confirm it needs a reason', async () => {
  const user = userEvent.setup()
  const zeros = { ...feedReport, placeholder: 'zeros' }
  const waiting = { ...issueRecord, issue: { ...listedIssue, step: 'awaitingConfirmation' }, reports: [zeros] }
  const confirmLotteryResult = () => ({ report: '9', step: 'awaitingConfirmation', settlesAt: null })
  answer(request, { ...answers, lotteryIssue: () => waiting, confirmLotteryResult })
  await openConsole('/lottery/draws/VNN/20261126')
  expect(await screen.findByText('Only zeros')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Looks like a placeholder' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm the result' }))
  expect(sent('confirmLotteryResult')).toEqual([])
  await user.type(dialog.getByLabelText(/Reason/), 'The station says so')
  await user.click(dialog.getByRole('button', { name: 'Confirm the result' }))
  expect(await screen.findByText('Your confirmation is kept.')).toBeTruthy()
  expect(sent('confirmLotteryResult')).toEqual([
    { gameCode: 'VNN', numero: '20261126', report: '1', placeholderReason: 'The station says so' },
  ])
})

test('[OPS-05] [LOT-07] whoever types what looks like a placeholder is asked why', async () => {
  const user = userEvent.setup()
  const record = { ...issueRecord, issue: { ...listedIssue, gameCode: 'LAO' } }
  const enterLotteryResult = () => {
    throw new RequestError('result_placeholder', '')
  }
  answer(request, { ...answers, lotteryIssue: () => record, enterLotteryResult })
  await openConsole('/lottery/draws/LAO/20261126')
  await user.click(await screen.findByRole('button', { name: 'Enter the result' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Result of 20261126' }))
  const [number] = dialog.getAllByRole('textbox')
  await user.type(number as HTMLElement, '000000')
  await user.click(dialog.getByRole('button', { name: 'Report the result' }))
  expect(await dialog.findByText(/This looks like a placeholder/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'Seen on television')
  await user.click(dialog.getByRole('button', { name: 'Report the result' }))
  const said = { gameCode: 'LAO', numero: '20261126', published: { number: '000000' } }
  expect(sent('enterLotteryResult')).toEqual([said, { ...said, placeholderReason: 'Seen on television' }])
})

test('[OPS-05] [LOT-07] nobody is offered to confirm what they reported themselves', async () => {
  const own = { ...lan, source: 'dao.pham', differsFrom: [] }
  const waiting = { ...differing, issue: { ...listedIssue, step: 'awaitingConfirmation' }, reports: [own] }
  answer(request, { ...answers, lotteryIssue: () => waiting })
  await openConsole('/lottery/draws/VNN/20261126')
  expect(await screen.findByText('Yours')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('[OPS-05] [LOT-07] a result is typed or pasted prize by prize, and what has another form is marked', async () => {
  const user = userEvent.setup()
  const record = { ...issueRecord, issue: { ...listedIssue, gameCode: 'TH_GOV' } }
  const enterLotteryResult = () => ({ report: '3', step: 'partial', settlesAt: null })
  answer(request, { ...answers, enterLotteryResult, lotteryIssue: () => record })
  await openConsole('/lottery/draws/TH_GOV/20261126')
  await user.click(await screen.findByRole('button', { name: 'Enter the result' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Result of 20261126' }))
  await user.click(dialog.getByLabelText('First prize'))
  await user.paste('458125 78 021,543 1')
  const wrong = dialog.getByLabelText('Back 3, 1') as HTMLInputElement
  expect(wrong.value).toBe('1')
  await user.click(dialog.getByRole('button', { name: 'Report the result' }))
  expect(wrong.getAttribute('aria-invalid')).toBe('true')
  expect(sent('enterLotteryResult')).toEqual([])
  await user.clear(wrong)
  await user.click(dialog.getByRole('button', { name: 'Report the result' }))
  expect(await screen.findByText('Your report is kept.')).toBeTruthy()
  const published = { first: '458125', b2: '78', front3: ['021', '543'] }
  expect(sent('enterLotteryResult')).toEqual([{ gameCode: 'TH_GOV', numero: '20261126', published }])
})

test('[OPS-05] [LOT-07] a draw of the house is nobody’s to enter or to correct', async () => {
  const settled = { ...listedIssue, gameCode: 'SSC1M', isFair: true, step: 'settled', state: 'SETTLED', version: 1 }
  answer(request, {
    ...answers,
    lotteryIssue: () => ({ ...issueRecord, issue: settled, fair: { algo: 'LFD2', commit: 'a'.repeat(64), round: 7 } }),
  })
  await openConsole('/lottery/draws/SSC1M/20261126-0001')
  expect(await screen.findByText('a'.repeat(64))).toBeTruthy()
  for (const name of ['Enter the result', 'Correct the result', 'Void the draw'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
