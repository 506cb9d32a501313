// @vitest-environment happy-dom
import { publishedBoard } from '@banyan/rules/lottery/test-world/published-board.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPanel } from '#/src/test-world/open-lottery-panel.tsx'
import { VietnameseBoard } from './vietnamese-board.tsx'

afterEach(cleanup)

const issue = { numero: '20261126', openTime: '2026-11-26T11:15:00.000Z', state: 'SETTLED' } as const

/** The lines of a table: their heads with what stands beside them. */
function linesOf(table: HTMLElement): Record<string, string> {
  const lines = within(table)
    .getAllByRole('row')
    .filter((line) => line.querySelector('td'))
  return Object.fromEntries(
    lines.map((line) => {
      const parts = [...line.querySelectorAll('td > div > span')].map(({ textContent }) => textContent)
      const text = parts.length > 0 ? parts.join(' ') : line.querySelector('td')?.textContent
      return [line.querySelector('th')?.textContent ?? '', text ?? '']
    }),
  )
}

test('[LOT-09] the board has every prize of the worked draw, and its heads and tails', async () => {
  await openPanel(
    <VietnameseBoard gameCode="VNN" issue={{ ...issue, winDetail: { family: 'VNN', ...publishedBoard } }} />,
  )
  await screen.findByText('Heads and tails')
  const [board, tails, heads] = screen.getAllByRole('table')
  expect(linesOf(board as HTMLElement)).toEqual({
    'Special prize': '84679',
    'Prize 1': '35271',
    'Prize 2': '10513 98426',
    'Prize 3': '44013 27730 61955 80246 15538 93301',
    'Prize 4': '7245 0872 6618 2052',
    'Prize 5': '3471 9904 1826 5567 8017 4490',
    'Prize 6': '679 038 415',
    'Prize 7': '79 13 05 62',
  })
  expect(Object.values(linesOf(tails as HTMLElement))).toEqual([
    ...['1, 4, 5', '3, 3, 3, 5, 7, 8', '6, 6', '0, 8, 8', '5, 6', '2, 5', '2, 7'],
    ...['1, 1, 2, 9 special prize, 9, 9', '–', '0'],
  ])
  expect(Object.values(linesOf(heads as HTMLElement))).toEqual([
    ...['3, 9', '0, 7, 7', '5, 6, 7', '1, 1, 1', '0', '0, 1, 4, 5', '2, 2, 4', '1, 6', '1, 3, 3'],
    '7 special prize, 7, 7',
  ])
})

test('[LOT-09] the last two digits stand out, or the last three, or none', async () => {
  await openPanel(
    <VietnameseBoard gameCode="VNN" issue={{ ...issue, winDetail: { family: 'VNN', ...publishedBoard } }} />,
  )
  const bold = () => [...document.querySelectorAll('td .font-bold')].map(({ textContent }) => textContent)
  await userEvent.click(screen.getByRole('radio', { name: '2 digits' }))
  expect(bold().slice(1, 5)).toEqual(['79', '71', '13', '26'])
  await userEvent.click(screen.getByRole('radio', { name: '3 digits' }))
  expect(bold().slice(1, 5)).toEqual(['679', '271', '513', '426'])
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  expect(bold()[0]).toBe('84679')
})

test('[LOT-09] a result that is not whole shows what is there and keeps the place of the rest', async () => {
  const winDetail = { G6: ['679', '038'], G7: ['79', '13', '05', '62'] }
  await openPanel(<VietnameseBoard gameCode="VNN" issue={{ ...issue, state: 'CLOSED', winDetail }} />)
  await screen.findByText('Heads and tails')
  const [board, tails] = screen.getAllByRole('table')
  const lines = linesOf(board as HTMLElement)
  expect(lines['Prize 7']).toBe('79 13 05 62')
  expect(lines['Prize 6']).toBe('679 038 ···not drawn yet')
  expect(lines['Special prize']).toBe('·····not drawn yet')
  expect(linesOf(tails as HTMLElement)['7']).toBe('9, 9')
})

test('[LOT-09] the board of a southern station has its name and its eighth prize', async () => {
  await openPanel(
    <VietnameseBoard gameCode="VNS_HCM" issue={{ ...issue, state: 'CLOSED', winDetail: { G8: ['18'] } }} />,
  )
  const [board] = screen.getAllByRole('table')
  expect(linesOf(board as HTMLElement)['Prize 8']).toBe('18')
})

test('[LOT-09] a void draw says that every stake went back, and has no prizes', async () => {
  await openPanel(<VietnameseBoard gameCode="VNN" issue={{ ...issue, state: 'VOID', winDetail: null }} />)
  expect(screen.getByText('Void: every stake went back')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
