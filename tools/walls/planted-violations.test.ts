import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import type { Planted } from './test-world/planted.ts'
import { plantedImports, scenery } from './test-world/planted-imports.ts'
import { plantedLint } from './test-world/planted-lint.ts'
import { PlantedTree } from './test-world/planted-tree.ts'
import { crowdedFolders, plantedWalls, tableScenery } from './test-world/planted-walls.ts'

interface LintReport {
  readonly diagnostics: { category: string; message: string; location: { path: string } }[]
}

let tree: PlantedTree
let imports: Finding[] = []
let walls: Finding[] = []
let lint: Finding[] = []

beforeAll(async () => {
  const planted = [...plantedImports, ...plantedLint, ...plantedWalls].map(({ path, text }) => [path, text])
  tree = await PlantedTree.grow({ ...scenery, ...tableScenery, ...Object.fromEntries(planted) }, [
    'console',
    'bench',
    'annexe',
  ])
  const biome = [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--colors=off',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ]
  const [importAnswer, wallAnswer, lintAnswer] = await Promise.all([
    tree.run<Finding[]>('tools/imports/check-imports.ts', '--json'),
    tree.run<Finding[]>('tools/walls/check-walls.ts', '--json'),
    tree.run<LintReport>(...biome),
  ])
  imports = importAnswer
  walls = wallAnswer
  lint = lintAnswer.diagnostics.map(({ category, message, location }) => ({
    path: location.path,
    line: 1,
    rule: category === 'plugin' ? (message.split(':')[0] ?? '') : (category.split('/').at(-1) ?? ''),
    message,
  }))
}, 120_000)

afterAll(() => tree[Symbol.asyncDispose]())

function rulesAt(findings: readonly Finding[], path: string): string[] {
  return findings.filter((finding) => finding.path === path).map(({ rule }) => rule)
}

const title = '$rule at $path'

describe('import rules catch', () => {
  test.each(plantedImports)(title, ({ rule, path }) => expect(rulesAt(imports, path)).toContain(rule))
})

test('import rules catch workspace-without-rule at package.json', () => {
  expect(rulesAt(imports, 'package.json')).toContain('workspace-without-rule')
})

test('import rules catch feature-edges at portal/src/features', () => {
  expect(rulesAt(imports, 'portal/src/features')).toContain('feature-edges')
})

describe('the linter catches', () => {
  test.each(plantedLint)(title, ({ rule, path }) => expect(rulesAt(lint, path)).toContain(rule))
})

describe('the checker catches', () => {
  test.each(plantedWalls)(title, ({ rule, path }) => expect(rulesAt(walls, path)).toContain(rule))

  test.each(crowdedFolders)('front-door-size at %s', (folder) =>
    expect(rulesAt(walls, folder)).toContain('front-door-size'),
  )

  test('workspace-docs at package.json', () => expect(rulesAt(walls, 'package.json')).toContain('workspace-docs'))
})

test('what stands beside the violations is not caught', () => {
  const innocent = [...Object.keys(scenery), ...Object.keys(tableScenery)]
  const guilty = new Set([...plantedImports, ...plantedLint, ...plantedWalls].map(({ path }) => path))
  const caught = [...imports, ...walls].filter(({ path }) => innocent.includes(path) && !guilty.has(path))
  expect(caught).toEqual([])
})

describe('no wall goes unproved', () => {
  const proved = (rows: readonly Planted[]) => new Set(rows.map(({ rule }) => rule))

  test('every import rule is planted', async () => {
    const cruiser = await extractDepcruiseConfig(join(process.cwd(), '.dependency-cruiser.mjs'))
    const names = (cruiser.forbidden ?? []).map(({ name }) => name)
    expect([...proved(plantedImports)]).toEqual(expect.arrayContaining(names))
  })

  test('every lint rule that biome.json names is planted', async () => {
    const { linter, plugins } = JSON.parse(await readFile('biome.json', 'utf8')) as {
      linter: { rules: Record<string, Record<string, unknown> | string> }
      plugins: { path: string }[]
    }
    const named = Object.values(linter.rules).flatMap((group) => (typeof group === 'string' ? [] : Object.keys(group)))
    const plugged = plugins.map(({ path }) => path.split('/').at(-1)?.replace('.grit', ''))
    expect([...proved(plantedLint)]).toEqual(expect.arrayContaining([...named, ...plugged]))
  })
})
