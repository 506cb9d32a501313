import { expect, test } from 'vitest'
import type { EndedIssue } from './issue-queries.ts'
import { withNews } from './use-live-game.ts'

const issue = (minute: number, state: EndedIssue['state'] = 'SETTLED', winNo = '1,2,3,4,5'): EndedIssue => ({
  numero: `20261120-${String(minute).padStart(4, '0')}`,
  openTime: `2026-11-20T00:${String(minute).padStart(2, '0')}:00.000Z`,
  ...{ state, winNo, winDetail: null, attributes: {}, fair: null },
})
const numbers = (list: readonly EndedIssue[]) => list.map(({ numero }) => Number(numero.slice(-4)))

test.each([
  ['a new draw stands first, and the oldest goes', [issue(4)], [4, 3, 2]],
  ['two new draws', [issue(4), issue(5)], [5, 4, 3]],
  ['an issue that has only closed is no draw', [issue(4, 'CLOSED')], [3, 2, 1]],
  ['a void issue is one', [issue(4, 'VOID', '')], [4, 3, 2]],
])('[LOT-04] news of draws: %s', (_name, news, expected) => {
  expect(numbers(withNews([issue(3), issue(2), issue(1)], news))).toEqual(expected)
})

test('[LOT-04] a corrected result takes the place of the wrong one', () => {
  const list = withNews([issue(3), issue(2)], [issue(2, 'SETTLED', '9,9,9,9,9')])
  expect([numbers(list), list[1]?.winNo]).toEqual([[3, 2], '9,9,9,9,9'])
})
