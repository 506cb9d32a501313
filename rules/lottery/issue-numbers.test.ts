import { expect, test } from 'vitest'
import { isIssueOf, issueTimes } from './issue-numbers.ts'
import { fairGames, fastGames } from './lottery-games.ts'

test.each([
  ['SSC1M', '20261120-0001', true],
  ['SSC1M', '20261120-1440', true],
  ['SSC1M', '20261120-0000', false],
  ['SSC1M', '20261120-1441', false],
  ['SSC3M', '20261120-0480', true],
  ['SSC3M', '20261120-0481', false],
  ['VNF2M', '20261120-0720', true],
  ['VNF2M', '20261120-0721', false],
  ['SSC1M', '20269999-9999', false],
  ['SSC1M', '20260229-0001', false],
  ['SSC1M', '20280229-0001', true],
  ['SSC1M', '00001120-0001', false],
  ['LHC5M', '20261120-288', true],
  ['LHC5M', '20261120-289', false],
  ['LHC5M', '20261120-000', false],
  ['VNN', '20261131', false],
  ['TH_GOV', '20261301', false],
  ['SSC1M', '20261120-001', false],
  ['LHC5M', '20261120-001', true],
  ['LHC5M', '20261120-0001', false],
  ['LHC5M', '20261120', false],
  ['VNN', '20261120', true],
  ['VNN', '20261120-', false],
  ['VNN', '20261120-001', false],
  ['VNN', '2026112', false],
  ['SSC1M', '20261120-0001-1', false],
  ['SSC1M', '20261120-00１1', false],
  ['SSC2M', '20261120-0001', false],
  ['SSC1M', undefined, false],
])('the number of an issue of %s: %s %s', (code, issue, isOne) => {
  expect(isIssueOf(code, issue)).toBe(isOne)
})

test.each(fairGames)('%s has as many issues a day as it draws, each right after the one before', (game) => {
  const { issueDigits, periodSeconds, timeZone } = fastGames[game]
  const numbers = Array.from({ length: 10 ** issueDigits }, (_, n) => `20261120-${`${n}`.padStart(issueDigits, '0')}`)
  const issues = numbers.filter((issue) => isIssueOf(game, issue))
  expect(issues.length).toBe(86_400 / periodSeconds)
  const times = [issues[0]!, issues[1]!, issues.at(-1)!].map((issue) => issueTimes(game, issue))
  const midnight = Date.parse(`2026-11-20T00:00:00${timeZone === 'Asia/Shanghai' ? '+08:00' : '+07:00'}`) / 1000
  expect(times).toEqual([
    { openAt: midnight, drawAt: midnight + periodSeconds },
    { openAt: midnight + periodSeconds, drawAt: midnight + 2 * periodSeconds },
    { openAt: midnight + 86_400 - periodSeconds, drawAt: midnight + 86_400 },
  ])
})

test('what is no issue has no times', () => {
  expect(() => issueTimes('SSC1M', '20261120-1441')).toThrow(RangeError)
})
