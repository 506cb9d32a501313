import { chmodSync, mkdirSync, mkdtempDisposableSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#/platform/db/database.ts'
import { prepareFolder } from './data-folder.ts'

const newFolder = () => mkdtempDisposableSync(join(tmpdir(), 'banyan-rights-'))
const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** A file or folder with these rights, whatever the process's own mask. */
function made(path: string, rights: number): string {
  if (path.includes('.')) writeFileSync(path, '')
  else mkdirSync(path)
  chmodSync(path, rights)
  return path
}

test("a new folder is its owner's alone", () => {
  using folder = newFolder()
  const path = join(folder.path, 'deep', 'data')
  prepareFolder(path)
  expect([rightsOf(path), rightsOf(join(folder.path, 'deep'))]).toEqual(['700', '700'])
})

// The engine makes a whole database.
test('the files of a new database are, too', { timeout: 120_000 }, async () => {
  using folder = newFolder()
  const path = join(folder.path, 'data')
  await using _database = await openDatabase({ engine: 'pglite', folder: path })
  const files = readdirSync(path, { recursive: true }).map((name) => join(path, String(name)))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([])
})

test.each([0o755, 0o777, 0o750, 0o701])(
  'one of an earlier start with rights %o is narrowed with all in it',
  (rights) => {
    using folder = newFolder()
    const data = made(join(folder.path, 'data'), rights)
    const engine = made(join(data, 'pglite'), 0o755)
    const table = made(join(engine, '1.table'), 0o644)
    const key = made(join(data, 'master.key'), 0o600)
    prepareFolder(data)
    expect([data, engine, table, key].map(rightsOf)).toEqual(['700', '700', '600', '600'])
  },
)

test('so is an empty one, and one that a link leads to; what links inside lead to is left alone', () => {
  using folder = newFolder()
  const outside = made(join(folder.path, 'outside.txt'), 0o644)
  const data = made(join(folder.path, 'data'), 0o755)
  const link = join(folder.path, 'link')
  symlinkSync(data, link)
  prepareFolder(link)
  expect(rightsOf(data)).toBe('700')
  made(join(data, 'pglite'), 0o755)
  symlinkSync(outside, join(data, 'linked'))
  chmodSync(data, 0o755)
  prepareFolder(link)
  expect([rightsOf(data), rightsOf(outside)]).toEqual(['700', '644'])
})

test('a folder with other things in it is refused by name, and left as it is', () => {
  using folder = newFolder()
  const home = made(join(folder.path, 'home'), 0o755)
  made(join(home, 'letter.txt'), 0o644)
  expect(() => prepareFolder(home)).toThrow(
    `Other users of this machine can read the data folder ${home}. Run chmod 700 on it, or set DATA_DIR to another folder.`,
  )
  expect([rightsOf(home), rightsOf(join(home, 'letter.txt'))]).toEqual(['755', '644'])
  chmodSync(home, 0o700)
  prepareFolder(home)
})
