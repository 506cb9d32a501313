import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { DatabaseTarget } from '#/platform/db/database.ts'
import { StartError } from '#/platform/process/start-error.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import { administer, databaseUrl } from '#/test-world/postgres-template.ts'
import { onEachEngine } from '#/test-world/test-database.ts'
import { pgliteDialect } from '../pglite/dialect.ts'
import { Engine } from '../pglite/engine.ts'
import type { Tables } from '../tables.ts'
import { usualBounds } from './bounds.ts'
import { migrate, migrationFiles } from './migrate.ts'
import { postgresDialect } from './postgres.ts'

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

/** Of a database without a table; `made` takes it away again. */
async function bareDialect(engine: DatabaseTarget['engine'], made: AsyncDisposableStack) {
  if (engine === 'pglite') {
    const embedded = new Engine()
    made.defer(() => embedded.close())
    await embedded.open('memory://')
    return pgliteDialect(embedded, (driver) => driver)
  }
  const { url } = inject('postgresTemplate') as { url: string }
  const name = `banyan_bare_${process.pid}`
  await administer(url, `drop database if exists ${name}`, `create database ${name}`)
  made.defer(async () => {
    await administer(url, `drop database ${name} with (force)`)
  })
  const ignore = () => {}
  return postgresDialect(databaseUrl(url, name), (driver) => driver, ignore, usualBounds.patient)
}

const place = { name: 'The notebook', startAnew: 'Take another one.' }
const notes = 'create table notes (id int primary key, text text not null);'
const kept = "insert into notes values (1, 'kept');"

/** A folder of migrations, by name. */
function folderOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-migrations-'))
  const write = (more: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(more)) writeFileSync(join(folder.path, `${name}.sql`), text)
  }
  write(files)
  return { url: pathToFileURL(`${folder.path}/`), write, [Symbol.dispose]: () => folder.remove() }
}

async function rowsOf(kysely: Kysely<Tables>, query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(kysely)).rows
}

const names = 'select name from kysely_migration order by name'
const tables = "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1"

onEachEngine('migrations', (engine) => {
  const made = new AsyncDisposableStack()
  let kysely: Kysely<Tables>

  beforeAll(async () => {
    kysely = new Kysely<Tables>({ dialect: await bareDialect(engine, made) })
    made.defer(() => kysely.destroy())
  })
  beforeEach(async () => {
    await sql.raw('drop schema public cascade; create schema public').execute(kysely)
  })
  afterAll(() => made.disposeAsync())

  test('[OPS-03] run once and in order, later ones on what is there', async () => {
    using folder = folderOf({ '0002-more': 'alter table notes add colour text;', '0001-notes': notes + kept })
    const run = () => migrate(kysely, { place, folder: folder.url })
    expect(await run()).toBe(true)
    expect(await run()).toBe(false)
    folder.write({ '0003-red': "update notes set colour = 'red';", '0004-two': "insert into notes values (2, 'new')" })
    expect(await run()).toBe(false)
    expect(await rowsOf(kysely, 'select * from notes order by id')).toEqual([
      { id: 1, text: 'kept', colour: 'red' },
      { id: 2, text: 'new', colour: null },
    ])
    expect(await rowsOf(kysely, names)).toHaveLength(4)
  })

  test('[OPS-03] stop at the one that is asked for, and go on from there', async () => {
    using folder = folderOf({ '0001-notes': notes + kept, '0002-gone': 'delete from notes;' })
    expect(await migrate(kysely, { place, folder: folder.url, upTo: '0001-notes' })).toBe(true)
    expect(await rowsOf(kysely, 'select text from notes')).toEqual([{ text: 'kept' }])
    expect(await migrate(kysely, { place, folder: folder.url })).toBe(false)
    expect(await rowsOf(kysely, 'select text from notes')).toEqual([])
  })

  test('[OPS-03] that fail leave nothing of those before them, and may be tried again', async () => {
    using folder = folderOf({ '0001-notes': notes, '0002-wrong': 'insert into notes values (1, null);' })
    const run = () => migrate(kysely, { place, folder: folder.url })
    await expect(run()).rejects.toMatchObject({ code: '23502' })
    expect(await rowsOf(kysely, "select to_regclass('notes') as found")).toEqual([{ found: null }])
    folder.write({ '0002-wrong': kept })
    expect(await run()).toBe(true)
    expect(await rowsOf(kysely, 'select text from notes')).toEqual([{ text: 'kept' }])
  })

  test('[OPS-03] refuse what another history made, and leave it as it is', async () => {
    using former = folderOf({ '0001-papers': notes + kept, '0002-more': 'alter table notes add colour text;' })
    using folder = folderOf({ '0001-notes': notes, '0002-more': 'create table pens (id int);' })
    await migrate(kysely, { place, folder: former.url })
    const before = [await rowsOf(kysely, names), await rowsOf(kysely, tables)]
    const refused = await migrate(kysely, { place, folder: folder.url }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect((refused as Error).message).toBe(
      "The notebook was made by an earlier version, whose data this one can't read. Nothing in it was changed or deleted. Take another one.",
    )
    expect([await rowsOf(kysely, names), await rowsOf(kysely, tables)]).toEqual(before)
    expect(await rowsOf(kysely, 'select * from notes')).toEqual([{ id: 1, text: 'kept', colour: null }])
    expect(await migrate(kysely, { place, folder: former.url })).toBe(false)
  })
})
