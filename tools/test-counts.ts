export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Names of the tests among `passed` that failed at their first try. */
  readonly flaky: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Counts of Vitest's JSON report. A test that passed at its second try keeps the messages of its first. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }: VitestReport =
    JSON.parse(report)
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    flaky: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Counts of Playwright's JSON report. */
export function playwrightCounts(report: string): Counts {
  const parsed: PlaywrightReport = JSON.parse(report)
  const { expected, unexpected, flaky, skipped } = parsed.stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: flakySpecs(parsed) }
}

function flakySpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return here.map(({ file, title }) => `${file} ${title}`).concat(suites.flatMap(flakySpecs))
}
