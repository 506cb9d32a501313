// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endedIssue, sscIssues } from '#/src/test-world/ended-issues.ts'
import { answerIssues, type FakeIssues, openPanel } from '#/src/test-world/open-lottery-panel.tsx'
import { TrendsPanel } from './trends-panel.tsx'

let issues: FakeIssues

beforeEach(() => {
  issues = { list: [], asked: [] }
  answerIssues(issues)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The lines of the chart by what they are called: the figures of each label, a ball's in brackets. */
async function chart() {
  const table = await screen.findByRole('table')
  // The foot is there once enough lines are. By roles a hundred lines would take seconds to find.
  await waitFor(() => expect(table.querySelector('tfoot')).toBeTruthy())
  const lines = [...table.querySelectorAll(':is(tbody, tfoot) tr')]
  return Object.fromEntries(
    lines.map((line) => {
      const [name, ...cells] = line.children
      const missed = line.querySelector('.trend-missed')
      if (!missed) return [name?.textContent, cells.map(({ textContent }) => textContent).join(' ')]
      const balls = [...line.querySelectorAll('.trend-hit')].map(({ textContent }) => textContent)
      return [name?.textContent, `${missed.textContent?.replaceAll('\t', ' ')} [${balls}]`]
    }),
  )
}

test('[LOT-09] the chart of 3, 7, 7, 1, 3 has the omissions of the worked case, void issues left out', async () => {
  issues.list = sscIssues('37x713')
  await openPanel(<TrendsPanel gameCode="SSC1M" />)
  const lines = await chart()
  expect(lines).toMatchObject({
    '0001': '1 1 1  1 1 1 1 1 1 [3]',
    '0002': '2 2 2 1 2 2 2  2 2 [7]',
    '0004': '3 3 3 2 3 3 3  3 3 [7]',
    '0005': '4  4 3 4 4 4 1 4 4 [1]',
    '0006': '5 1 5  5 5 5 2 5 5 [3]',
    Missed: '5 1 5 0 5 5 5 2 5 5',
    Hits: '0 1 0 2 0 0 0 2 0 0',
    Average: '5.0 2.5 5.0 1.7 5.0 5.0 5.0 1.7 5.0 5.0',
    Longest: '5 3 5 3 5 5 5 2 5 5',
    Streak: '0 1 0 1 0 0 0 2 0 0',
  })
  expect(Object.keys(lines)).toHaveLength(10)
  expect(screen.getByText(/Past results do not change the odds/)).toBeTruthy()
})

test('[LOT-09] the window is thirty, fifty or a hundred draws, and hot and cold are said in words', async () => {
  issues.list = sscIssues(`${'0123456789'.repeat(9)}${'012345678'.repeat(3)}000`)
  await openPanel(<TrendsPanel gameCode="SSC1M" />)
  await waitFor(async () => expect(Object.keys(await chart())).toHaveLength(35))
  expect(screen.getByRole('columnheader', { name: '0 hot' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: '9 cold' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '100' }))
  await waitFor(async () => expect(Object.keys(await chart())).toHaveLength(105))
})

test('[LOT-09] another position or a sum is followed on demand', async () => {
  issues.list = sscIssues('12')
  await openPanel(<TrendsPanel gameCode="SSC1M" />)
  await chart()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to follow' }), 'Position 2')
  await waitFor(async () =>
    expect(await chart()).toMatchObject({ '0001': '1 1 1 1  1 1 1 1 1 [4]', Streak: '0 0 0 0 2 0 0 0 0 0' }),
  )
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Last 3 · Sum')
  await waitFor(async () => expect((await chart()).Hits?.split(' ').indexOf('2')).toBe(6))
})

test('[LOT-09] a hundred numbers stand on a board, with each figure on demand', async () => {
  const board = { G2: ['10000', '10000'], G3: Array<string>(6).fill('10000'), G4: Array<string>(4).fill('1000') }
  const rest = { G5: Array<string>(6).fill('1000'), G6: ['100', '100', '100'], G7: ['00', '00', '00', '13'] }
  issues.list = [endedIssue(1, { family: 'VNN', DB: ['84679'], G1: ['35271'], ...board, ...rest })]
  await openPanel(<TrendsPanel gameCode="VNF1M" />)
  const list = await screen.findByRole('list', { name: 'Lô · 2 digits, the last 1 issues: Missed' })
  const shown = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(shown().slice(12, 15)).toEqual(['121', '130 hot', '141'])
  await userEvent.click(screen.getByRole('radio', { name: 'Hits' }))
  await waitFor(() => expect(shown().slice(12, 15)).toEqual(['120', '131 hot', '140']))
})

test('[LOT-09] roads tell how often each side came and what the longest run was; a tie breaks none', async () => {
  // Dragons but for the second, where the first digit is the last one's equal, and the last.
  issues.list = sscIssues('50678').concat(endedIssue(0, { family: 'SSC', digits: [0, 0, 0, 0, 9] }))
  await openPanel(<TrendsPanel gameCode="SSC1M" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Dragon tiger' }))
  const description = 'Dragon: 4 Tiger: 1 Tie: 1 Longest run: Dragon 4'
  expect(await screen.findByRole('img', { name: 'Big road', description })).toBeTruthy()
  const plate = await screen.findByRole('img', { name: 'Bead plate', description })
  expect([...plate.querySelectorAll('text')].map(({ textContent }) => textContent).join('')).toBe('DDDDT=')
})

test('[LOT-09] a game without a draw says so, and a call that fails can be repeated', async () => {
  issues.list = sscIssues('x')
  await openPanel(<TrendsPanel gameCode="SSC1M" />)
  expect(await screen.findByText('Nothing has been drawn yet')).toBeTruthy()
  cleanup()
  issues.list = undefined
  await openPanel(<TrendsPanel gameCode="SSC1M" />)
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' })
  issues.list = sscIssues('7')
  await userEvent.click(again)
  expect(Object.keys(await chart())).toContain('0001')
})
