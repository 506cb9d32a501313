import { expect, test } from 'vitest'
import { blindSpots } from './check-imports.ts'
import { folderCycles } from './folder-cycles.ts'

test('a cruiser that sees nothing does not pass', () => {
  const found = blindSpots(
    { files: [], findings: [], rules: ['workspace-rules'] },
    ['rules/money.ts', 'README.md'],
    ['rules'],
  )
  expect(found.map(({ rule, path }) => `${rule} ${path}`)).toEqual(['unseen-file rules/money.ts', 'no-imports-seen .'])
})

test('a cruiser that sees files but no imports does not pass', () => {
  const files = [{ path: 'rules/money.ts', imports: [] }]
  expect(blindSpots({ files, findings: [], rules: ['workspace-rules'] }, ['rules/money.ts'], ['rules'])).toHaveLength(1)
})

test('a folder may use its subfolders, and they its front door', () => {
  const files = [
    { path: 'games/module.ts', imports: ['games/store/rows.ts'] },
    { path: 'games/store/rows.ts', imports: ['games/game.ts'] },
    { path: 'games/game.ts', imports: [] },
  ]
  expect(folderCycles(files)).toEqual([])
})

test('two modules may not lean on each other, through whichever folders', () => {
  const files = [
    { path: 'modules/games/use-cases/open.ts', imports: ['modules/wallet/balance.ts'] },
    { path: 'modules/wallet/balance.ts', imports: [] },
    { path: 'modules/wallet/store/rows.ts', imports: ['modules/games/game.ts'] },
    { path: 'modules/games/game.ts', imports: [] },
  ]
  expect(folderCycles(files).map(({ rule }) => rule)).toContain('no-folder-cycle')
})

test('tests may look further', () => {
  const files = [
    { path: 'left/a.ts', imports: ['right/b.ts'] },
    { path: 'right/b.ts', imports: [] },
    { path: 'right/b.test.ts', imports: ['left/a.ts'] },
  ]
  expect(folderCycles(files)).toEqual([])
})
