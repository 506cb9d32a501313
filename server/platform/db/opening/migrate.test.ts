import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverFolder } from '#/platform/server-folder.ts'
import { migrationFiles } from './migrate.ts'

test('[OPS-03] migrations only go forward: numbered without gaps, none takes anything back', async () => {
  const files = await migrationFiles()
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, i) => i + 1))
  for (const file of files) {
    const text = readFileSync(new URL(`migrations/${file}`, serverFolder), 'utf8')
    expect(text, file).not.toMatch(/^\s*--\s*(down|rollback)/im)
    expect(text, file).not.toMatch(/\bdrop\s+(table|column|schema)\b/i)
  }
})

test('the API of no newer PostgreSQL is used than the oldest we run on', async () => {
  // Functions and clauses that came after PostgreSQL 15 and that the embedded engine would let pass.
  const newer =
    /\b(json_table|json_query|json_value|any_value|random_normal|merge\s+into[\s\S]*returning|uuidv7|array_sample)\b/i
  const files = globSync('server/**/*.{sql,ts}', { exclude: ['**/node_modules/**', '**/dist/**'] })
  expect(files.length).toBeGreaterThan(500)
  for (const file of files.filter((path) => !path.includes('.test.'))) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(newer)
  }
})
