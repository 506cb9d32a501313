import { CompiledQuery } from 'kysely'
import { describe, inject } from 'vitest'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { emptyTables } from './empty-tables.ts'
import { moveClock } from './move-clock.ts'
import { administer, databaseUrl } from './postgres-template.ts'

export type Engine = Database['engine']

/** Shared by the worlds of one worker, which run one after the other. */
const opened = new Map<Engine, Promise<SharedDatabase>>()

interface SharedDatabase {
  readonly database: Database
  /** Those who listened belong to a world that is over: they would all look again at each change of the next one. */
  forgetListeners(): void
}

/** A suite that runs on both engines; without TEST_DATABASE_URL its PostgreSQL half is counted as skipped. */
export function onEachEngine(name: string, suite: (engine: Engine) => void): void {
  describe(`${name} on pglite`, () => suite('pglite'))
  onPostgres(name, () => suite('postgres'))
}

/** A suite for PostgreSQL alone: races, locks and several processes. */
export function onPostgres(name: string, suite: () => void): void {
  const isThere = inject('postgresTemplate') !== undefined
  describe.skipIf(!isThere)(`${name} on postgres${isThere ? '' : ' (TEST_DATABASE_URL is not set)'}`, suite)
}

/** An empty, migrated database of this engine. */
export async function emptyDatabase(engine: Engine): Promise<Database> {
  let opening = opened.get(engine)
  if (!opening) {
    opening = (engine === 'pglite' ? embedded() : copyOfTemplate()).then(shared)
    opened.set(engine, opening)
  }
  const { database, forgetListeners } = await opening
  forgetListeners()
  await emptyTables(database)
  // A test before may have moved it.
  await database.transaction((tx) => moveClock(tx, 0))
  return database
}

function shared(own: Database): SharedDatabase {
  const channels = new Map<
    string,
    { readonly listening: Promise<void>; readonly heard: Set<(payload: string) => void> }
  >()
  const listen: Database['listen'] = async (channel, hear) => {
    let known = channels.get(channel)
    if (!known) {
      const heard = new Set<(payload: string) => void>()
      const tell = (payload: string) => {
        for (const each of heard) each(payload)
      }
      known = { listening: own.listen(channel, tell), heard }
      channels.set(channel, known)
    }
    known.heard.add(hear)
    await known.listening
  }
  return {
    database: { ...own, listen },
    forgetListeners: () => {
      for (const { heard } of channels.values()) heard.clear()
    },
  }
}

async function embedded(): Promise<Database> {
  const database = await openDatabase({ engine: 'pglite', folder: undefined })
  await database.migrate()
  return database
}

async function copyOfTemplate(): Promise<Database> {
  const { url, name } = inject('postgresTemplate') ?? {}
  if (!url || !name) throw new Error('this test needs TEST_DATABASE_URL')
  const copy = `${name}_${process.env.VITEST_POOL_ID ?? '0'}_${process.pid}`
  await administer(url, `drop database if exists ${copy}`, `create database ${copy} template ${name}`)
  return await openDatabase({ engine: 'postgres', url: databaseUrl(url, copy) })
}

/** Runs one statement as it is written, in a transaction of its own. */
export async function runText(
  { transaction }: Pick<Database, 'transaction'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const { rows } = await transaction((tx) =>
    tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values])),
  )
  return rows
}
