import type { Database } from '#/platform/db/database.ts'
import { Followed } from '#/platform/db/followed.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Snapshot } from './snapshot.ts'
import { hasAnyGame } from './store/read-catalogue.ts'
import { storedCatalogue, storedVersion } from './store/stored-catalogue.ts'

/** The catalogue in memory: every request sees one version and asks no database. */
export class Catalogue extends Followed<Snapshot, number> {
  constructor(database: Pick<Database, 'db' | 'listen'>) {
    super({
      database,
      channel: 'catalogue_changed',
      stored: storedVersion,
      load: async (db) => new Snapshot(await storedCatalogue(db)),
      versionOf: ({ version }) => version,
    })
  }
}

/** Whether a game was ever imported. */
export async function hasGames(db: Db): Promise<boolean> {
  return await hasAnyGame(db)
}
