import type { Database } from '#/platform/db/database.ts'
import { Followed } from '#/platform/db/followed.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Snapshot } from './snapshot.ts'
import { hasAnyGame } from './store/read-catalogue.ts'
import { storedCatalogue, storedVersion } from './store/stored-catalogue.ts'

/** The catalogue as this process serves it: every request sees one version, and none of them asks the database. */
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

/** Whether the catalogue holds or ever held a game. */
export async function hasGames(db: Db): Promise<boolean> {
  return await hasAnyGame(db)
}
