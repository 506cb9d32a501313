import { readFileSync } from 'node:fs'
import { type CaseResult, resultOf } from './lottery/run-case.ts'

const usage = `Runs worked cases of lottery bets and draws against the rules that settle bets.

  npm run lottery-cases -- FILE    a JSON list of cases; - reads standard input

A case of a bet has family, play, selection, drawObj, unit, multiple and odds, and what is expected: any of lines,
stake, winningLines, tiers and payout. A case of a fair draw has game, issue, seed, round and randomness or
signature, and result or commit. Each that fails is printed with what was expected and what was found.`

class CommandError extends Error {}

function run(args: readonly string[]): boolean {
  const [file] = args
  if (args.length !== 1 || !file) throw new CommandError(usage)
  const results = casesIn(file).map(resultOf)
  for (const result of results) for (const line of complaints(result)) console.log(line)
  const failed = results.filter(({ problem, differences }) => problem !== undefined || differences.length > 0)
  console.log(`${results.length} cases, ${results.length - failed.length} right, ${failed.length} wrong`)
  return failed.length === 0
}

function complaints({ name, problem, differences }: CaseResult): string[] {
  if (problem !== undefined) return [`${name}: ${problem}`]
  return differences.map(({ field, expected, found }) => `${name}: ${field}: expected ${expected}, found ${found}`)
}

function casesIn(file: string): readonly unknown[] {
  let cases: unknown
  try {
    cases = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    throw new CommandError(`${file} holds no JSON that can be read: ${(error as Error).message}`)
  }
  if (!Array.isArray(cases)) throw new CommandError(`${file} holds no list of cases.`)
  if (cases.length === 0) throw new CommandError(`${file} holds no case.`)
  return cases
}

try {
  if (!run(process.argv.slice(2))) process.exitCode = 1
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  process.exitCode = 1
  console.error(error.message)
}
