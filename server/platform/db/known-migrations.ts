import { migrationFiles } from './opening/migrate.ts'

/** Names of all migrations of this version, in the order in which they run. */
export async function knownMigrations(): Promise<string[]> {
  return (await migrationFiles()).map((file) => file.replace(/\.sql$/, ''))
}
