import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '#/platform/process/start-error.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import type { Tables } from '../tables.ts'

const folder = new URL('migrations/', serverFolder)

/**
 * Runs the migrations that this database has not seen, each once, under the engine's lock, all in one
 * transaction; true when it had seen none. A database that knows a migration which this version does
 * not is newer than the code, and is left alone. With `upTo`, those after it are not run.
 */
export async function migrate(kysely: Kysely<Tables>, upTo?: string): Promise<boolean> {
  const files = (await migrationFiles()).filter((file) => upTo === undefined || file <= `${upTo}.sql`)
  if (await isUpToDate(kysely, files)) return false
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => read(files) } })
  const seen = (await migrator.getMigrations()).filter((m) => m.executedAt)
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw await explained(kysely, files, error)
  return seen.length === 0 && (results?.length ?? 0) > 0
}

/** One query, where the migrator takes a dozen: nearly every start finds nothing to do. */
async function isUpToDate(kysely: Kysely<Tables>, files: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ is: string | null }>`select to_regclass('kysely_migration') as is`.execute(kysely)
  if (!rows[0]?.is) return false
  const seen = await seenNames(kysely)
  return seen.length === files.length && files.every((file, i) => file === `${seen[i]}.sql`)
}

async function seenNames(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely)
  return rows.map((row) => row.name)
}

/** Names of the migrations in the order in which they run. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

async function read(files: readonly string[]): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const file of files) {
    const text = await readFile(new URL(file, folder), 'utf8')
    migrations[file.replace(/\.sql$/, '')] = {
      up: async (db) => {
        await sql.raw(text).execute(db)
      },
    }
  }
  return migrations
}

async function explained(kysely: Kysely<Tables>, files: readonly string[], error: unknown): Promise<unknown> {
  const known = new Set(files.map((file) => file.replace(/\.sql$/, '')))
  const newer = (await seenNames(kysely)).filter((name) => !known.has(name))
  if (newer.length === 0) return error
  return new StartError(
    `The database is newer than this version: it knows ${newer.join(', ')}. Start the version that wrote it.`,
  )
}
