import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '#/platform/process/start-error.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import type { Tables } from '../tables.ts'

const ownFolder = new URL('migrations/', serverFolder)

/** Names a database in a refusal, and tells how to start with another one. */
export interface Place {
  readonly name: string
  readonly startAnew: string
}

interface Migrating {
  readonly place: Place
  /** Name of the last migration to run; all of them without it. */
  readonly upTo?: string | undefined
  readonly folder?: URL
}

/**
 * Runs the migrations that this database has not seen, each once, under the engine's lock, all in one
 * transaction; true when it had seen none. A database with migrations that this version does not have is left alone.
 */
export async function migrate(
  kysely: Kysely<Tables>,
  { place, upTo, folder = ownFolder }: Migrating,
): Promise<boolean> {
  const all = await migrationFiles(folder)
  const files = all.filter((file) => upTo === undefined || file <= `${upTo}.sql`)
  const seen = await seenNames(kysely)
  if (seen.length === files.length && files.every((file, i) => file === `${seen[i]}.sql`)) return false
  requireOwnHistory(seen, files, place)
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => read(files, folder) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    // Another process may have been a newer version, and quicker.
    requireOwnHistory(await seenNames(kysely), files, place)
    throw error
  }
  return seen.length === 0 && (results?.length ?? 0) > 0
}

/** Two queries, where the migrator takes a dozen: nearly every start finds nothing to do. */
async function seenNames(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ is: string | null }>`select to_regclass('kysely_migration') as is`.execute(
    kysely,
  )
  if (!tables[0]?.is) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely)
  return rows.map((row) => row.name)
}

/** Names of the migrations in the order in which they run. */
export async function migrationFiles(folder = ownFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

async function read(files: readonly string[], folder: URL): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const file of files) {
    const text = await readFile(new URL(file, folder), 'utf8')
    migrations[nameOf(file)] = {
      up: async (db) => {
        await sql.raw(text).execute(db)
      },
    }
  }
  return migrations
}

/** Refuses a database with migrations that are not among `files`. */
function requireOwnHistory(seen: readonly string[], files: readonly string[], { name, startAnew }: Place): void {
  const known = files.map(nameOf)
  if (isOfFormerHistory(seen, known))
    throw new StartError(
      `${name} was made by an earlier version, whose data this one can't read. Nothing in it was changed or deleted. ${startAnew}`,
    )
  const unknown = seen.filter((each) => !known.includes(each))
  if (unknown.length > 0)
    throw new StartError(
      `The database is newer than this version: it knows ${unknown.join(', ')}. Start the version that wrote it.`,
    )
}

/** Whether applied migrations began otherwise than those of this version, which started its history anew (ADR 28). */
export function isOfFormerHistory(applied: readonly string[], known: readonly string[]): boolean {
  return applied[0] !== undefined && applied[0] !== known[0]
}

function nameOf(file: string): string {
  return file.replace(/\.sql$/, '')
}
