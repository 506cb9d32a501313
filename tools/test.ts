import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildAll } from './build-all.ts'
import { findBrowser } from './find-browser.ts'
import { type Counts, playwrightCounts, vitestCounts } from './test-counts.ts'

/** One part of the tests, run by itself so that its time is known. */
interface Suite {
  readonly name: string
  readonly args: readonly string[]
  readonly report: string
  readonly count: (report: string) => Counts
}

const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
const project = (name: string): Suite => ({
  name,
  args: [
    vitest,
    'run',
    `--project=${name}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=.reports/${name}.json`,
  ],
  report: `.reports/${name}.json`,
  count: vitestCounts,
})
const suites: readonly Suite[] = [
  project('unit'),
  project('server'),
  project('portal'),
  project('console'),
  {
    name: 'e2e',
    args: [playwright, 'test', '--config', 'e2e/playwright.config.ts'],
    report: '.reports/e2e.json',
    count: playwrightCounts,
  },
]

// A browser on two loaded cores is late now and then; a change that makes many tests late is at fault itself.
const secondTries = 3
const total = { passed: 0, failed: 0, skipped: 0 }
const minutes: [string, number][] = []

rmSync('.reports', { recursive: true, force: true })
mkdirSync('.reports')
await timed('build', async () => {
  await buildAll()
})
await timed('check', async () => {
  // Counted as one failure, so that the last line never says that all is well.
  if (!node(['tools/check.ts'])) total.failed++
})
process.env.CHROMIUM = findBrowser()
for (const suite of suites) await timed(suite.name, async () => run(suite))

process.stdout.write(`\n${minutes.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(0)} s`).join(' · ')}\n`)
if (!process.env.TEST_DATABASE_URL)
  process.stdout.write('PostgreSQL tests are skipped: TEST_DATABASE_URL is not set.\n')
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
if (total.failed > 0) process.exitCode = 1

function run({ name, args, report, count }: Suite): void {
  process.stdout.write(`\n── ${name}\n`)
  const ended = node(args)
  const counts = count(readFileSync(report, 'utf8'))
  total.passed += counts.passed
  total.skipped += counts.skipped
  // A suite that broke outside its tests, as while loading a file, is a failure of its own.
  total.failed += !ended && counts.failed === 0 ? 1 : counts.failed
  const flaky = counts.flaky ?? 0
  if (flaky > 0) process.stdout.write(`${flaky} of them passed only at the second try.\n`)
  if (flaky > secondTries) total.failed++
}

function node(args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } }).status === 0
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await work()
  minutes.push([name, performance.now() - started])
}
