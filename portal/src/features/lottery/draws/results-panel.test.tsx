// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { issuesQuery } from '#/src/features/lottery/games/issue-queries.ts'
import { endedIssue, sscIssues } from '#/src/test-world/ended-issues.ts'
import { answerIssues, type FakeIssues, openPanel } from '#/src/test-world/open-lottery-panel.tsx'
import { ResultsPanel } from './results-panel.tsx'

let issues: FakeIssues

beforeEach(() => {
  issues = { list: [], asked: [] }
  answerIssues(issues)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function linesOf(): Promise<Element[]> {
  const table = await screen.findByRole('table', { name: 'Results, the newest first' })
  // By roles a hundred lines would take seconds to find.
  return [...table.querySelectorAll('tbody tr')]
}
/** What stands in the cells; values side by side are texts of their own, with points between them that the style draws. */
const cellsOf = (line: Element | undefined) =>
  [...(line?.children ?? [])].map((cell) => {
    const values = [...cell.querySelectorAll(':scope > .inline-block')]
    for (const value of values) expect(value.className).toContain("not-first:before:content-['·']")
    return values.length > 1 ? values.map(({ textContent }) => textContent) : cell.textContent
  })

test('[LOT-09] a result has its numbers, what is derived from them, and the way to its check', async () => {
  issues.list = [endedIssue(700, { family: 'SSC', digits: [1, 3, 4, 5, 6] })]
  await openPanel(<ResultsPanel gameCode="SSC1M" />)
  const [line] = await linesOf()
  const [issue, ...derived] = cellsOf(line)
  expect(issue).toMatch(/^0700\d\d:40$/)
  expect(derived).toEqual(['13456', ['19', 'Small', 'Odd'], 'Tiger', 'Half straight', 'Straight', 'Straight', 'Check'])
  const check = screen.getByRole('link', { name: 'Check issue 20261126-0700' })
  expect(check.getAttribute('href')).toBe('/draws?gameCode=SSC1M&numero=20261126-0700')
})

test('[LOT-09] a void issue says that every stake went back', async () => {
  issues.list = sscIssues('1x')
  await openPanel(<ResultsPanel gameCode="SSC1M" />)
  const [line] = await linesOf()
  expect(cellsOf(line)).toEqual([expect.stringContaining('0002'), 'Void: every stake went back', 'Check'])
})

test('[LOT-09] ten results are shown, and a hundred on demand', async () => {
  issues.list = sscIssues('0123456789'.repeat(12))
  await openPanel(<ResultsPanel gameCode="SSC1M" />)
  await waitFor(async () => expect((await linesOf()).length).toBe(10))
  await userEvent.click(screen.getByRole('radio', { name: 'Last 100' }))
  await waitFor(async () => expect((await linesOf()).length).toBe(100))
})

test('[LOT-09] the results of a day come page by page', async () => {
  issues.list = sscIssues('0123456789'.repeat(6))
  await openPanel(<ResultsPanel gameCode="SSC1M" />)
  await userEvent.click(screen.getByRole('radio', { name: 'By day' }))
  await waitFor(async () => expect((await linesOf()).length).toBe(50))
  expect(screen.getByLabelText<HTMLInputElement>('Day, by the game’s clock').value).toBe('2026-11-26')
  expect(issues.asked.at(-1)?.searchParams.get('day')).toBe('2026-11-26')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect((await linesOf()).length).toBe(60))
})

test('[LOT-04] [LOT-09] a result that is corrected is shown as it is now', async () => {
  issues.list = [endedIssue(700, { family: 'SSC', digits: [1, 3, 4, 5, 6] })]
  const { queryClient } = await openPanel(<ResultsPanel gameCode="SSC1M" />)
  expect(cellsOf((await linesOf())[0])[1]).toBe('13456')
  const corrected = [endedIssue(700, { family: 'SSC', digits: [9, 3, 4, 5, 6] })]
  queryClient.setQueryData(issuesQuery('SSC1M', 10).queryKey, (before) => before && { ...before, list: corrected })
  await waitFor(async () =>
    expect(cellsOf((await linesOf())[0]).slice(1, 4)).toEqual(['93456', ['27', 'Big', 'Odd'], 'Dragon']),
  )
})

test('[LOT-09] prizes of a board have columns of their own, and imported draws no check', async () => {
  const { fair, ...board } = endedIssue(1, {
    family: 'VNN',
    DB: ['84679'],
    G1: ['35271'],
    G2: ['10513', '98426'],
    G3: ['44013', '27730', '61955', '80246', '15538', '93301'],
    G4: ['7245', '0872', '6618', '2052'],
    G5: ['3471', '9904', '1826', '5567', '8017', '4490'],
    G6: ['679', '038', '415'],
    G7: ['79', '13', '05', '62'],
  })
  issues.list = [{ ...board, fair, numero: '20261126' }]
  await openPanel(<ResultsPanel gameCode="VNN" />)
  const [line] = await linesOf()
  expect(cellsOf(line).slice(1)).toEqual(['84679', '35271', '79 · 13 · 05 · 62', ['79', 'Big', 'Odd']])
})

test('[LOT-09] a game without a draw says so, and a call that fails can be repeated', async () => {
  await openPanel(<ResultsPanel gameCode="SSC1M" />)
  expect(await screen.findByText('Nothing has been drawn yet')).toBeTruthy()
  cleanup()
  issues.list = undefined
  await openPanel(<ResultsPanel gameCode="SSC1M" />)
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' })
  issues.list = sscIssues('7')
  await userEvent.click(again)
  expect((await linesOf()).length).toBe(1)
})
