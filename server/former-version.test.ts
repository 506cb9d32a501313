import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { type Database, type DatabaseTarget, openDatabase } from './platform/db/database.ts'
import { administer, databaseUrl } from './test-world/postgres-template.ts'
import { newDataFolder, sharedKeys, startServer } from './test-world/server-process.ts'
import { onEachEngine, runText } from './test-world/test-database.ts'

/** What a database of before ADR 28 has, as far as it matters here: other migrations, and a member's row. */
const former = `
  create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
  insert into kysely_migration_lock values ('migration_lock', 0);
  insert into kysely_migration values ('0001-games-catalogue', '2026-01-01'), ('0002-platform-clock', '2026-01-02');
  create table accounts (username text);
  insert into accounts values ('linh')`

/** Everything in a database: its tables, and the rows of those above. */
async function contentsOf(database: Database): Promise<unknown> {
  return await runText(
    database,
    `
    select (select array_agg(relname order by relname) from pg_class where relnamespace = 'public'::regnamespace) as relations,
      (select array_agg(name || timestamp order by name) from kysely_migration) as migrations,
      (select array_agg(username) from accounts) as accounts
  `,
  )
}

interface Place extends AsyncDisposable {
  readonly target: DatabaseTarget
  readonly variables: Record<string, string>
  readonly told: string
  /** Names of files outside of the engine's own folder, with what is in them. */
  files(): Record<string, string>
}

async function placeOf(engine: Database['engine']): Promise<Place> {
  if (engine === 'pglite') {
    const folder = newDataFolder()
    for (const name of ['master.key', 'operator.key', 'vendor.key']) writeFileSync(join(folder.path, name), name)
    return {
      target: { engine, folder: folder.path },
      variables: { DATA_DIR: folder.path },
      told: `The data folder ${folder.path} was made by an earlier version, whose data this one can't read. Nothing in it was changed or deleted. To start anew, set DATA_DIR to another folder, or move this one away.\n`,
      files: () => {
        const names = readdirSync(folder.path).filter((name) => name !== 'pglite')
        return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder.path, name), 'utf8')]))
      },
      [Symbol.asyncDispose]: async () => folder[Symbol.dispose](),
    }
  }
  const { url: server } = inject('postgresTemplate') as { url: string }
  const name = `banyan_former_${process.pid}`
  await administer(server, `drop database if exists ${name}`, `create database ${name}`)
  const url = databaseUrl(server, name)
  return {
    target: { engine, url },
    variables: { DATABASE_URL: url, ...sharedKeys },
    told: "The database of DATABASE_URL was made by an earlier version, whose data this one can't read. Nothing in it was changed or deleted. To start anew, set DATABASE_URL to another, empty database.\n",
    files: () => ({}),
    [Symbol.asyncDispose]: async () => {
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}

onEachEngine('data of an earlier version', (engine) => {
  test('[OPS-03] is refused in one line that says how to start anew, and nothing of it changes', async () => {
    await using place = await placeOf(engine)
    const opened = async (work: (database: Database) => Promise<unknown>) => {
      await using database = await openDatabase(place.target)
      return await work(database)
    }
    const before = await opened(async (database) => {
      for (const statement of former.split(';')) await runText(database, statement)
      return await contentsOf(database)
    })
    const files = place.files()
    await using server = startServer(place.variables)
    const { code, stderr } = await server.ended
    expect({ code, stderr }).toEqual({ code: 1, stderr: place.told })
    expect(place.files()).toEqual(files)
    expect(await opened(contentsOf)).toEqual(before)
  }, 120_000)
})
