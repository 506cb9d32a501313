import { expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './test-counts.ts'

test("Vitest's report is counted, todos as skipped", () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test("Playwright's report is counted, what passed only at a second try as failed", () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } }
  expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 4, failed: 3, skipped: 3 })
})
