export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Passed only at the second try; a project without second tries has none. */
  readonly flaky?: number
}

/** Counts of Vitest's JSON report. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** Counts of Playwright's JSON report; those that passed only at the second try are among the passed, and named. */
export function playwrightCounts(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky }
}
