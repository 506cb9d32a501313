import { expect, test } from 'vitest'
import { hourOfIssue, isIssueOf, issueLater, issueTimes } from './issue-numbers.ts'
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

test.each(fairGames)('of %s the issue after any is drawn when its sale closes, over midnight too', (game) => {
  const { issueDigits, periodSeconds } = fastGames[game]
  const last = `20281231-${String(86_400 / periodSeconds).padStart(issueDigits, '0')}`
  expect(isIssueOf(game, last)).toBe(true)
  const first = `20290101-${'1'.padStart(issueDigits, '0')}`
  expect([issueLater(game, last, 1), issueLater(game, first, -1), issueLater(game, last, 0)]).toEqual([
    first,
    last,
    last,
  ])
  expect(issueTimes(game, issueLater(game, first, -1)).drawAt).toBe(issueTimes(game, first).openAt)
})

test.each(fairGames)('the hours of a day of %s hold each of its issues once', (game) => {
  const { issueDigits, periodSeconds } = fastGames[game]
  const any = `20261120-${'7'.padStart(issueDigits, '0')}`
  const day = Array.from({ length: 24 }, (_, hour) => hourOfIssue(game, any, hour).issues).flat()
  expect(new Set(day).size).toBe(86_400 / periodSeconds)
  expect(day.every((issue) => isIssueOf(game, issue) && issue.startsWith('20261120'))).toBe(true)
  expect(day).toEqual(day.toSorted())
  expect(hourOfIssue(game, day.at(-1) ?? '').hour).toBe(23)
  expect(hourOfIssue(game, any).issues).toContain(any)
})
