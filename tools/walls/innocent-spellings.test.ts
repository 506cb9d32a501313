import { expect, test } from 'vitest'
import { fileNames } from './file-names.ts'
import { fileSize, sizeDistribution } from './file-size.ts'
import { importSpelling } from './import-spelling.ts'
import { logicalClasses } from './logical-classes.ts'
import { sqlPlaces } from './sql-places.ts'
import { tableWriters } from './table-writers.ts'
import { threeUp } from './test-world/planted.ts'

const lines = (count: number) => 'a\n'.repeat(count)

test.each([
  "const side = 'left'",
  "const text = 'Turn right at the left-hand door'",
  'const style = "ms-2 pe-4 start-0 border-s text-start rounded-e-lg"',
  'const gradient = "bg-linear-to-r justify-between place-items-start"',
  'const box = { left: 1, right: element.getBoundingClientRect().right }',
  "const track = 'left-0' // physical: the reel turns the same way in every language",
  "// once 'ml-2'",
  "/* once 'ml-2' */",
])('a portal file may say: %s', (text) => {
  expect(logicalClasses([{ path: 'portal/src/a.tsx', text }])).toEqual([])
})

test.each(['margin-inline-start: 1px', '--left: 1px', 'inset-inline-end: 0', '/* left: 0 */', 'justify-content: left'])(
  'a stylesheet may say: %s',
  (style) => expect(logicalClasses([{ path: 'ui/a.css', text: `.a { ${style} }` }])).toEqual([]),
)

test.each(["'Select a game from the list'", "'update'", "'Delete from your favourites'", "'with love'"])(
  'a text is not SQL: %s',
  (text) => expect(sqlPlaces([{ path: 'server/modules/games/a.ts', text }])).toEqual([]),
)

test('SQL may stand in a store, in a test and in a bench', () => {
  const text = "'select id from games'"
  const paths = [
    'server/modules/games/store/a.ts',
    'server/ledger/a.ts',
    'server/platform/db/a.ts',
    'server/a.pg.test.ts',
    'bench/game-list/a.mjs',
  ]
  expect(sqlPlaces(paths.map((path) => ({ path, text })))).toEqual([])
})

test.each([
  'contract/texts/zh-Hans.json',
  'README.md',
  'ui/a.gen.ts',
  '.ci/run',
  'server/a.http.test.ts',
  'portal/index.html',
])('a file may be called %s', (path) => expect(fileNames([{ path, text: '' }])).toEqual([]))

test('two folders up, a lazy import and the words of a comment are no breach', () => {
  const text = `import '../../a.ts'\nawait import('./b.ts')\n/* '${threeUp}c.ts' */\n`
  expect(importSpelling([{ path: 'server/a.ts', text }])).toEqual([])
})

test('SQL in a template does not count as lines', () => {
  const text = `${lines(290)}const rows = sql<Row>\`\n${lines(50)}\`\n`
  expect(fileSize([{ path: 'server/ledger/a.ts', text }])).toEqual([])
  expect(fileSize([{ path: 'server/ledger/a.ts', text: lines(301) }])).toHaveLength(1)
})

test('many middling files breach the distribution that each of them keeps', () => {
  const files = (count: number, size: number) =>
    Array.from({ length: count }, (_, i) => ({ path: `rules/a${i}.ts`, text: lines(size) }))
  expect(sizeDistribution(files(10, 80))).toEqual([])
  expect(sizeDistribution(files(10, 81))).toHaveLength(1)
  expect(sizeDistribution([...files(8, 20), ...files(2, 201)])).toHaveLength(1)
})

test('what looks like a comment hides nothing', () => {
  const text =
    'const accept = "image/*"\nconst glob = /[`\'"]/\nconst url = "https://a.b"; const a = "ml-2"\n/* end */\n'
  expect(logicalClasses([{ path: 'portal/src/a.tsx', text }])).toHaveLength(1)
})

test('a table named by a common word is no trap for prose, and its owner may write it', () => {
  const files = [
    { path: 'server/migrations/0001-games-catalogue.sql', text: 'create table games (id bigint);' },
    {
      path: 'server/modules/games/store/write-game.ts',
      text: "db.insertInto('games'); sql`delete from games where id = 1`",
    },
    {
      path: 'server/modules/messages/use-cases/tell.ts',
      text: "throw new Error('Nothing came from games; update games first')",
    },
  ]
  expect(tableWriters(files)).toEqual([])
})
