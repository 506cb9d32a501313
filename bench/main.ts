import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { coldStart } from './cold-start/cold-start.ts'
import { consolePages, everyPage, listedPages, memberPages } from './front-end/every-page.ts'
import { frontEnd } from './front-end/front-end.ts'
import { lotteryPage } from './front-end/lottery-page.ts'
import { promotionPages } from './front-end/promotion-pages.ts'
import { recordTable } from './front-end/table-scrolling.ts'
import { gameListSuite } from './game-list/game-list.ts'
import { loadNow, machineLine, measuredCommit } from './harness/machine.ts'
import { type Finding, findingOf, isAboveFloors, type Suite } from './harness/measure.ts'
import { printFindings } from './harness/print.ts'
import { withSection } from './harness/results-page.ts'
import { lottery } from './lottery/lottery.ts'
import { lotteryBets } from './lottery-engine/lottery-bets.ts'
import { settlement } from './lottery-engine/settlement.ts'
import { members } from './members/members.ts'
import { growth } from './money/growth.ts'
import { money } from './money/money.ts'
import { postgresVersion } from './postgres/postgres-programs.ts'
import { push } from './push/push.ts'
import { sessions } from './sessions/sessions.ts'

const suites: readonly Suite[] = [
  coldStart,
  gameListSuite,
  sessions,
  money,
  growth,
  members,
  frontEnd,
  everyPage,
  listedPages,
  memberPages,
  consolePages,
  recordTable,
  lotteryPage,
  promotionPages,
  lottery,
  lotteryBets,
  settlement,
  push,
]
const usage = `usage: npm run bench -- ${suites.map(({ name }) => name).join('|')} [--rounds N] [--record]`
const defaultRounds = 15
const warmUps = 1
const root = new URL('../', import.meta.url).pathname
const page = new URL('RESULTS.md', import.meta.url)

/** The suite, the rounds and whether to record, or undefined where the command line makes no sense. */
function parseCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { record: { type: 'boolean' }, rounds: { type: 'string', default: String(defaultRounds) } },
    })
    const suite = suites.find(({ name }) => name === positionals[0])
    const rounds = Number(values.rounds)
    if (!suite || positionals.length > 1 || !Number.isSafeInteger(rounds) || rounds < 1) return undefined
    return { suite, rounds, record: values.record ?? false }
  } catch {
    return undefined
  }
}

async function run(suite: Suite, rounds: number, signal: AbortSignal): Promise<Finding[]> {
  const findings: Finding[] = []
  try {
    for (const measure of suite.measures) {
      console.error(`• ${measure.name}, ${rounds} rounds`)
      const finding = await findingOf(measure, { rounds, warmUps, signal })
      findings.push(finding)
      // A suite may take hours: what it has found is told at once.
      console.error(`  ${finding.verdict}: ${finding.outcome?.figure.value.toPrecision(3) ?? finding.fault}`)
    }
  } finally {
    await suite.close?.()
  }
  return findings
}

async function bench(): Promise<boolean> {
  const command = parseCommand()
  const complaint = command ? command.suite.missing() : usage
  if (!command || complaint !== undefined) {
    console.error(complaint)
    return false
  }
  const { suite, rounds, record } = command
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopped.abort(new Error(`stopped by ${signal}`)))
  }
  const commit = measuredCommit(root)
  const before = loadNow()
  const findings = await run(suite, rounds, stopped.signal)
  const circumstances = [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${rounds} rounds after ${warmUps} to warm up`,
    `${machineLine(postgresVersion())}; load ${before} before, ${loadNow()} after`,
  ]
  const text = `${suite.title}.\n\n${circumstances.join('  \n')}\n\n${printFindings(findings)}`
  console.log(`\n${text}`)
  if (record) writeFileSync(page, withSection(existsSync(page) ? readFileSync(page, 'utf8') : '', suite.name, text))
  return isAboveFloors(findings)
}

bench().then(
  (passed) => {
    if (!passed) process.exitCode = 1
  },
  (error: unknown) => {
    console.error((error as Error).message)
    process.exitCode = 1
  },
)
