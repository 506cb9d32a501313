import { globSync, readFileSync } from 'node:fs'
import { type ErrorCode, errorCatalogue } from '@banyan/contract/errors.ts'
import { expect, test } from 'vitest'
import { serverFolder } from './server-folder.ts'

const limits = (Object.keys(errorCatalogue) as ErrorCode[]).filter((code) => errorCatalogue[code].status === 429)

/** Refusals of a limit in a source file, with what they tell besides. */
function refusalsIn(source: string): string[] {
  return [...source.matchAll(/new Refusal\(\s*'(\w+)'[^)]*\)/g)].flatMap(([whole, code]) =>
    limits.includes(code as ErrorCode) ? [whole] : [],
  )
}

test('every refusal of a limit says when to come again', () => {
  const files = globSync('{modules,platform,ledger}/**/*.ts', { cwd: serverFolder }).filter(
    (path) => !path.endsWith('.test.ts'),
  )
  const refusals = files.flatMap((path) => refusalsIn(readFileSync(new URL(path, serverFolder), 'utf8')))
  expect(refusals.length).toBeGreaterThan(20)
  expect(refusals.filter((refusal) => !refusal.includes('retryAfterSeconds'))).toEqual([])
})
