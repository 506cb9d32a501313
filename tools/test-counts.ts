export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Counts of Vitest's JSON report. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** Counts of Playwright's JSON report; a test that passed only at a second try has failed. */
export function playwrightCounts(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}
