import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { judgeFlaky } from './flaky-tests.ts'
import { playwrightCounts, vitestCounts } from './test-counts.ts'

// Below the root, where planted tests find the packages.
mkdirSync('.reports', { recursive: true })
const planted = mkdtempSync(resolve('.reports/planted-'))
const report = join(planted, 'report.json')
afterAll(() => rmSync(planted, { recursive: true, force: true }))

/** Runs planted tests with the repository's own number of retries, and returns the runner's report. */
function reportOf(files: Readonly<Record<string, string>>, args: readonly string[]): string {
  rmSync(report, { force: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(planted, name), text)
  const isOuterRunners = ([name]: [string, unknown]) => /^(VITEST|TEST$|NODE_ENV$)/.test(name)
  const env = Object.fromEntries(Object.entries(process.env).filter((entry) => !isOuterRunners(entry)))
  spawnSync(process.execPath, args, { cwd: planted, env, stdio: 'ignore' })
  return readFileSync(report, 'utf8')
}

const configWith = (path: string, field: string) => `
  import ours from ${JSON.stringify(resolve(path))}
  export default ${field}
`

test("in Vitest's report a test that passes at its second try is passed and named, and one that never passes is failed", () => {
  const text = reportOf(
    {
      'vitest.config.ts': configWith('vitest.config.ts', '{ test: { retry: ours.test.retry } }'),
      'planted.test.ts': `
        import { expect, test } from 'vitest'
        let tries = 0
        test('green', () => {})
        test('late', () => expect(++tries).toBe(2))
        test('red', () => expect(1).toBe(2))
        test.skip('left', () => {})
        test.todo('to do')
      `,
    },
    [resolve('node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${report}`],
  )
  expect(vitestCounts(text)).toEqual({ passed: 2, failed: 1, skipped: 2, flaky: ['late'] })
})

test("in Playwright's report a test that passes at its second try is passed and named, and one that never passes is failed", () => {
  const text = reportOf(
    {
      'planted.config.ts': configWith(
        'e2e/playwright.config.ts',
        "{ outputDir: 'results', retries: ours.retries, reporter: [['json', { outputFile: 'report.json' }]] }",
      ),
      'planted.spec.ts': `
        import { expect, test } from '@playwright/test'
        test('green', () => {})
        test.describe('group', () => test('late', ({}, { retry }) => expect(retry).toBe(1)))
        test('red', () => expect(1).toBe(2))
        test.skip('left', () => {})
      `,
    },
    [resolve('node_modules/@playwright/test/cli.js'), 'test', '--config', 'planted.config.ts', 'planted.spec.ts'],
  )
  expect(playwrightCounts(text)).toEqual({ passed: 2, failed: 1, skipped: 1, flaky: ['planted.spec.ts late'] })
})

test('up to three flaky tests are named on one line, and a fourth fails the run', () => {
  expect(judgeFlaky([])).toEqual({ lines: [], isTooMany: false })
  expect(judgeFlaky(['a', 'b\nc', 'd'])).toEqual({ lines: ['3 flaky: a; b c; d'], isTooMany: false })
  const { lines, isTooMany } = judgeFlaky(['a', 'b', 'c', 'd'])
  expect([lines[0], lines.length, isTooMany]).toEqual(['4 flaky: a; b; c; d', 2, true])
})
