import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Tests never read outside the project; where a specification lies beside it, the copies are compared.
const folder = process.env.SPECIFICATION_DIR

/** The rows `| ID | sentence |` of a list of requirements. */
function requirements(text: string): string[] {
  return text.match(/^\| [A-Z]{3,4}-\d\d \| .* \|$/gm) ?? []
}

const ours = requirements(readFileSync('docs/requirements.md', 'utf8'))

test('every requirement has an id of its own', () => {
  const ids = ours.map((row) => row.split(' | ')[0])
  expect(ids.length).toBeGreaterThan(100)
  expect(new Set(ids).size).toBe(ids.length)
})

if (folder) {
  test('our copies are what the specification says', () => {
    expect(ours).toEqual(requirements(readFileSync(join(folder, 'requirements.md'), 'utf8')))
    const calls = JSON.parse(readFileSync(join(folder, 'calls.json'), 'utf8'))
    expect(JSON.parse(readFileSync('contract/fixtures/calls.json', 'utf8'))).toEqual(calls)
  })
}
