import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { administer, databaseUrl } from '#/test-world/postgres-template.ts'
import { emptyDatabase, onEachEngine, onPostgres } from '#/test-world/test-database.ts'
import { openDatabase } from './database.ts'
import type { Tx } from './handles.ts'
import { migrationFiles } from './opening/migrate.ts'

const addVendor = (tx: Tx, code: string) =>
  tx.insertInto('game_vendors').values({ code, rank: 1, display_names: '{"en":"x"}', icon_url: '' }).execute()

onEachEngine('the database', (engine) => {
  const codes = async () => {
    const { db } = await database
    return (await db.selectFrom('game_vendors').select('code').orderBy('code').execute()).map((row) => row.code)
  }
  let database: ReturnType<typeof emptyDatabase>

  test('a transaction that returns is kept, one that throws is not', async () => {
    database = emptyDatabase(engine)
    const { transaction } = await database
    const kept = transaction(async (tx) => {
      await addVendor(tx, 'AA')
      return 'kept'
    })
    expect(await kept).toBe('kept')
    const failing = transaction(async (tx) => {
      await addVendor(tx, 'BB')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await codes()).toEqual(['AA'])
  })

  test('transactions beside each other all come to an end, and reads between them', async () => {
    database = emptyDatabase(engine)
    const { transaction, db } = await database
    const names = Array.from({ length: 40 }, (_, i) => `V${i + 10}`)
    await Promise.all(
      names.flatMap((code) => [
        transaction((tx) => addVendor(tx, code)),
        db.selectFrom('game_vendors').select('code').execute(),
      ]),
    )
    expect(await codes()).toEqual(names)
  })

  test('a query beside its own transaction is refused, not left hanging', async () => {
    const { transaction, db } = await emptyDatabase(engine)
    const hanging = transaction(async () => await db.selectFrom('game_vendors').selectAll().execute())
    await expect(hanging).rejects.toThrow('must use the transaction')
    const nested = transaction(async () => await transaction((tx) => addVendor(tx, 'AA')))
    await expect(nested).rejects.toThrow('must use the transaction')
    await transaction((tx) => addVendor(tx, 'CC'))
  })

  test('values keep their type on the way', async () => {
    const { transaction } = await emptyDatabase(engine)
    const { rows } = await transaction((tx) =>
      sql`select 9007199254740993::bigint as big, 7 as small, sum(x)::bigint as total, null as nothing,
          true as yes, '{"a":[1]}'::jsonb as json, 'ß€💰' as text, ${2n ** 62n}::bigint as given
          from generate_series(1, 3) as x`.execute(tx),
    )
    expect(rows).toEqual([
      {
        big: 9007199254740993n,
        small: 7,
        total: 6n,
        nothing: null,
        yes: true,
        json: { a: [1] },
        text: 'ß€💰',
        given: 2n ** 62n,
      },
    ])
  })

  test('an error names its SQLSTATE and constraint, and the connection lives on', async () => {
    const { transaction } = await emptyDatabase(engine)
    const twice = transaction(async (tx) => {
      await addVendor(tx, 'AA')
      await addVendor(tx, 'AA')
    })
    await expect(twice).rejects.toMatchObject({ code: '23505', table: 'game_vendors', constraint: 'game_vendors_pkey' })
    await transaction((tx) => addVendor(tx, 'AA'))
  })

  test('[OPS-02] [OPS-03] migrations run once, in order', async () => {
    const { migrate, transaction } = await emptyDatabase(engine)
    expect(await migrate()).toBe(false)
    const { rows } = await transaction((tx) =>
      sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx),
    )
    expect(rows.map((row) => `${row.name}.sql`)).toEqual(await migrationFiles())
  })
})

test('an embedded folder keeps its data, is new only once, and opens for one at a time', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-db-'))
  const target = { engine: 'pglite', folder: join(folder.path, 'deep', 'er') } as const
  {
    await using database = await openDatabase(target)
    expect(await database.migrate()).toBe(true)
    await database.transaction((tx) => addVendor(tx, 'AA'))
    await expect(openDatabase(target)).rejects.toThrow(/is using/)
  }
  await using again = await openDatabase(target)
  expect(await again.migrate()).toBe(false)
  expect(await again.db.selectFrom('game_vendors').select('code').execute()).toEqual([{ code: 'AA' }])
})

test('a folder that is a file is refused in one line', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-db-'))
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  for (const path of [file, join(file, 'below')]) {
    const opening = openDatabase({ engine: 'pglite', folder: path })
    await expect(opening).rejects.toThrow(StartError)
    await expect(openDatabase({ engine: 'pglite', folder: path })).rejects.toThrow(/Set DATA_DIR/)
  }
})

test('a closed embedded database answers that it is away', async () => {
  const database = await openDatabase({ engine: 'pglite', folder: undefined })
  await database[Symbol.asyncDispose]()
  await expect(database.db.selectFrom('game_vendors').selectAll().execute()).rejects.toMatchObject({ code: '08006' })
})

test('a PostgreSQL that is not there is refused in one line, without the password', async () => {
  await using database = await openDatabase({ engine: 'postgres', url: 'postgres://u:hunter2@127.0.0.1:1/x' })
  const failure = await database.migrate().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect((failure as Error).message).toMatch(/^The database can't be reached\./)
  expect((failure as Error).message).not.toContain('hunter2')
})

onPostgres('several processes', () => {
  test('[OPS-03] that migrate at once run each migration once, under the lock', async () => {
    const { url } = inject('postgresTemplate') as { url: string }
    const name = `banyan_race_${process.pid}`
    await administer(url, `drop database if exists ${name}`, `create database ${name}`)
    const target = { engine: 'postgres', url: databaseUrl(url, name) } as const
    const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(target)))
    try {
      const created = await Promise.all(processes.map((database) => database.migrate()))
      expect(created.filter(Boolean)).toHaveLength(1)
    } finally {
      await Promise.all(processes.map((database) => database[Symbol.asyncDispose]()))
      await administer(url, `drop database ${name} with (force)`)
    }
  })
})

onEachEngine('a database newer than the code', (engine) => {
  test('[OPS-03] is refused in one line that names what is unknown', async () => {
    const { transaction, migrate } = await emptyDatabase(engine)
    const newer = '9999-later-thing'
    await transaction((tx) => sql`insert into kysely_migration (name, timestamp) values (${newer}, 'now')`.execute(tx))
    try {
      await expect(migrate()).rejects.toThrow(StartError)
      await expect(migrate()).rejects.toThrow(newer)
    } finally {
      await transaction((tx) => sql`delete from kysely_migration where name = ${newer}`.execute(tx))
    }
  })
})
