import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildAll } from './build-all.ts'
import { findBrowser } from './find-browser.ts'
import { judgeFlaky } from './flaky-tests.ts'
import { type Counts, playwrightCounts, vitestCounts } from './test-counts.ts'

/** One runner of tests, and where it leaves its report. */
interface Suite {
  readonly name: string
  readonly args: readonly string[]
  readonly report: string
  readonly count: (report: string) => Counts
}

const reports = '.reports'
const vitest: Suite = {
  name: 'vitest',
  args: [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'],
    `--outputFile.json=${reports}/vitest.json`,
  ],
  report: `${reports}/vitest.json`,
  count: vitestCounts,
}
const browser: Suite = {
  name: 'browser',
  args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
  report: `${reports}/e2e.json`,
  count: playwrightCounts,
}

/**
 * Builds, checks and runs the tests; all of them, or those whose path contains one of `only`. The last line is their
 * count alone.
 */
export async function runTests(only: readonly string[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  const minutes: string[] = []
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    const result = await work()
    minutes.push(`${name} ${((performance.now() - started) / 1000).toFixed(0)} s`)
    return result
  }
  const total = { passed: 0, failed: 0, skipped: 0 }
  const flakyTests: string[] = []
  const add = ({ passed, failed, skipped, flaky }: Counts) => {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    flakyTests.push(...flaky)
  }

  const inBrowser = only.filter((path) => path.startsWith('e2e'))
  const elsewhere = only.filter((path) => !path.startsWith('e2e'))
  const isAll = only.length === 0
  const missing: string[] = []
  const needsBrowser = isAll || inBrowser.length > 0
  const hasBrowser = needsBrowser && setBrowser(missing)
  if (!process.env.TEST_DATABASE_URL) missing.push('PostgreSQL tests are skipped: TEST_DATABASE_URL is not set.')

  await timed('build', buildAll)
  if (isAll) {
    // Neither keeps both cores busy to its end.
    const checked = timed('check', () => runQuietly(['tools/check.ts']))
    add(await timed(vitest.name, () => runSuite(vitest, [])))
    const { passed, output } = await checked
    process.stdout.write(`\n── check\n${output}`)
    // Counted as one failure, so that the last line never says that all is well.
    if (!passed) total.failed++
  } else if (elsewhere.length > 0) add(await timed(vitest.name, () => runSuite(vitest, elsewhere)))
  if (hasBrowser) add(await timed(browser.name, () => runSuite(browser, inBrowser)))
  // Playwright counts what it only lists as skipped.
  else if (needsBrowser) add(await runSuite({ ...browser, args: [...browser.args, '--list'] }, inBrowser))

  process.stdout.write(`\n${minutes.join(' · ')}\n`)
  for (const line of missing) process.stdout.write(`${line}\n`)
  const { lines, isTooMany } = judgeFlaky(flakyTests)
  writeFileSync(`${reports}/flaky.json`, JSON.stringify(flakyTests, undefined, 2))
  for (const line of lines) process.stdout.write(`${line}\n`)
  if (isTooMany) total.failed++
  process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
  if (total.failed > 0) process.exitCode = 1
}

/** Sets the browser of the tests; where none can be had, `missing` says why. */
function setBrowser(missing: string[]): boolean {
  try {
    process.env.CHROMIUM = findBrowser()
    return true
  } catch (error) {
    missing.push(`Browser tests are skipped: ${(error as Error).message}`)
    return false
  }
}

async function runSuite({ name, args, report, count }: Suite, paths: readonly string[]): Promise<Counts> {
  process.stdout.write(`\n── ${name}\n`)
  const child = spawn(process.execPath, [...args, ...paths], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Playwright colours for terminals alone, and tells of each process that is told otherwise.
    env: name === vitest.name ? { ...process.env, NO_COLOR: '1' } : process.env,
  })
  const [code] = await once(child, 'close')
  const counts = existsSync(report)
    ? count(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0, flaky: [] }
  // A suite that broke outside its tests, as while loading a file, is a failure of its own.
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** Runs a tool beside the tests; what it says is told when they are over. */
async function runQuietly(args: readonly string[]): Promise<{ passed: boolean; output: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { passed: code === 0, output }
}
